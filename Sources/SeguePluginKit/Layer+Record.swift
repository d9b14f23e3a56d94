import CSeguePlugin

extension Layer {
  func record(in arena: Arena) -> segue_layer {
    var record = segue_layer()
    record.size = UInt32(MemoryLayout<segue_layer>.size)
    record.parent = parent?.value ?? 0
    record.id = arena.copy(id)
    record.fit = fit.rawValue
    record.flags =
      (isDoubleSided ? 0 : UInt32(SEGUE_LAYER_SINGLE_SIDED))
      | (isTransformGroup ? UInt32(SEGUE_LAYER_TRANSFORM_GROUP) : 0)
    record.frame = frame
    record.matrix = matrix.flatMap { arena.copy($0) }
    write(contents, to: &record, arena)
    let all = numbers.merging(maskNumbers) { own, _ in own }
    let sorted = all.sorted { $0.key.rawValue < $1.key.rawValue }
    record.numbers = arena.copy(
      sorted.map { segue_number(channel: $0.key.rawValue, padding: 0, value: $0.value) })
    record.number_count = UInt32(sorted.count)
    writeMask(to: &record, arena)
    return record
  }

  private func write(_ contents: Contents, to record: inout segue_layer, _ arena: Arena) {
    switch contents {
    case .none: break
    case .live(let subject):
      record.contents = segue_contents(SEGUE_CONTENTS_LIVE)
      record.subject = subject.value(in: arena)
    case .snapshot(let subject, let region, let moment):
      record.contents = segue_contents(SEGUE_CONTENTS_SNAPSHOT)
      record.subject = subject.value(in: arena)
      record.region = region
      record.moment = moment.rawValue
    case .gradient(let gradient):
      record.contents = segue_contents(SEGUE_CONTENTS_GRADIENT)
      record.gradient = arena.copy(gradient.record(in: arena))
    }
  }

  private func writeMask(to record: inout segue_layer, _ arena: Arena) {
    switch mask {
    case nil: break
    case .rect?: record.mask = segue_mask_shape(SEGUE_MASK_RECT)
    case .roundedRect?: record.mask = segue_mask_shape(SEGUE_MASK_ROUNDED_RECT)
    case .ellipse?: record.mask = segue_mask_shape(SEGUE_MASK_ELLIPSE)
    case .polygon(let corners)?:
      record.mask = segue_mask_shape(SEGUE_MASK_POLYGON)
      record.mask_vertices = arena.copy(corners)
      record.mask_vertex_count = UInt32(corners.count)
    case .linearGradient?: record.mask = segue_mask_shape(SEGUE_MASK_LINEAR_GRADIENT)
    case .radialGradient?: record.mask = segue_mask_shape(SEGUE_MASK_RADIAL_GRADIENT)
    case .conicGradient?: record.mask = segue_mask_shape(SEGUE_MASK_CONIC_GRADIENT)
    }
  }

  private var maskNumbers: [Channel: Double] {
    switch mask {
    case nil, .polygon?: [:]
    case .rect(let frame)?, .ellipse(let frame)?: Self.numbers(of: frame)
    case .roundedRect(let frame, let radius)?:
      Self.numbers(of: frame).merging([.maskCornerRadius: radius]) { $1 }
    case .linearGradient(let start, let end)?:
      [.maskX: start.x, .maskY: start.y, .maskEndX: end.x, .maskEndY: end.y]
    case .radialGradient(let center, let inner, let outer)?:
      [.maskX: center.x, .maskY: center.y, .maskInnerRadius: inner, .maskOuterRadius: outer]
    case .conicGradient(let center, let start, let end, let softness)?:
      [
        .maskX: center.x, .maskY: center.y, .maskStartAngle: start, .maskEndAngle: end,
        .maskSoftness: softness,
      ]
    }
  }

  private static func numbers(of frame: Rect2D) -> [Channel: Double] {
    [.maskX: frame.x, .maskY: frame.y, .maskWidth: frame.width, .maskHeight: frame.height]
  }
}

extension Gradient {
  fileprivate func record(in arena: Arena) -> segue_gradient {
    var record = segue_gradient()
    record.size = UInt32(MemoryLayout<segue_gradient>.size)
    record.stop_count = UInt32(stops.count)
    record.stops = arena.copy(
      stops.map { segue_gradient_stop(offset: $0.offset, color: $0.color) })
    record.start = start
    record.end = end
    return record
  }
}

extension Subject {
  fileprivate func value(in arena: Arena) -> segue_subject {
    var value = segue_subject()
    func set(_ kind: Int) { value.kind = segue_subject_kind(kind) }
    switch self {
    case .from: set(SEGUE_SUBJECT_FROM)
    case .to: set(SEGUE_SUBJECT_TO)
    case .source: set(SEGUE_SUBJECT_SOURCE)
    case .destination: set(SEGUE_SUBJECT_DESTINATION)
    case .sibling(let index):
      set(SEGUE_SUBJECT_SIBLING)
      value.index = UInt32(index)
    case .element(let name, on: let side):
      set(SEGUE_SUBJECT_ELEMENT)
      value.name = arena.copy(name)
      value.side = side.rawValue
    case .navigationBar(on: let side):
      set(SEGUE_SUBJECT_NAVIGATION_BAR)
      value.side = side.rawValue
    case .tabBar(on: let side):
      set(SEGUE_SUBJECT_TAB_BAR)
      value.side = side.rawValue
    }
    return value
  }
}
