/// A sixel control string for a picture of indexed colors.
///
/// Six rows of pixels make a band. Within a band each color is a separate line, with one character
/// per column of six pixels; repeated characters are run-length encoded.
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

  /// Defines a color register, in percent of red, green and blue.
  private mutating func define(_ number: Int, _ color: UInt32) {
    let parts = [16, 8, 0].map { (Int(color >> $0 & 255) * 100 + 127) / 255 }
    bytes += "#\(number);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8
  }

  private mutating func addBand(_ band: ArraySlice<UInt8>, _ masks: inout [UInt8]) {
    var ends = [Int](repeating: 0, count: 256)
    var place = band.startIndex
    var bit: UInt8 = 1
    while place < band.endIndex {
      for x in 0..<width {
        let index = Int(band[place + x])
        masks[index * width + x] |= bit
        if ends[index] <= x { ends[index] = x + 1 }
      }
      place += width
      bit <<= 1
    }
    var isFirst = true
    for number in 0..<256 where ends[number] > 0 {
      if !isFirst { bytes.append(UInt8(ascii: "$")) }
      isFirst = false
      bytes.append(UInt8(ascii: "#"))
      add(number)
      let line = number * width..<number * width + ends[number]
      addRuns(line, of: masks)
      for place in line { masks[place] = 0 }
    }
  }

  private mutating func addRuns(_ line: Range<Int>, of masks: [UInt8]) {
    var start = line.lowerBound
    while start < line.upperBound {
      let mask = masks[start]
      var end = start + 1
      while end < line.upperBound, masks[end] == mask { end += 1 }
      let count = end - start
      if count > 3 {
        bytes.append(UInt8(ascii: "!"))
        add(count)
        bytes.append(mask + 63)
      } else {
        for _ in 0..<count { bytes.append(mask + 63) }
      }
      start = end
    }
  }

  /// Appends a number in decimal, without creating a string, since a picture contains thousands.
  private mutating func add(_ number: Int) {
    if number >= 10 { add(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
