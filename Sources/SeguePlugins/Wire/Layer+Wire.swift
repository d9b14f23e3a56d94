import SeguePluginABI
import SegueTimeline

extension Layer: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(parent)
    writer.write(contents)
    writer.write(fit)
    writer.write(isDoubleSided)
    writer.write(isTransformGroup)
    writer.write(state)
    writer.write(maskVertices)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(
      id: try reader.read(), parent: try reader.read(), contents: try reader.read(),
      state: LayerState(frame: .zero))
    fit = try reader.read()
    isDoubleSided = try reader.read()
    isTransformGroup = try reader.read()
    state = try reader.read()
    maskVertices = try reader.read()
  }
}

extension LayerState: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(mask.map(\.shape))
    for channel in Channel.allCases { writer.write(self[channel]) }
    writer.write(matrix)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(frame: .zero)
    mask = try reader.read(Mask.Shape?.self).map { Mask(shape: $0, frame: .zero) }
    for channel in Channel.allCases { self[channel] = try reader.read() }
    matrix = try reader.read()
  }
}

extension Mask.Shape: WireValue {
  private static let all: [Mask.Shape] = [
    .rect, .roundedRect, .ellipse, .polygon(first: 0, count: 0), .linearGradient,
    .radialGradient, .conicGradient,
  ]

  func write(to writer: inout ByteWriter) {
    writer.write(raw: UInt8(number - 1))
    if case .path(_, _, let loops) = self { writer.write(loops.counts) }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    let number = Int(try reader.read(raw: UInt8.self))
    if Self.all.indices.contains(number) {
      self = Self.all[number]
    } else if number == Self.all.count {
      let counts = try reader.read([Int].self)
      guard counts.count <= PathLoops.most, counts.allSatisfy((1...1 << 14).contains) else {
        throw WireProblem("a path has too many curves")
      }
      self = .path(first: 0, count: 0, PathLoops(curves: counts))
    } else {
      throw WireProblem("unknown mask \(number)")
    }
  }
}

extension Contents: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .none: writer.write(raw: UInt8(0))
    case .live(let subject):
      writer.write(raw: UInt8(1))
      writer.write(subject)
    // A plugin cannot filter pictures.
    case .snapshot(of: let subject, let region, let moment, filter: _):
      writer.write(raw: UInt8(2))
      writer.write(subject)
      writer.write(region)
      writer.write(moment == .after)
    case .gradient(let gradient):
      writer.write(raw: UInt8(3))
      writer.write(gradient)
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    switch try reader.read(raw: UInt8.self) {
    case 0: self = .none
    case 1: self = .live(try reader.read())
    case 2:
      self = .snapshot(
        of: try reader.read(), region: try reader.read(),
        when: try reader.read() ? .after : .before)
    case 3: self = .gradient(try reader.read())
    default: throw WireProblem("a layer has unknown contents")
    }
  }
}

extension Subject: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .from: writer.write(raw: UInt8(0))
    case .to: writer.write(raw: UInt8(1))
    case .source: writer.write(raw: UInt8(2))
    case .destination: writer.write(raw: UInt8(3))
    case .sibling(let index):
      writer.write(raw: UInt8(4))
      writer.write(index)
    case .element(let name, let side):
      writer.write(raw: UInt8(5))
      writer.write(name)
      writer.write(side == .to)
    case .navigationBar(let side):
      writer.write(raw: UInt8(6))
      writer.write(side == .to)
    case .tabBar(let side):
      writer.write(raw: UInt8(7))
      writer.write(side == .to)
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    switch try reader.read(raw: UInt8.self) {
    case 0: self = .from
    case 1: self = .to
    case 2: self = .source
    case 3: self = .destination
    case 4:
      let index = try reader.read(Int.self)
      guard index >= 0 else { throw WireProblem("invalid sibling \(index)") }
      self = .sibling(index)
    case 5: self = .element(try reader.read(), on: try reader.read() ? .to : .from)
    case 6: self = .navigationBar(on: try reader.read() ? .to : .from)
    case 7: self = .tabBar(on: try reader.read() ? .to : .from)
    default: throw WireProblem("a layer has an unknown subject")
    }
  }
}

extension Gradient: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(stops)
    writer.write(start)
    writer.write(end)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(stops: try reader.read(), start: try reader.read(), end: try reader.read())
    let isFinite = start.x.isFinite && start.y.isFinite && end.x.isFinite && end.y.isFinite
    guard isFinite, !stops.isEmpty, stops.allSatisfy(\.isRight) else {
      throw WireProblem("a gradient has a value out of range")
    }
  }
}

extension Gradient.Stop: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(offset)
    writer.write(color)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(offset: try reader.read(), color: try reader.read())
  }

  fileprivate var isRight: Bool {
    [offset, color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) }
  }
}
