import SeguePluginABI
import SegueTimeline

extension Point2D: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(x)
    writer.write(y)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(x: try reader.read(), y: try reader.read())
  }
}

extension Size2D: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(width)
    writer.write(height)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(width: try reader.read(), height: try reader.read())
  }
}

extension Rect2D: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(origin)
    writer.write(size)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(origin: try reader.read(), size: try reader.read())
  }
}

extension Insets: WireValue {
  func write(to writer: inout ByteWriter) {
    for number in [top, left, bottom, right] { writer.write(number) }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      top: try reader.read(), left: try reader.read(), bottom: try reader.read(),
      right: try reader.read())
  }
}

extension Color: WireValue {
  func write(to writer: inout ByteWriter) {
    for number in [red, green, blue, alpha] { writer.write(number) }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      red: try reader.read(), green: try reader.read(), blue: try reader.read(),
      alpha: try reader.read())
  }
}

extension Vector3: WireValue {
  func write(to writer: inout ByteWriter) {
    for number in [x, y, z] { writer.write(number) }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(x: try reader.read(), y: try reader.read(), z: try reader.read())
  }
}

extension Matrix4: WireValue {
  func write(to writer: inout ByteWriter) {
    for number in numbers { writer.write(number) }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    var numbers: [Double] = []
    for _ in 0..<16 { numbers.append(try reader.read()) }
    self = numbers.withUnsafeBufferPointer { Matrix4(rows: $0) }
  }
}

extension Shadow: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(color)
    writer.write(opacity)
    writer.write(radius)
    writer.write(offset)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      color: try reader.read(), opacity: try reader.read(), radius: try reader.read(),
      offset: try reader.read())
  }
}

extension Channel: WireValue {
  func write(to writer: inout ByteWriter) { writer.write(raw: UInt8(rawValue)) }

  init(from reader: inout ByteReader) throws(WireProblem) {
    let number = Int(try reader.read(raw: UInt8.self))
    guard let channel = Channel(rawValue: number) else {
      throw WireProblem("unknown channel \(number)")
    }
    self = channel
  }
}
