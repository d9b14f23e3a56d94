import SegueStaging
import ArgumentParser
import SegueCatalog
import SeguePlugins

/// `segue plugins path`: where plugins are looked for.
struct PluginsPathCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Print the folders that plugins are looked for in, in order.",
    discussion: """
      One folder a line, its fields separated by tabs: the folder, why it is looked at, and \
      whether it is there. Of plugins with the same id the first is used.

      Examples:
        segue plugins path
        mkdir -p "$(segue plugins path --user)"
        cp -r ripple-tiles.segueplugin "$(segue plugins path --user)"
      """)

  @Flag(help: "Print only the user's own folder, which plugins are copied to.")
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
      let members = places.map { place, state in
        JSONText.object([
          ("path", JSONText.quote(place.path)), ("why", JSONText.quote(place.reason.rawValue)),
          ("state", JSONText.quote(state)),
        ])
      }
      try environment.print(
        JSONText.object([("schema", "1"), ("places", JSONText.array(members))]))
      return
    }
    for (place, state) in places {
      try environment.print("\(place.path.printable)\t\(place.reason.rawValue)\t\(state)")
    }
  }
}
