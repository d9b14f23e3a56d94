import SegueDiagnostics
import SegueSystem
import SegueYAML

/// The certain fixes among diagnostics, which `segue validate --fix` writes into their files.
///
/// Everything else in a file stays as it is, byte for byte.
struct FileFixes {
  /// A replacement that was made.
  struct Change {
    let place: SourcePlace
    let replacement: String

    /// The replaced text.
    private var old: String {
      String(decoding: place.file.bytes[place.range.offsets], as: UTF8.self)
    }

    /// What was changed, in one line.
    var text: String { "\(place.text): \(old.printable) → \(replacement.printable)" }

    var json: JSONValue {
      [
        "file": .string(place.file.name), "line": .integer(place.range.start.line),
        "column": .integer(place.range.start.column), "old": .string(old),
        "new": .string(replacement),
      ]
    }
  }

  /// The changes by file, each in the order of the file, without overlaps.
  private let files: [(file: SourceFile, changes: [Change])]

  init(_ diagnostics: Diagnostics) {
    let fixes = diagnostics.shown.compactMap(\.fixIt).filter {
      $0.confidence == .machineApplicable
    }
    var order: [SourceFile] = []
    var found: [SourceFile: [Change]] = [:]
    for fix in fixes {
      if found[fix.place.file] == nil { order.append(fix.place.file) }
      found[fix.place.file, default: []].append(
        Change(place: fix.place, replacement: fix.replacement))
    }
    files = order.map { ($0, Self.separate(found[$0] ?? [])) }
  }

  /// Leaves out changes that overlap the previous one; their problems are found again in the next round.
  private static func separate(_ changes: [Change]) -> [Change] {
    var end = -1
    return changes.sorted { $0.offsets.lowerBound < $1.offsets.lowerBound }.filter { change in
      guard change.offsets.lowerBound > end else { return false }
      end = max(change.offsets.upperBound, change.offsets.lowerBound)
      return true
    }
  }

  /// Writes the files, each whole or not at all.
  ///
  /// - Returns: the changes that were made.
  func write() throws(CommandFailure) -> [Change] {
    var made: [Change] = []
    for (file, changes) in files {
      do throws(SystemFailure) {
        // A file that was saved since the check must not be overwritten.
        let current = try FileBytes.read(file.name, limit: YAMLLimits().fileSize)
        guard current == file.bytes else {
          throw SystemFailure(
            .write, file.name, reason: "it has changed since it was read", help: "try again")
        }
        try AtomicFile.write(file.bytes.replacing(changes), to: file.name)
      } catch {
        throw CommandFailure(.inputOutput, error.description, help: error.help)
      }
      made += changes
    }
    return made
  }
}

extension FileFixes.Change {
  fileprivate var offsets: Range<Int> { place.range.offsets }
}

extension [UInt8] {
  /// The bytes with the replacements of some ranges, which are in order and apart.
  fileprivate func replacing(_ changes: [FileFixes.Change]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for change in changes {
      result += self[position..<change.offsets.lowerBound] + Array(change.replacement.utf8)
      position = change.offsets.upperBound
    }
    return result + self[position...]
  }
}
