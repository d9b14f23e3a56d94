import SegueDiagnostics
import SegueSystem
import SegueYAML

/// The app's project: where its packages are written down.
struct AppProject {
  /// The project's manifest; nil if it has none.
  var manifest: AppManifest?
  /// Whether there is an Xcode project.
  var hasXcodeProject = false

  /// The path of a clone of Segue beside the repository, from the project's folder.
  var clone = "../segue"

  /// Both forms are shown.
  init() {}

  /// The project around a command's folder.
  init(around environment: CommandEnvironment) {
    let project = environment.project
    let root = environment.path("\(project.root).")
    clone = "../\(project.repository)segue"
    manifest = AppManifest(in: root)
    let names = (try? OpenFolder(root).entries().map(\.name)) ?? []
    hasXcodeProject = !Project.targets(ofXcodeProjectsAmong: names).isEmpty
  }

  /// Where an app's packages and products are written down, and as what.
  func text(of packages: [Package]) -> String {
    var parts: [String] = []
    if manifest != nil || !hasXcodeProject { parts.append(manifestLines(of: packages)) }
    if manifest == nil { parts.append(Self.xcodeLines(of: packages)) }
    return parts.joined(separator: "\n\n")
  }

  /// The lines for a manifest, without the packages that it has, and what else it lacks.
  private func manifestLines(of packages: [Package]) -> String {
    let missing = packages.filter { manifest?.names($0.name) != true }
    let requirement = manifest == nil ? " (\(AppManifest.requirement))" : ""
    let task =
      switch missing.first?.name {
      case nil: " has the packages; these products for your target"
      case "segue": ": a clone of Segue beside your app, and products of your target"
      default: ": packages, and products of your target"
      }
    return
      ((manifest?.problems ?? []).map { "// Package.swift \($0)" }
      + ["// Package.swift\(requirement)\(task)"] + missing.map(\.declaration)
      + packages.flatMap(\.dependencies)).joined(separator: "\n")
  }

  private static func xcodeLines(of packages: [Package]) -> String {
    ([
      "// In Xcode: File › Add Package Dependencies… › Add Local… with each of these folders, its traits off (from Xcode 26.4), and its products in the target's frameworks"
    ] + packages.map { "// \($0.path.printable): \($0.products.joined(separator: ", "))" })
    .joined(separator: "\n")
  }
}

extension AppProject {
  /// The file for compiled presets where no project says otherwise.
  static let usualFile = "Sources/App/Catalog.swift"

  /// A file for the compiled presets of each of a project's targets, that of the package's own name first.
  static func newFiles(in root: String) -> [String] {
    func folders(_ path: String) -> [String] {
      ((try? OpenFolder(path).entries()) ?? []).filter { $0.kind == .folder }.map(\.name)
    }
    let sources = folders("\(root)/Sources").sorted()
    let main = AppManifest(in: root)?.package
    let targets =
      sources.isEmpty
      ? xcodeFolders(in: root, among: folders(root)).sorted()
      : (sources.filter { $0 == main } + sources.filter { $0 != main }).map { "Sources/\($0)" }
    return targets.map { "\($0)/Catalog.swift" }
  }

  /// The folders of an Xcode project's targets.
  private static func xcodeFolders(in root: String, among folders: [String]) -> [String] {
    func names(_ path: String) -> [String] { ((try? OpenFolder(path).entries()) ?? []).map(\.name) }
    let targets = Project.targets(ofXcodeProjectsAmong: names(root))
    // A target's folder need not be named like its project.
    let withCode = folders.filter { folder in
      names("\(root)/\(folder)").contains { $0.hasSuffix(".swift") }
    }
    let isUsual = targets.isEmpty || withCode.isEmpty || targets.contains(where: folders.contains)
    return isUsual ? targets : withCode
  }
}

extension AppProject {
  /// A package that an app links products of.
  struct Package {
    let name: String
    /// The path from the project's folder.
    let path: String
    var products: [String]

    /// The line of a manifest for the package; Segue's traits bring what only its tools need.
    var declaration: String {
      ".package(name: \"\(name)\", path: \"\(path.printable)\"\(name == "segue" ? ", traits: []" : "")),"
    }

    /// The lines for a target's dependencies.
    var dependencies: [String] {
      products.map { ".product(name: \"\($0)\", package: \"\(name)\")," }
    }
  }
}
