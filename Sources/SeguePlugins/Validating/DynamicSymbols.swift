/// The functions and variables exported by a 64-bit ELF library.
public struct DynamicSymbols: Sendable {
  /// Their names, in file order.
  public let names: [String]

  private static let sectionSize = 64
  private static let symbolSize = 24
  private static let dynamicSymbols: UInt64 = 11

  /// Reads a library; nil if the file is not one, or is malformed.
  public init?(_ file: [UInt8]) {
    guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), file.count >= 64 else { return nil }
    let reader = Reader(file: file)
    guard let start = reader.number(at: 40, bytes: 8), let count = reader.number(at: 60, bytes: 2)
    else { return nil }
    for index in 0..<count {
      let section = start &+ index * UInt64(Self.sectionSize)
      guard let type = reader.number(at: section &+ 4, bytes: 4) else { return nil }
      guard type == Self.dynamicSymbols else { continue }
      guard let names = reader.names(ofSymbolsIn: section, sections: start) else { return nil }
      self.names = names
      return
    }
    names = []
  }

  private struct Reader {
    let file: [UInt8]

    func number(at offset: UInt64, bytes: Int) -> UInt64? {
      guard offset <= UInt64(file.count - bytes) else { return nil }
      let start = Int(offset)
      return file[start..<start + bytes].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Returns the names in a symbol section, which references its string section.
    func names(ofSymbolsIn section: UInt64, sections: UInt64) -> [String]? {
      guard let start = number(at: section &+ 24, bytes: 8),
        let size = number(at: section &+ 32, bytes: 8),
        let link = number(at: section &+ 40, bytes: 4), link < 0xFFFF,
        let texts = number(
          at: sections &+ link * UInt64(DynamicSymbols.sectionSize) &+ 24, bytes: 8),
        size <= UInt64(file.count)
      else { return nil }
      var names: [String] = []
      for index in 0..<size / UInt64(DynamicSymbols.symbolSize) {
        let symbol = start &+ index * UInt64(DynamicSymbols.symbolSize)
        guard let name = number(at: symbol, bytes: 4), let info = number(at: symbol &+ 4, bytes: 1),
          let other = number(at: symbol &+ 5, bytes: 1),
          let home = number(at: symbol &+ 6, bytes: 2)
        else { return nil }
        // Global or weak, of default or protected visibility, and defined here.
        let isVisible = other & 3 == 0 || other & 3 == 3
        let isOffered = (info >> 4 == 1 || info >> 4 == 2) && isVisible && home != 0
        if isOffered { names.append(text(at: texts &+ name)) }
      }
      return names
    }

    private func text(at offset: UInt64) -> String {
      guard offset < UInt64(file.count) else { return "" }
      return String(decoding: file[Int(offset)...].prefix { $0 != 0 }.prefix(200), as: UTF8.self)
    }
  }
}
