import ArgumentParser
import SegueYAML

/// Where the catalogue comes from.
struct CatalogueOptions: ParsableArguments {
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "A catalogue folder to search first; may be given several times.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  /// The places that are searched.
  func search(in environment: CommandEnvironment) -> CatalogueSearch {
    CatalogueSearch(
      options: folders, currentFolder: environment.currentFolder,
      executable: environment.executable, environment: environment.variable)
  }

  /// The folders that are there.
  func paths(in environment: CommandEnvironment) throws(CommandFailure) -> [String] {
    let search = search(in: environment)
    let found: [CatalogueSearch.Place]
    do {
      found = try search.folders()
    } catch {
      throw CommandFailure(
        .inputOutput, error.description, help: "a catalogue is a folder of families of presets")
    }
    guard !found.isEmpty else {
      let places = search.places.map(\.path).joined(separator: ", ")
      throw CommandFailure(
        .notFound, "there is no catalogue; these folders were looked for: \(places)",
        help: "name one with --catalog FOLDER, or set SEGUE_CATALOG")
    }
    return found.map(\.path)
  }

  /// The list of what the folders hold.
  func index(in environment: CommandEnvironment) throws(CommandFailure) -> CatalogueIndex {
    let listing = CatalogueListing(
      folders: try paths(in: environment), cacheFolder: environment.cacheFolder,
      now: environment.now(), remarks: { Catalogue($0, $1).remarks })
    do {
      return try listing.index()
    } catch {
      throw CommandFailure(.inputOutput, error.description)
    }
  }
}

extension CommandEnvironment {
  /// Where Segue keeps what it can make anew.
  var cacheFolder: String? {
    CatalogueSearch.userFolder("XDG_CACHE_HOME", orHome: ".cache", variable)
      .map { "\($0)/segue" }
  }
}
