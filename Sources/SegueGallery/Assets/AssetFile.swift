import SegueDiagnostics
import SegueSystem

/// A script or a style sheet of the page, without comments and indentation.
///
/// Scripts are modules. An import is one line, and an export is the keyword before a declaration:
///
/// ```js
/// import { clock, Player } from "./player.js";
/// export const limit = 6;
/// ```
///
/// A style sheet imports others in the same way: `@import "hero.css";`.
struct AssetFile {
  /// A file that this one imports.
  struct Import {
    /// Its name in the same folder.
    let name: String
    /// The line that imports it, from 1.
    let line: Int
  }

  let name: String
  /// The files that it imports, in order.
  private(set) var imports: [Import] = []
  /// The remaining text.
  private(set) var text = ""

  private let path: String

  /// The size up to which files are read, in bytes.
  private static let limit = 1 << 20

  /// Whether there is a file of this name.
  static func exists(_ name: String, in folder: String) -> Bool {
    FileStamp.of("\(folder)/\(name)") != nil
  }

  /// Reads a file.
  init(_ name: String, in folder: String) throws(GalleryAssets.Problem) {
    self.name = name
    path = "\(folder)/\(name)"
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileBytes.read(path, limit: Self.limit)
    } catch {
      throw GalleryAssets.Problem(
        message: error.description, help: "run Scripts/install again, or restore the file")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if name.hasSuffix(".css") { try readStyle(text) } else { try readModule(text) }
  }

  /// A problem in this file.
  func problem(atLine line: Int, _ message: String, help: String) -> GalleryAssets.Problem {
    GalleryAssets.Problem(message: "\(path.printable):\(line): \(message)", help: help)
  }

  private static func lines(of text: String) -> [(line: Int, text: Substring)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { (line: $0.offset + 1, text: $0.element) }
  }

  /// Leaves out imports, and comments in lines of their own.
  private mutating func readStyle(_ source: String) throws(GalleryAssets.Problem) {
    for (line, rule) in Self.lines(of: source) {
      let isComment = rule.hasPrefix("/*") && rule.hasSuffix("*/")
      guard rule.hasPrefix("@import") else {
        if !isComment && !rule.isEmpty { text += "\(rule)\n" }
        continue
      }
      guard let name = rule.between("@import \"", "\";"), Self.isName(name, ".css") else {
        throw problem(
          atLine: line, "this is no import", help: "write it as: @import \"name.css\";")
      }
      imports.append(Import(name: String(name), line: line))
    }
  }

  /// Leaves out imports, exports, comments and indentation; the last two are a fifth of what visitors would load.
  ///
  /// Comments have lines of their own, and no text in a script has several lines.
  private mutating func readModule(_ source: String) throws(GalleryAssets.Problem) {
    var isComment = false
    for (line, written) in Self.lines(of: source) {
      let code = written.drop { $0 == " " }
      // A type comment in front of an expression is on the expression's line.
      if code.hasPrefix("/**"), !code.contains("*/") || code.hasSuffix("*/") { isComment = true }
      defer { if code.hasSuffix("*/") { isComment = false } }
      if isComment || code.isEmpty || code.hasPrefix("//") { continue }
      if written.starts(withWord: "import") {
        imports.append(Import(name: try importedName(written, line), line: line))
      } else if written.starts(withWord: "export") {
        text += "\(try exported(written, line))\n"
      } else {
        text += "\(code)\n"
      }
    }
  }

  private func importedName(
    _ code: Substring, _ line: Int
  ) throws(GalleryAssets.Problem) -> String {
    guard let names = code.between("import { ", ";"),
      let brace = names.lastIndex(of: "}"),
      let name = names[brace...].between("} from \"./", "\""), Self.isName(name, ".js")
    else {
      throw problem(
        atLine: line, "this is no import",
        help: "write it in one line, as: import { one, other } from \"./name.js\";")
    }
    return String(name)
  }

  /// An exported declaration without the keyword.
  private func exported(
    _ code: Substring, _ line: Int
  ) throws(GalleryAssets.Problem) -> Substring {
    let declaration = code.dropFirst("export ".count)
    guard
      ["const", "let", "class", "function", "async"].contains(where: declaration.starts(withWord:))
    else {
      throw problem(
        atLine: line, "this is no export",
        help: "write the keyword before a declaration, as: export const name = …")
    }
    return declaration
  }

  private static func isName(_ text: Substring, _ suffix: String) -> Bool {
    text.hasSuffix(suffix) && text.count > suffix.count && !text.contains("/")
  }
}

extension Substring {
  /// The text between a start and an end; nil if this text does not have them.
  fileprivate func between(_ start: String, _ end: String) -> Substring? {
    guard hasPrefix(start), hasSuffix(end), count >= start.count + end.count else { return nil }
    return dropFirst(start.count).dropLast(end.count)
  }

  /// Whether the text starts with a word, and not with a longer word that begins with it.
  fileprivate func starts(withWord word: String) -> Bool {
    hasPrefix(word) && !(dropFirst(word.count).first.map { $0.isLetter || $0.isNumber } ?? false)
  }
}
