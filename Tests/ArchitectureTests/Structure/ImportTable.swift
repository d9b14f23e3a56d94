/// A target of the package, and what its sources may import.
struct TargetRule {
  /// Where a target may import the C library (Glibc, Musl, Bionic or Darwin).
  enum CLibrary: Equatable {
    case nowhere
    case anywhere
    case only(files: Set<String>)
  }

  let name: String
  /// The targets right below; what lies below those is allowed as well.
  let imports: [String]
  var cLibrary: CLibrary = .nowhere
  /// Modules from other packages.
  var outside: Set<String> = []
}

/// The table of `ARCHITECTURE.md`: who may import whom.
struct ImportTable {
  let targets: [TargetRule]

  static let segue = ImportTable(targets: [
    TargetRule(name: "CLibYAML", imports: []),
    TargetRule(name: "CImageLibraries", imports: []),
    TargetRule(name: "CMicroHTTPD", imports: []),
    TargetRule(name: "CSegueKernels", imports: []),
    TargetRule(name: "CSeguePlugin", imports: []),
    TargetRule(name: "CSegueSandbox", imports: []),
    // What an app links.
    TargetRule(name: "SegueTimeline", imports: [], cLibrary: .only(files: ["LibM.swift"])),
    TargetRule(name: "SegueCatalog", imports: ["SegueTimeline"]),
    TargetRule(name: "SegueAnimators", imports: ["SegueTimeline"]),
    TargetRule(name: "SegueCoordinator", imports: ["SegueCatalog"]),
    TargetRule(name: "SegueStyles", imports: ["SegueCoordinator"]),
    TargetRule(
      name: "SeguePluginABI", imports: ["SegueCatalog", "CSeguePlugin"],
      cLibrary: .only(files: ["Guarded.swift"])),
    TargetRule(
      name: "SegueUIKit", imports: ["SegueCoordinator", "SegueAnimators"],
      outside: ["UIKit", "QuartzCore", "CoreImage", "SwiftUI", "ObjectiveC", "os"]),
    // What plugins written in Swift link.
    TargetRule(name: "SeguePluginKit", imports: ["CSeguePlugin"]),
    // What tools link.
    TargetRule(
      name: "SegueSystem", imports: ["CSegueSandbox"], cLibrary: .anywhere,
      outside: ["SystemPackage"]),
    TargetRule(name: "SegueDiagnostics", imports: []),
    TargetRule(name: "SegueJSONRPC", imports: ["SegueSystem", "SegueDiagnostics"]),
    TargetRule(name: "SegueExpressions", imports: ["SegueCatalog"]),
    TargetRule(
      name: "SegueScenes",
      imports: ["SegueCoordinator", "SegueExpressions", "SegueDiagnostics"]),
    TargetRule(
      name: "SegueYAML",
      imports: ["SegueScenes", "SeguePluginABI", "SegueSystem", "CLibYAML"],
      outside: ["SystemPackage"]),
    TargetRule(
      name: "SeguePlugins", imports: ["SegueYAML"],
      cLibrary: .only(files: ["Confinement.swift", "ProbeRecords.swift"]),
      outside: ["SystemPackage"]),
    TargetRule(
      name: "SeguePreview",
      imports: ["SegueScenes", "SegueSystem", "CImageLibraries", "CSegueKernels"],
      outside: ["SystemPackage"]),
    TargetRule(
      name: "SegueExport", imports: ["SegueYAML", "SegueAnimators"]),
    TargetRule(name: "SegueCatalogGenerator", imports: ["SegueExport"]),
    TargetRule(name: "SegueLaws", imports: ["SegueExport", "SeguePreview"]),
    TargetRule(
      name: "SegueStaging",
      imports: [
        "SegueCoordinator", "SegueAnimators", "SeguePlugins", "SeguePreview", "SegueExport",
      ],
      outside: ["SystemPackage"]),
    TargetRule(
      name: "SegueGallery", imports: ["SegueStaging", "CMicroHTTPD"],
      outside: ["SystemPackage"]),
    TargetRule(
      name: "SegueTerminal", imports: ["SegueStaging"],
      cLibrary: .only(
        files: [
          "TerminalDevice.swift", "TerminalMode.swift", "TerminalSignals.swift",
          "TerminalSize.swift",
        ]),
      outside: ["SystemPackage"]),
    TargetRule(
      name: "SegueCLI",
      imports: ["SegueLaws", "SegueGallery", "SegueTerminal", "SegueStyles", "SegueJSONRPC"],
      outside: ["ArgumentParser", "SystemPackage"]),
  ])

  /// What an app links.
  static let linkedByApps: Set = [
    "SegueTimeline", "SegueCatalog", "SegueAnimators", "SegueCoordinator", "SegueStyles",
    "SegueUIKit", "SeguePluginABI", "CSeguePlugin",
  ]

  /// The targets that the package has only where Apple's frameworks are.
  ///
  /// Elsewhere `Tests/UIKitStandIn` builds their sources.
  static let needsAppleFrameworks: Set = ["SegueUIKit"]

  /// Parts of the standard library that are modules of their own; the timeline needs none of them.
  private static let standardLibrary: Set = ["Swift", "Synchronization"]
  private static let cLibraries: Set = ["Glibc", "Musl", "Bionic", "Darwin"]

  func rule(of name: String) -> TargetRule? { targets.first { $0.name == name } }

  /// Every target that lies below one.
  func below(_ name: String) -> Set<String> {
    let next = rule(of: name)?.imports ?? []
    return next.reduce(into: Set(next)) { all, target in all.formUnion(below(target)) }
  }

  /// Says why a file must not import a module, or nothing where it may.
  func objection(to module: String, in file: String, of rule: TargetRule) -> String? {
    if Self.cLibraries.contains(module) {
      switch rule.cLibrary {
      case .anywhere: return nil
      case .only(let allowed) where allowed.contains(file): return nil
      case .only(let allowed):
        let files = allowed.sorted().joined(separator: ", ")
        return "only \(files) of \(rule.name) imports the C library"
      case .nowhere: return "\(rule.name) does not import the C library"
      }
    }
    // Synchronization needs iOS 18.
    if module == "Synchronization", Self.linkedByApps.contains(rule.name) {
      return "\(module) is newer than what an app needs for \(rule.name)"
    }
    if Self.standardLibrary.contains(module), rule.name != "SegueTimeline" { return nil }
    if rule.outside.contains(module) || below(rule.name).contains(module) { return nil }
    return "\(module) does not lie below \(rule.name)"
  }
}
