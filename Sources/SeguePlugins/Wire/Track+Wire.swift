import SegueTimeline

extension Track: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(layer)
    writer.write(property)
    writer.write(keyframes)
    writer.write(timing)
    writer.write(easing)
    writer.write(mode)
    writer.write(composite)
    writer.write(jump == .start)
    for number in [spline.tension, spline.continuity, spline.bias] { writer.write(number) }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      layer: try reader.read(), property: try reader.read(), keyframes: try reader.read(),
      timing: try reader.read(), easing: try reader.read(), mode: try reader.read(),
      composite: try reader.read())
    jump = try reader.read() ? .start : .end
    spline = KochanekBartels(
      tension: try reader.read(), continuity: try reader.read(), bias: try reader.read())
    let isFinite = [spline.tension, spline.continuity, spline.bias].allSatisfy(\.isFinite)
    guard isFinite else { throw WireProblem("a curve has a value that is not finite") }
  }
}

extension Track.Property: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .channels(let channels):
      writer.write(raw: UInt8(0))
      writer.write(channels)
    case .transform: writer.write(raw: UInt8(1))
    case .maskVertices: writer.write(raw: UInt8(2))
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    switch try reader.read(raw: UInt8.self) {
    case 0: self = .channels(try reader.read())
    case 1: self = .transform
    case 2: self = .maskVertices
    default: throw WireProblem("a track animates an unknown property")
    }
  }
}

extension TrackTiming: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(delay)
    writer.write(duration)
    writer.write(iterations)
    writer.write(direction)
    writer.write(fill)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      delay: try reader.read(), duration: try reader.read(), iterations: try reader.read(),
      direction: try reader.read(), fill: try reader.read())
  }
}

extension Keyframe: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(offset)
    switch value {
    case .numbers(let numbers):
      writer.write(false)
      writer.write(numbers)
    case .transform(let steps):
      writer.write(true)
      writer.write(steps)
    }
    writer.write(easing)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    let offset = try reader.read(Double.self)
    let value: Value =
      try reader.read() ? .transform(try reader.read()) : .numbers(try reader.read())
    self.init(offset: offset, value: value, easing: try reader.read())
  }
}

extension TransformOperation: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .translate(let vector):
      writer.write(raw: UInt8(0))
      writer.write(vector)
    case .scale(let vector):
      writer.write(raw: UInt8(1))
      writer.write(vector)
    case .rotate(let angle, let axis):
      writer.write(raw: UInt8(2))
      writer.write(angle)
      writer.write(axis)
    case .perspective(let vector):
      writer.write(raw: UInt8(3))
      writer.write(vector)
    case .matrix(let matrix):
      writer.write(raw: UInt8(4))
      writer.write(matrix)
    case .skew(let angles):
      writer.write(raw: UInt8(5))
      writer.write(angles)
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    switch try reader.read(raw: UInt8.self) {
    case 0: self = .translate(try reader.read())
    case 1: self = .scale(try reader.read())
    case 2: self = .rotate(try reader.read(), axis: try reader.read())
    case 3: self = .perspective(try reader.read())
    case 4: self = .matrix(try reader.read())
    case 5: self = .skew(try reader.read())
    default: throw WireProblem("a transform has an unknown step")
    }
  }
}
