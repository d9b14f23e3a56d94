import SegueYAML

/// The presets of a catalog for programs: one on each line, with tab-separated fields.
///
/// What `segue list` prints into a file or a pipe unless it is asked for something else. It needs no parser, whose start
/// takes several times as long.
struct PlainList {
  let catalog: FolderChoice

  /// The list that a command line asks for; nil if it asks for anything but `list [--catalog FOLDER]…`.
  init?(_ arguments: [String]) {
    guard arguments.first == "list" else { return nil }
    var folders: [String] = []
    var words = arguments.dropFirst()
    while let option = words.popFirst() {
      guard option == "--catalog", let folder = words.popFirst(), !folder.isEmpty,
        !folder.hasPrefix("-")
      else { return nil }
      folders.append(folder)
    }
    catalog = FolderChoice(folders: folders)
  }

  /// Prints the list, then the catalog's messages.
  func run(in environment: CommandEnvironment) throws {
    let index = try catalog.index(in: environment)
    let style = ColorChoice.auto.style(in: environment, isTerminal: environment.hasErrorTerminal)
    try environment.printLines(of: index.entries)
    try environment.report(index.messages, style: style)
    if index.entries.isEmpty {
      try environment.report(.note, ListCommand.emptyCatalogNote, style: style)
    }
  }
}

extension CommandEnvironment {
  /// Prints each preset's line.
  ///
  /// Reusing a small buffer is cheaper than one as long as the list.
  func printLines(of entries: [CatalogEntry]) throws(CommandFailure) {
    let portion = 1 << 16
    var bytes: [UInt8] = []
    for entry in entries {
      bytes.append(contentsOf: entry.line)
      if bytes.count >= portion {
        try output.write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try output.write(bytes)
  }
}
