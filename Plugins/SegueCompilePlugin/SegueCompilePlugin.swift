import Foundation
import PackagePlugin

/// `swift package segue-compile [--check] [--target NAME…]`: writes `Catalog.swift` into the folders of
/// targets, for those who commit what is generated.
@main
struct SegueCompilePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let checks = arguments.extractFlag(named: "check") > 0
    let all = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    let targets = try names.isEmpty ? withCatalogs(all, in: context) : named(names, among: all)
    let generator = try context.tool(named: "SegueCatalogGenerator").url
    for target in targets {
      try run(
        generator, checks: checks,
        catalog: CatalogLocation(in: [target.directoryURL, context.package.directoryURL]),
        output: target.directoryURL)
    }
  }

  /// The targets that have a catalog of their own; else the only one, which may have that of the package.
  private func withCatalogs(
    _ targets: [SwiftSourceModuleTarget], in context: PluginContext
  ) throws -> [SwiftSourceModuleTarget] {
    let own = targets.filter { (try? CatalogLocation(in: [$0.directoryURL])) != nil }
    if !own.isEmpty { return own }
    let others = targets.filter { $0.kind != .test }
    guard others.count == 1 else { throw CompileFailure.severalTargets }
    return others
  }

  private func named(
    _ names: [String], among targets: [SwiftSourceModuleTarget]
  ) throws -> [SwiftSourceModuleTarget] {
    try names.map { name in
      guard let target = targets.first(where: { $0.name == name }) else {
        throw CompileFailure.unknownTarget(name)
      }
      return target
    }
  }

  private func run(
    _ generator: URL, checks: Bool, catalog: CatalogLocation, output folder: URL
  ) throws {
    let file = folder.appending(path: "Catalog.swift").path(percentEncoded: false)
    let process = Process()
    process.executableURL = generator
    process.arguments =
      (checks ? ["--check"] : []) + [catalog.folder.path(percentEncoded: false), file]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CompileFailure.generator }
    if !checks { print(file) }
  }
}

/// Why nothing was written.
enum CompileFailure: Error, CustomStringConvertible {
  case severalTargets
  case unknownTarget(String)
  case generator

  var description: String {
    switch self {
    case .severalTargets: "the package has several targets; choose with --target NAME"
    case .unknownTarget(let name): "there is no Swift target '\(name)'"
    case .generator: "the catalog was not compiled"
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SegueCompilePlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var arguments = ArgumentExtractor(arguments)
      let checks = arguments.extractFlag(named: "check") > 0
      let project = context.xcodeProject.directoryURL
      let generator = try context.tool(named: "SegueCatalogGenerator").url
      // Xcode passes the targets that were chosen in its dialog.
      for name in arguments.extractOption(named: "target") {
        let folder = project.appending(path: name)
        try run(
          generator, checks: checks, catalog: CatalogLocation(in: [folder, project]),
          output: folder)
      }
    }
  }
#endif
