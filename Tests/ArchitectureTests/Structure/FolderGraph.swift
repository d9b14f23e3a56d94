/// Which folders of a target use which: one uses another where it names a type that is declared there.
struct FolderGraph {
  /// A type of another folder that is named, and the file that names it.
  struct Use: Equatable, CustomStringConvertible {
    let from: String
    let to: String
    let type: String
    let file: String

    var description: String { "\(from) → \(to) (\(type) in \(file))" }
  }

  /// One use for each pair of folders, in the order of their names.
  let uses: [Use]

  /// Reads the sources of a target, by their paths from its folder.
  init(_ sources: [String: String]) {
    let files = sources.sorted { $0.key < $1.key }.map { SourceNames(path: $0.key, text: $0.value) }
    var homes: [String: Set<String>] = [:]
    for file in files {
      for type in file.declared { homes[type, default: []].insert(file.folder) }
    }
    var uses: [Use] = []
    for file in files {
      for type in file.named.sorted() {
        // A folder that declares the name itself means its own.
        guard let folders = homes[type], !folders.contains(file.folder) else { continue }
        for folder in folders.sorted()
        where !uses.contains(where: { $0.from == file.folder && $0.to == folder }) {
          uses.append(Use(from: file.folder, to: folder, type: type, file: file.name))
        }
      }
    }
    self.uses = uses
  }

  /// The uses that lead from a folder back to it; empty where no folder is led back to.
  var cycle: [Use] {
    var finished: Set<String> = []
    for folder in Set(uses.map(\.from)).sorted() {
      let found = cycle(from: folder, after: [], &finished)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func cycle(from folder: String, after path: [Use], _ finished: inout Set<String>) -> [Use]
  {
    if let start = path.firstIndex(where: { $0.from == folder }) { return Array(path[start...]) }
    guard !finished.contains(folder) else { return [] }
    for use in uses where use.from == folder {
      let found = cycle(from: use.to, after: path + [use], &finished)
      if !found.isEmpty { return found }
    }
    finished.insert(folder)
    return []
  }
}

/// The types that a source declares for its whole target, and all names in it.
private struct SourceNames {
  let folder: String
  let name: String
  private(set) var declared: Set<String> = []
  private(set) var named: Set<String> = []

  private static let kinds: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
  private static let hidden: Set = ["private", "fileprivate"]

  init(path: String, text: String) {
    let parts = path.split(separator: "/")
    folder = parts.dropLast().joined(separator: "/")
    name = parts.last.map(String.init) ?? path
    var scanner = WordScanner(text)
    let words = scanner.words().map(\.text)
    var depth = 0
    for (index, word) in words.enumerated() {
      let before = words[max(0, index - 2)..<index]
      switch word {
      case "{": depth += 1
      case "}": depth -= 1
      // A member is no type of the target's own folders.
      case _ where before.last != ".": named.insert(word)
      default: break
      }
      if depth == 0, Self.kinds.contains(word), index + 1 < words.count,
        Self.hidden.isDisjoint(with: before)
      {
        declared.insert(words[index + 1])
      }
    }
  }
}
