/// A picture of numbered colours as a sixel control string.
///
/// Six rows of pixels make a band. In a band each colour is a line of its own, one character for six pixels above each
/// other; equal ones in a row are counted.
struct SixelText {
  /// The control string.
  private(set) var bytes: [UInt8]
  private let width: Int

  init(_ indices: ArraySlice<UInt8>, width: Int, palette: [UInt32]) {
    self.width = width
    let height = indices.count / width
    bytes = Array("\u{1b}P0;1;0q\"1;1;\(width);\(height)".utf8)
    var isUsed = [Bool](repeating: false, count: 256)
    for index in indices { isUsed[Int(index)] = true }
    for (number, color) in palette.enumerated() where isUsed[number] { define(number, color) }
    var masks = [UInt8](repeating: 0, count: 256 * width)
    for top in stride(from: 0, to: height, by: 6) {
      let first = indices.startIndex + top * width
      addBand(indices[first..<first + min(6, height - top) * width], &masks)
      bytes.append(UInt8(ascii: "-"))
    }
    bytes += "\u{1b}\\".utf8
  }

  /// Says what a number means, in percent of red, green and blue.
  private mutating func define(_ number: Int, _ color: UInt32) {
    let parts = [16, 8, 0].map { (Int(color >> $0 & 255) * 100 + 127) / 255 }
    bytes += "#\(number);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8
  }

  private mutating func addBand(_ band: ArraySlice<UInt8>, _ masks: inout [UInt8]) {
    var ends = [Int](repeating: 0, count: 256)
    for (offset, index) in band.enumerated() {
      let x = offset % width
      masks[Int(index) * width + x] |= 1 << UInt8(offset / width)
      ends[Int(index)] = max(ends[Int(index)], x + 1)
    }
    var isFirst = true
    for number in 0..<256 where ends[number] > 0 {
      if !isFirst { bytes.append(UInt8(ascii: "$")) }
      isFirst = false
      bytes += "#\(number)".utf8
      let line = number * width..<number * width + ends[number]
      addRuns(masks[line])
      for place in line { masks[place] = 0 }
    }
  }

  private mutating func addRuns(_ masks: ArraySlice<UInt8>) {
    var rest = masks
    while let mask = rest.first {
      let count = rest.prefix { $0 == mask }.count
      let character = mask + 63
      if count > 3 {
        bytes += "!\(count)".utf8
        bytes.append(character)
      } else {
        bytes += Array(repeating: character, count: count)
      }
      rest = rest.dropFirst(count)
    }
  }
}
