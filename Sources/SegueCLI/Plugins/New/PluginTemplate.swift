/// The source of a new plugin in a language: its files, named for the plugin.
struct PluginTemplate {
  /// The languages that there is a template for.
  enum Language: String, CaseIterable {
    case c, swift, rust

    /// What has to be installed to build it.
    var compiler: String {
      switch self {
      case .c: "a C compiler"
      case .swift: "swiftc of Swift 6.3 or newer"
      case .rust: "rustc"
      }
    }
  }

  /// A file: its path in the plugin's folder, and its text.
  struct File: Hashable {
    var path: String
    var text: String
  }

  /// The files, in the order of their paths.
  let files: [File]

  /// Names the files of a language for a plugin.
  init(_ language: Language, for name: PluginName) {
    let places = [
      ("Examples/templates/shared/", ""), ("Examples/templates/\(language.rawValue)/", ""),
    ]
    files = EmbeddedFiles.all.compactMap { path, text -> File? in
      for (folder, place) in places + language.luggage where path.hasPrefix(folder) {
        let rest = String(path.dropFirst(folder.count))
        let isLuggage = !folder.hasPrefix("Examples/templates/")
        return isLuggage
          ? File(path: place + rest, text: text)
          : File(
            path: name.fill(in: rest == "gitignore" ? ".gitignore" : rest),
            text: name.fill(in: text))
      }
      return nil
    }.sorted { $0.path < $1.path }
  }

  /// The text of a file.
  func text(of path: String) -> String? { files.first { $0.path == path }?.text }
}

extension PluginTemplate.Language {
  /// What a plugin in this language brings along unchanged, and in which of its folders.
  fileprivate var luggage: [(String, String)] {
    let headers = ("Sources/CSeguePlugin/include/", "include/")
    switch self {
    case .c: return [headers]
    case .swift: return [headers, ("Sources/SeguePluginKit/", "kit/")]
    case .rust: return [("Examples/shatter/", "")]
    }
  }
}
