/// A Markdown file: its prose, its links and its blocks of code.
struct Document {
  /// A fenced block, and the language it says.
  struct Block {
    let language: String
    let text: String
    let line: Int
  }

  let path: String
  private(set) var blocks: [Block] = []
  /// What stands outside the blocks.
  private(set) var prose = ""

  init(path: String, text: String) {
    self.path = path
    var open: (language: String, lines: [Substring], line: Int)?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```"), let block = open {
        blocks.append(
          Block(
            language: block.language, text: block.lines.map { $0 + "\n" }.joined(),
            line: block.line))
        open = nil
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [], number + 1)
      } else if open != nil {
        open?.lines.append(line)
      } else {
        prose += line + "\n"
      }
    }
  }

  /// Every document of the repository.
  static func all() throws -> [Document] {
    try Repository.files(under: "", suffixes: ["md"])
      .map { Document(path: $0, text: try Repository.text(of: $0)) }
  }

  /// The targets of links and pictures that lie in the repository, as paths from its root.
  var linkedFiles: [String] {
    prose.matches(of: /\]\(([^)\s]+)\)/).compactMap { match in
      let target = match.1.prefix { $0 != "#" }
      guard !target.isEmpty, !target.contains(":") else { return nil }
      return resolved(target)
    }
  }

  /// Paths written as code that begin with a folder of the repository; CAPITALS are to be filled in.
  var mentionedFiles: [String] {
    let folders = "Sources|Tests|Scripts|Benchmarks|Fuzzing|Documentation|Examples|catalog"
    let path = try? Regex<(Substring, Substring)>("`((?:\(folders))/[A-Za-z0-9+._/-]*)`")
    let found = path.map { prose.matches(of: $0).map { String($0.1) } } ?? []
    return found.filter { !$0.contains(/\/[A-Z]+(\/|\.|$)/) }
  }

  /// A link as a path from the root.
  private func resolved(_ target: Substring) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in target.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }
}
