import SegueCatalog
import SeguePluginABI
import SegueTimeline

extension Layer: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Layer?
  ) throws(DamagedBytes) -> Layer {
    var layer = Layer(
      id: try coder.text(value?.id), parent: try coder.optionalInteger(value?.parent),
      contents: try coder.value(value?.contents), state: try coder.value(value?.state))
    layer.fit = try coder.choice(value?.fit)
    layer.isDoubleSided = try coder.flag(value?.isDoubleSided)
    layer.isTransformGroup = try coder.flag(value?.isTransformGroup)
    layer.maskVertices = try coder.list(value?.maskVertices)
    return layer
  }
}

extension LayerState: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: LayerState?
  ) throws(DamagedBytes) -> LayerState {
    var state = LayerState(frame: .zero)
    state.mask = try coder.optional(value?.mask?.shape).map { Mask(shape: $0, frame: .zero) }
    for channel in Channel.allCases { state[channel] = try coder.number(value?[channel]) }
    state.matrix = try coder.optional(value?.matrix)
    return state
  }
}

extension Mask.Shape: BinaryCodable {
  /// Every shape but the path; a layer has the vertices.
  private static let plain: [Mask.Shape] = [
    .rect, .roundedRect, .ellipse, .polygon(first: 0, count: 0), .linearGradient,
    .radialGradient, .conicGradient,
  ]

  static func coded(
    by coder: inout some BinaryCoder, _ value: Mask.Shape?
  ) throws(DamagedBytes) -> Mask.Shape {
    let option = try coder.option((value?.number).map { Int($0) - 1 }, of: plain.count + 1)
    if option < plain.count { return plain[option] }
    let counts = try coder.list(value?.loops?.counts) { coder, count throws(DamagedBytes) in
      try coder.integer(count)
    }
    guard counts.count <= PathLoops.most, counts.allSatisfy((1...1 << 14).contains) else {
      throw coder.damaged()
    }
    return .path(first: 0, count: 0, PathLoops(curves: counts))
  }

  private var loops: PathLoops? { if case .path(_, _, let loops) = self { loops } else { nil } }
}

extension Contents: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Contents?
  ) throws(DamagedBytes) -> Contents {
    switch try coder.option(value?.option, of: 4) {
    case 0: .none
    case 1: .live(try coder.value(value?.subject))
    // A plugin cannot filter pictures.
    case 2:
      .snapshot(
        of: try coder.value(value?.subject), region: try coder.value(value?.snapshot?.region),
        when: try coder.choice(value?.snapshot?.moment))
    default: .gradient(try coder.value(value?.gradient))
    }
  }

  private var option: Int {
    switch self {
    case .none: 0
    case .live: 1
    case .snapshot: 2
    case .gradient: 3
    }
  }
  private var snapshot: (region: Rect2D, moment: Moment)? {
    if case .snapshot(of: _, let region, let moment, filter: _) = self {
      (region, moment)
    } else {
      nil
    }
  }
  private var gradient: Gradient? { if case .gradient(let value) = self { value } else { nil } }
}

extension Subject: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Subject?
  ) throws(DamagedBytes) -> Subject {
    let parts = value?.parts
    switch try coder.option(parts?.option, of: 8) {
    case 0: return .from
    case 1: return .to
    case 2: return .source
    case 3: return .destination
    case 4: return .sibling(try coder.integer(parts?.index))
    case 5:
      let name = try coder.text(parts?.name)
      return .element(name, on: try coder.side(parts?.side))
    case 6: return .navigationBar(on: try coder.side(parts?.side))
    default: return .tabBar(on: try coder.side(parts?.side))
    }
  }

  private var parts: (option: Int, index: Int?, name: String?, side: Side?) {
    switch self {
    case .from: (0, nil, nil, nil)
    case .to: (1, nil, nil, nil)
    case .source: (2, nil, nil, nil)
    case .destination: (3, nil, nil, nil)
    case .sibling(let index): (4, index, nil, nil)
    case .element(let name, let side): (5, nil, name, side)
    case .navigationBar(let side): (6, nil, nil, side)
    case .tabBar(let side): (7, nil, nil, side)
    }
  }
}

extension BinaryCoder {
  fileprivate mutating func side(_ value: Subject.Side?) throws(DamagedBytes) -> Subject.Side {
    try flag(value.map { $0 == .to }) ? .to : .from
  }
}

extension Gradient: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Gradient?
  ) throws(DamagedBytes) -> Gradient {
    let gradient = Gradient(
      stops: try coder.list(value?.stops), start: try coder.value(value?.start),
      end: try coder.value(value?.end))
    let ends = [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y]
    guard ends.allSatisfy(\.isFinite), !gradient.stops.isEmpty,
      gradient.stops.allSatisfy(\.isValid)
    else { throw coder.damaged() }
    return gradient
  }
}

extension Gradient.Stop: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Gradient.Stop?
  ) throws(DamagedBytes) -> Gradient.Stop {
    Gradient.Stop(
      offset: try coder.number(value?.offset), color: try coder.value(value?.color))
  }

  fileprivate var isValid: Bool {
    [offset, color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) }
  }
}

// MARK: Geometry

extension Size2D: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Size2D?
  ) throws(DamagedBytes) -> Size2D {
    Size2D(width: try coder.number(value?.width), height: try coder.number(value?.height))
  }
}

extension Rect2D: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Rect2D?
  ) throws(DamagedBytes) -> Rect2D {
    Rect2D(origin: try coder.value(value?.origin), size: try coder.value(value?.size))
  }
}

extension Insets: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Insets?
  ) throws(DamagedBytes) -> Insets {
    Insets(
      top: try coder.number(value?.top), left: try coder.number(value?.left),
      bottom: try coder.number(value?.bottom), right: try coder.number(value?.right))
  }
}

extension Vector3: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Vector3?
  ) throws(DamagedBytes) -> Vector3 {
    Vector3(
      x: try coder.number(value?.x), y: try coder.number(value?.y), z: try coder.number(value?.z))
  }
}

extension Matrix4: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Matrix4?
  ) throws(DamagedBytes) -> Matrix4 {
    let numbers = try coder.numbers(value?.numbers)
    guard numbers.count == 16 else { throw coder.damaged() }
    return numbers.withUnsafeBufferPointer { Matrix4(rows: $0) }
  }
}

extension Shadow: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Shadow?
  ) throws(DamagedBytes) -> Shadow {
    Shadow(
      color: try coder.value(value?.color), opacity: try coder.number(value?.opacity),
      radius: try coder.number(value?.radius), offset: try coder.value(value?.offset))
  }
}

extension Channel: BinaryCodable {
  static func coded(
    by coder: inout some BinaryCoder, _ value: Channel?
  ) throws(DamagedBytes) -> Channel { try coder.choice(value) }
}
