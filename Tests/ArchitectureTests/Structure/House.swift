/// A target of the package, and what its sources may import.
struct Room {
  /// Where a target may import the C library (Glibc, Musl, Bionic or Darwin).
  enum CLibrary: Equatable {
    case nowhere
    case anywhere
    case only(files: Set<String>)
  }

  let name: String
  /// The rooms right below; what lies below those is allowed as well.
  let imports: [String]
  var cLibrary: CLibrary = .nowhere
  /// Modules from other packages.
  var outside: Set<String> = []
}

/// The table of `ARCHITECTURE.md`: who may import whom.
struct House {
  let rooms: [Room]

  static let segue = House(rooms: [
    Room(name: "CLibYAML", imports: []),
    Room(name: "CCairo", imports: []),
    Room(name: "CWebP", imports: []),
    Room(name: "CPNG", imports: []),
    Room(name: "CMicroHTTPD", imports: []),
    Room(name: "CSegueKernels", imports: []),
    Room(name: "CSeguePlugin", imports: []),
    // What an app links.
    Room(name: "SegueTimeline", imports: [], cLibrary: .only(files: ["LibM.swift"])),
    Room(name: "SegueCatalog", imports: ["SegueTimeline"]),
    Room(name: "SegueAnimators", imports: ["SegueTimeline"]),
    Room(name: "SegueCoordinator", imports: ["SegueCatalog"]),
    Room(
      name: "SeguePluginABI", imports: ["SegueCatalog", "CSeguePlugin"],
      cLibrary: .only(files: ["Guarded.swift"])),
    Room(name: "SegueUIKit", imports: ["SegueCoordinator"], outside: ["UIKit", "QuartzCore"]),
    // What plugins written in Swift link.
    Room(name: "SeguePluginKit", imports: ["CSeguePlugin"]),
    // What tools link.
    Room(name: "SegueSystem", imports: [], cLibrary: .anywhere, outside: ["SystemPackage"]),
    Room(name: "SegueJSON", imports: []),
    Room(name: "SegueDiagnostics", imports: ["SegueJSON"]),
    Room(name: "SegueScenes", imports: ["SegueCatalog"]),
    Room(name: "SegueScenarios", imports: ["SegueCoordinator", "SegueDiagnostics"]),
    Room(
      name: "SegueYAML",
      imports: ["SegueScenes", "SegueScenarios", "SeguePluginABI", "SegueSystem", "CLibYAML"],
      outside: ["SystemPackage"]),
    Room(
      name: "SeguePlugins", imports: ["SegueYAML"],
      cLibrary: .only(files: ["Confinement.swift", "LibraryProbe+ABI.swift"]),
      outside: ["SystemPackage"]),
    Room(
      name: "SeguePreview",
      imports: ["SegueScenes", "SegueSystem", "CCairo", "CWebP", "CPNG", "CSegueKernels"],
      outside: ["SystemPackage"]),
    Room(
      name: "SegueTerminal", imports: ["SeguePreview", "SegueDiagnostics"],
      cLibrary: .only(
        files: [
          "TerminalDevice.swift", "TerminalMode.swift", "TerminalSignals.swift",
          "TerminalSize.swift",
        ]),
      outside: ["SystemPackage"]),
    Room(name: "SegueExport", imports: ["SegueCatalog", "SegueDiagnostics"]),
    Room(name: "SegueLaws", imports: ["SegueCoordinator", "SegueExport"]),
    Room(
      name: "SegueStaging",
      imports: [
        "SegueCoordinator", "SegueAnimators", "SeguePlugins", "SeguePreview", "SegueExport",
      ],
      outside: ["SystemPackage"]),
    Room(
      name: "SegueGallery", imports: ["SegueStaging", "CMicroHTTPD"], outside: ["SystemPackage"]),
    Room(
      name: "SegueBrowser", imports: ["SegueStaging", "SegueTerminal"], outside: ["SystemPackage"]),
    Room(
      name: "SegueCLI", imports: ["SegueLaws", "SegueGallery", "SegueBrowser"],
      outside: ["ArgumentParser", "SystemPackage"]),
    Room(name: "segue", imports: ["SegueCLI"]),
  ])

  /// What an app links.
  static let linkedByApps: Set = [
    "SegueTimeline", "SegueCatalog", "SegueAnimators", "SegueCoordinator", "SegueUIKit",
    "SeguePluginABI", "CSeguePlugin",
  ]

  /// The rooms that later work brings: in the table, not yet in the package.
  static let later: Set = ["SegueUIKit"]

  /// Parts of the standard library that are modules of their own; the timeline needs none of them.
  private static let standardLibrary: Set = ["Swift", "Synchronization"]
  private static let cLibraries: Set = ["Glibc", "Musl", "Bionic", "Darwin"]

  func room(_ name: String) -> Room? { rooms.first { $0.name == name } }

  /// Every room that lies below one.
  func below(_ name: String) -> Set<String> {
    let next = room(name)?.imports ?? []
    return next.reduce(into: Set(next)) { all, room in all.formUnion(below(room)) }
  }

  /// Says why a file must not import a module, or nothing where it may.
  func objection(to module: String, in file: String, of room: Room) -> String? {
    if Self.cLibraries.contains(module) {
      switch room.cLibrary {
      case .anywhere: return nil
      case .only(let allowed) where allowed.contains(file): return nil
      case .only(let allowed):
        let files = allowed.sorted().joined(separator: ", ")
        return "only \(files) of \(room.name) imports the C library"
      case .nowhere: return "\(room.name) does not import the C library"
      }
    }
    // Synchronization needs iOS 18.
    if module == "Synchronization", Self.linkedByApps.contains(room.name) {
      return "\(module) is newer than what an app needs for \(room.name)"
    }
    if Self.standardLibrary.contains(module), room.name != "SegueTimeline" { return nil }
    if room.outside.contains(module) || below(room.name).contains(module) { return nil }
    return "\(module) does not lie below \(room.name)"
  }
}
