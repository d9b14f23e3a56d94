import Foundation
import PackagePlugin

/// Generates `Catalog.swift` from the presets of a target whenever one of them changes.
@main
struct SegueCatalogPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    [
      try command(
        named: target.name, generator: context.tool(named: "SegueCatalogGenerator").url,
        catalog: CatalogLocation(in: [target.directoryURL, context.package.directoryURL]),
        output: context.pluginWorkDirectoryURL)
    ]
  }

  /// The command that generates the file of a target.
  private func command(
    named target: String, generator: URL, catalog: CatalogLocation, output folder: URL
  ) -> Command {
    let file = folder.appending(path: "Catalog.swift")
    return .buildCommand(
      displayName: "Compiling the transitions of \(target)", executable: generator,
      arguments: [
        catalog.folder.path(percentEncoded: false), file.path(percentEncoded: false),
      ],
      inputFiles: catalog.inputs, outputFiles: [file])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SegueCatalogPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      return [
        try command(
          named: target.displayName, generator: context.tool(named: "SegueCatalogGenerator").url,
          catalog: CatalogLocation(in: [project.appending(path: target.displayName), project]),
          output: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
