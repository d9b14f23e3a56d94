import ArgumentParser

/// The location of the catalog, as options.
struct CatalogOptions: ParsableArguments {
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "A catalog folder to search first; can be repeated.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  @OptionGroup(title: "Plugins") var plugins: PluginOptions
}
