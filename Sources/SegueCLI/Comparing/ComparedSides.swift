import SegueDiagnostics
import SegueStaging
import SegueSystem
import SegueYAML

/// What `segue diff` compares, as the user named it.
enum ComparedSides {
  /// Two catalog folders.
  case folders(String, String)
  /// Two files.
  case files(String, String)
  /// Two revisions of a repository; without the second, the working tree.
  case revisions(String, String?, fromMergeBase: Bool)

  /// Tells folders, files and revisions apart.
  init(_ arguments: [String], in environment: CommandEnvironment) throws(CommandFailure) {
    for argument in arguments { try environment.requireInside(argument) }
    if arguments.count == 1 {
      guard FileStamp.of(environment.path(arguments[0])) == nil else {
        throw CommandFailure(
          .usage, "there is nothing to compare '\(arguments[0].printable)' with",
          help: "name two of a kind, 'segue diff OLD NEW', or a revision, 'segue diff main'")
      }
      self = Self.revisions(arguments[0])
      return
    }
    let kinds = arguments.map { try? FileStatus(following: environment.path($0)).isFolder }
    switch (kinds[0], kinds[1]) {
    case (true, true): self = .folders(arguments[0], arguments[1])
    case (false, false): self = .files(arguments[0], arguments[1])
    case (nil, nil) where !arguments[0].hasPrefix(".") && !arguments[0].hasPrefix("/"):
      self = .revisions(arguments[0], arguments[1], fromMergeBase: false)
    case (nil, _): throw Self.missing(arguments[0], in: environment)
    case (_, nil): throw Self.missing(arguments[1], in: environment)
    default:
      throw CommandFailure(
        .usage, "a folder and a file cannot be compared",
        help: "name two folders or two files")
    }
  }

  /// Reads `main`, `main..HEAD`, `main..` or `main...HEAD`.
  private static func revisions(_ text: String) -> ComparedSides {
    for dots in ["...", ".."] {
      guard let range = text.firstRange(of: dots) else { continue }
      let (old, new) = (text[..<range.lowerBound], text[range.upperBound...])
      return .revisions(
        old.isEmpty ? "HEAD" : String(old), new.isEmpty ? "HEAD" : String(new),
        fromMergeBase: dots == "...")
    }
    return .revisions(text, nil, fromMergeBase: false)
  }

  private static func missing(
    _ path: String, in environment: CommandEnvironment
  ) -> CommandFailure {
    CommandFailure(
      .inputOutput, "there is no file or folder '\(path.printable)'",
      help: environment.help(forMissing: path)
        ?? NearestPath.help(path, .file, resolve: environment.path)
        ?? "for revisions, write 'segue diff OLD..NEW --catalog FOLDER'")
  }
}

/// One of two catalog folders to compare, and what to call it.
struct ComparedSide {
  /// The folder, which may be a temporary copy.
  let folder: String
  /// The part of a path that only a copy has, and what stands there in the original: `main:catalog/`; nil for no copy.
  var copied: (from: String, to: String)?

  /// A text in which the copy's paths are those of the original.
  func named(_ text: String) -> String {
    copied.map { text.replacing($0.from, with: $0.to) } ?? text
  }
}
