import SegueSystem
import SegueYAML

/// The source of a new plugin in a language: its files, with the plugin's names filled in.
struct PluginTemplate {
  /// The languages with a template.
  enum Language: String, CaseIterable {
    case c, swift, rust

    /// The compiler required to build it.
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

  /// The files, sorted by path.
  let files: [File]

  /// Fills in a language's template for a plugin.
  init(
    _ language: Language, for name: PluginName, from sources: TemplateSources
  ) throws(SystemFailure) {
    var files: [File] = []
    for folder in ["shared", language.rawValue] {
      files += try sources.files(in: "Examples/templates/\(folder)").map { file in
        File(
          path: name.fill(in: file.path == "gitignore" ? ".gitignore" : file.path),
          text: name.fill(in: file.text))
      }
    }
    files += try Self.staticFiles(of: language, from: sources)
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The files that a plugin in a language contains unchanged.
  private static func staticFiles(
    of language: Language, from sources: TemplateSources
  ) throws(SystemFailure) -> [File] {
    if language == .rust {
      return try ["border.rs", "writer.rs"].map { name throws(SystemFailure) in
        File(path: name, text: try sources.text(of: "Examples/shatter/\(name)"))
      }
    }
    let headers = try sources.files(in: "Sources/CSeguePlugin/include")
      .map { File(path: "include/\($0.path)", text: $0.text) }
    // A target of an app with the module map of these headers would be a second module 'CSeguePlugin'.
    guard language == .swift else { return headers.filter { !$0.path.hasSuffix(".modulemap") } }
    return try headers
      + sources.files(in: "Sources/SeguePluginKit")
      .map { File(path: "kit/\($0.path)", text: $0.text) }
  }

  /// The text of a file.
  func text(of path: String) -> String? { files.first { $0.path == path }?.text }
}
