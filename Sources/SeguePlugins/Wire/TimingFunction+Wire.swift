import SeguePluginABI
import SegueTimeline

extension TimingFunction: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .linear: writer.write(raw: UInt8(0))
    case .cubicBezier(let curve):
      writer.write(raw: UInt8(1))
      for number in [curve.x1, curve.y1, curve.x2, curve.y2] { writer.write(number) }
    case .path(let path):
      writer.write(raw: UInt8(2))
      writer.write(path.segments)
    case .piecewiseLinear(let function):
      writer.write(raw: UInt8(3))
      writer.write(function.stops)
    case .steps(let count, let position):
      writer.write(raw: UInt8(4))
      writer.write(count)
      writer.write(position)
    case .spring(let curve):
      writer.write(raw: UInt8(5))
      writer.write(curve.spring)
      writer.write(curve.duration)
    case .mirror(let inner):
      writer.write(raw: UInt8(6))
      writer.write(inner)
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    let kind = try reader.read(raw: UInt8.self)
    switch kind {
    case 0: self = .linear
    case 1, 2, 3: self = try Self.curve(kind, from: &reader)
    case 4:
      let count = try reader.read(Int.self)
      guard (1...ABILimits.easingSteps).contains(count) else {
        throw WireProblem("an easing has \(count) steps")
      }
      self = .steps(count: count, position: try reader.read())
    case 5:
      let spring = try reader.read(Spring.self)
      let duration = try reader.read(Double.self)
      guard duration.isFinite, duration >= 0 else { throw WireProblem("a spring never settles") }
      self = .spring(spring, duration: duration)
    case 6: self = .mirror(try reader.readNested())
    default: throw WireProblem("unknown easing")
    }
  }

  private static func curve(
    _ kind: UInt8, from reader: inout ByteReader
  ) throws(WireProblem) -> TimingFunction {
    var numbers: [Double] = []
    var segments: [TimingPath.Segment] = []
    var stops: [PiecewiseLinear.Stop] = []
    switch kind {
    case 1: for _ in 0..<4 { numbers.append(try reader.read()) }
    case 2: segments = try reader.read()
    default: stops = try reader.read()
    }
    do throws(TimingProblem) {
      switch kind {
      case 1: return .cubicBezier(try CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
      case 2: return .path(try TimingPath(segments: segments))
      default: return .piecewiseLinear(try PiecewiseLinear(stops: stops))
      }
    } catch {
      throw WireProblem(error.message)
    }
  }
}

extension Spring: WireValue {
  func write(to writer: inout ByteWriter) {
    for number in [mass, stiffness, damping, initialVelocity] { writer.write(number) }
    writer.write(allowsOverdamping)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    let (mass, stiffness) = (try reader.read(Double.self), try reader.read(Double.self))
    let (damping, velocity) = (try reader.read(Double.self), try reader.read(Double.self))
    let allowsOverdamping = try reader.read(Bool.self)
    do throws(TimingProblem) {
      try self.init(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: allowsOverdamping)
    } catch {
      throw WireProblem(error.message)
    }
  }
}

extension TimingPath.Segment: WireValue {
  func write(to writer: inout ByteWriter) {
    for point in [control1, control2, end] { writer.write(point) }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(control1: try reader.read(), control2: try reader.read(), end: try reader.read())
  }
}

extension PiecewiseLinear.Stop: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(progress)
    writer.write(value)
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(progress: try reader.read(), value: try reader.read())
  }
}
