import SegueStaging
import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SeguePlugins

/// `segue plugins path`: the search path of plugins.
struct PluginsPathCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Print the folders where Segue looks for plugins, in order.",
    discussion: """
      Prints one folder per line with tab-separated fields: the folder, why Segue searches it, and \
      whether it exists. If several plugins have the same id, the first one wins.

      Examples:
        segue plugins path
        mkdir -p "$(segue plugins path --user)"
        cp -r ripple-tiles.segueplugin "$(segue plugins path --user)"
      """)

  @Flag(help: "Print only your own plugin folder.")
  var user = false

  @OptionGroup(title: "Plugins") var plugins: PluginOptions
  @OptionGroup var format: FormatOptions

  func run(in environment: CommandEnvironment) throws {
    if user {
      guard let folder = PluginSearch.userFolders(environment.variable).first else {
        throw CommandFailure(
          .notFound, "there is no user folder: neither XDG_DATA_HOME nor HOME is set")
      }
      try environment.print(folder)
      return
    }
    let found = plugins.use(in: environment).collection
    let places = plugins.search(in: environment).places.map { place in
      (place, found.state(of: place))
    }
    if format.isJSON {
      let members = places.map { place, state -> JSONValue in
        [
          "path": .string(place.path), "why": .string(place.reason.rawValue),
          "state": .string(state),
        ]
      }
      try environment.print(["schema": 1, "places": .array(members)])
      return
    }
    for (place, state) in places {
      try environment.print("\(place.path.printable)\t\(place.reason.rawValue)\t\(state)")
    }
  }
}
