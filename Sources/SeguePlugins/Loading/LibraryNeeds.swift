import SegueSystem

/// What a 64-bit ELF library asks the system's loader to load with it.
///
/// Only the library itself is checked and copied. So it may need libraries of the system, which
/// the loader finds by their names alone, and no others.
struct LibraryNeeds {
  /// The entries of its dynamic section, by tag.
  private var texts: [(tag: UInt64, text: String)] = []

  private static let needed: UInt64 = 1
  private static let searchPaths: Set<UInt64> = [15, 29]  // DT_RPATH, DT_RUNPATH
  private static let others: Set<UInt64> = [
    0x7FFF_FFFD, 0x7FFF_FFFF,  // DT_AUXILIARY, DT_FILTER
    0x6FFF_FEFC, 0x6FFF_FEFB,  // DT_AUDIT, DT_DEPAUDIT
  ]

  /// Reads a library; nil if it is not ELF, or malformed.
  init?(_ file: [UInt8]) {
    guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), file.count >= 64 else { return nil }
    let reader = ELFReader(file: file)
    guard let dynamic = reader.segments.first(where: { $0.type == 2 }) else { return }
    var entries: [(tag: UInt64, value: UInt64)] = []
    for index in 0..<min(dynamic.size / 16, 4096) {
      guard let tag = reader.number(at: dynamic.offset &+ index &* 16, bytes: 8),
        let value = reader.number(at: dynamic.offset &+ index &* 16 &+ 8, bytes: 8)
      else { return nil }
      if tag == 0 { break }
      entries.append((tag, value))
    }
    guard let table = entries.first(where: { $0.tag == 5 }).flatMap({ reader.offset(of: $0.value) })
    else { return }
    let tags = Self.searchPaths.union(Self.others).union([Self.needed])
    texts = entries.filter { tags.contains($0.tag) }.map {
      ($0.tag, reader.text(at: table &+ $0.value))
    }
  }

  /// What it asks for beyond the system's libraries, in words; nil if nothing.
  var objection: String? {
    for (tag, text) in texts {
      switch tag {
      case Self.needed where text.contains("/"): return "needs the library '\(text)' by its path"
      case _ where Self.searchPaths.contains(tag):
        for folder in text.split(separator: ":", omittingEmptySubsequences: false)
        where !Sandbox.libraryFolders.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }
        )
          || folder.contains("..")
        {
          return "searches '\(folder)' for other libraries (RPATH)"
        }
      case _ where Self.others.contains(tag): return "is a filter or has an auditor ('\(text)')"
      default: break
      }
    }
    return nil
  }
}

/// The program headers of an ELF file.
private struct ELFReader {
  let file: [UInt8]

  struct Segment {
    var type, offset, address, size: UInt64
  }

  func number(at offset: UInt64, bytes: Int) -> UInt64? {
    guard file.count >= bytes, offset <= UInt64(file.count - bytes) else { return nil }
    let start = Int(offset)
    return file[start..<start + bytes].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  var segments: [Segment] {
    guard let start = number(at: 32, bytes: 8), let count = number(at: 56, bytes: 2) else {
      return []
    }
    return (0..<count).compactMap { index in
      let place = start &+ index &* 56
      guard let type = number(at: place, bytes: 4),
        let offset = number(at: place &+ 8, bytes: 8),
        let address = number(at: place &+ 16, bytes: 8),
        let size = number(at: place &+ 32, bytes: 8)
      else { return nil }
      return Segment(type: type, offset: offset, address: address, size: size)
    }
  }

  /// The place in the file of an address in memory.
  func offset(of address: UInt64) -> UInt64? {
    let segment = segments.first {
      $0.type == 1 && address >= $0.address && address - $0.address < $0.size
    }
    return segment.map { address - $0.address &+ $0.offset }
  }

  func text(at offset: UInt64) -> String {
    guard offset < UInt64(file.count) else { return "" }
    return String(decoding: file[Int(offset)...].prefix { $0 != 0 }.prefix(4096), as: UTF8.self)
  }
}
