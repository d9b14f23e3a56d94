package import CSeguePlugin
package import SegueTimeline

/// Writes a timeline into a sink as a plugin would that wants to say all of it.
///
/// It shares nothing with the house's own side of the border.
package final class ReferenceWriter {
  private var memory: [UnsafeMutableRawPointer] = []

  /// Creates a writer.
  package init() {}

  deinit { for block in memory { block.deallocate() } }

  /// Writes a timeline; gives the first status below zero, or zero.
  package func write(_ timeline: Timeline, to sink: UnsafePointer<segue_sink>) -> Int32 {
    for (index, layer) in timeline.layers.enumerated() {
      var record = self.record(layer)
      let number = sink.pointee.add_layer(sink, &record)
      guard number == index + 1 else { return min(number, -100) }
    }
    for track in timeline.tracks {
      var record = self.record(track)
      let status = sink.pointee.add_track(sink, &record)
      guard status == 0 else { return status }
    }
    let natural = timeline.tracks.map(\.timing.end).max() ?? 0
    if timeline.duration != natural {
      let status = sink.pointee.set_duration(sink, timeline.duration)
      guard status == 0 else { return status }
    }
    let says = timeline.declarations
    let bits =
      (says.startsAtSource ? SEGUE_STARTS_AT_SOURCE : 0)
      | (says.endsAtSource ? SEGUE_ENDS_AT_SOURCE : 0) | (says.hasCut ? SEGUE_HAS_CUT : 0)
    return bits == 0 ? 0 : sink.pointee.declare(sink, UInt32(bits))
  }

  /// The record of a layer.
  package func record(_ layer: Layer) -> segue_layer {
    var record = segue_layer()
    record.size = UInt32(MemoryLayout<segue_layer>.size)
    record.parent = Int32((layer.parent ?? -1) + 1)
    record.id = keep(layer.id)
    (record.contents, record.subject) = contents(layer.contents)
    if case .snapshot(_, let region, let moment, _) = layer.contents {
      record.region = rect(region)
      record.moment = UInt32(moment == .before ? SEGUE_MOMENT_BEFORE : SEGUE_MOMENT_AFTER)
    }
    if case .gradient(let gradient) = layer.contents { record.gradient = keep(gradient) }
    record.fit = UInt32(fit(layer.fit))
    record.flags = UInt32(
      (layer.isDoubleSided ? 0 : SEGUE_LAYER_SINGLE_SIDED)
        | (layer.isTransformGroup ? SEGUE_LAYER_TRANSFORM_GROUP : 0))
    record.frame = rect(layer.state.frame)
    record.mask = UInt32(mask(layer.state.mask?.shape))
    record.mask_vertices = keep(layer.maskVertices.map { segue_point(x: $0.x, y: $0.y) })
    record.mask_vertex_count = UInt32(layer.maskVertices.count)
    var plain = LayerState(
      frame: Rect2D(
        x: record.frame.x, y: record.frame.y, width: record.frame.width,
        height: record.frame.height))
    if layer.state.mask != nil { plain.mask = Mask(shape: .rect, frame: .zero) }
    let numbers = Channel.allCases.filter { layer.state[$0] != plain[$0] }.map {
      segue_number(channel: UInt32($0.rawValue), padding: 0, value: layer.state[$0])
    }
    record.numbers = keep(numbers)
    record.number_count = UInt32(numbers.count)
    record.matrix = layer.state.matrix.flatMap { keep(self.numbers($0)) }
    return record
  }

  /// The record of a track.
  package func record(_ track: Track) -> segue_track {
    var record = segue_track()
    record.size = UInt32(MemoryLayout<segue_track>.size)
    record.layer = Int32(track.layer + 1)
    switch track.property {
    case .channels(let channels):
      record.property = UInt32(SEGUE_MOVES_CHANNELS)
      record.channels = keep(channels.map { UInt32($0.rawValue) })
      record.channel_count = UInt32(channels.count)
    case .transform: record.property = UInt32(SEGUE_MOVES_TRANSFORM)
    case .maskVertices: record.property = UInt32(SEGUE_MOVES_MASK_VERTICES)
    }
    record.keyframes = keep(track.keyframes.map(self.record))
    record.keyframe_count = UInt32(track.keyframes.count)
    record.easing = easing(track.easing)
    record.delay = track.timing.delay
    record.duration = track.timing.duration
    record.iterations = track.timing.iterations
    record.tension = track.spline.tension
    record.continuity = track.spline.continuity
    record.bias = track.spline.bias
    words(of: track, in: &record)
    return record
  }

  private func words(of track: Track, in record: inout segue_track) {
    let mode =
      switch track.mode {
      case .linear: SEGUE_MODE_LINEAR
      case .discrete: SEGUE_MODE_DISCRETE
      case .paced: SEGUE_MODE_PACED
      case .cubic: SEGUE_MODE_CUBIC
      case .cubicPaced: SEGUE_MODE_CUBIC_PACED
      }
    let direction =
      switch track.timing.direction {
      case .normal: SEGUE_DIRECTION_NORMAL
      case .reverse: SEGUE_DIRECTION_REVERSE
      case .alternate: SEGUE_DIRECTION_ALTERNATE
      case .alternateReverse: SEGUE_DIRECTION_ALTERNATE_REVERSE
      }
    let fill =
      switch track.timing.fill {
      case .automatic: SEGUE_FILL_AUTO
      case .none: SEGUE_FILL_NONE
      case .forwards: SEGUE_FILL_FORWARDS
      case .backwards: SEGUE_FILL_BACKWARDS
      case .both: SEGUE_FILL_BOTH
      }
    record.mode = UInt32(mode)
    record.direction = UInt32(direction)
    record.fill = UInt32(fill)
    record.composite = UInt32(
      track.composite == .add ? SEGUE_COMPOSITE_ADD : SEGUE_COMPOSITE_REPLACE)
    record.jump = UInt32(track.jump == .start ? SEGUE_DISCRETE_AT_START : SEGUE_DISCRETE_AT_END)
  }

  private func record(_ keyframe: Keyframe) -> segue_keyframe {
    var record = segue_keyframe()
    record.offset = keyframe.offset
    switch keyframe.value {
    case .numbers(let numbers):
      record.numbers = keep(numbers)
      record.number_count = UInt32(numbers.count)
    case .transform(let steps):
      record.steps = keep(steps.map(self.record))
      record.step_count = UInt32(steps.count)
    }
    record.easing = easing(keyframe.easing)
    return record
  }

  private func record(_ step: TransformOperation) -> segue_transform_step {
    var record = segue_transform_step()
    let numbers: [Double]
    switch step {
    case .translate(let v):
      (record.kind, numbers) = (UInt32(SEGUE_STEP_TRANSLATE), [v.x, v.y, v.z])
    case .scale(let v): (record.kind, numbers) = (UInt32(SEGUE_STEP_SCALE), [v.x, v.y, v.z])
    case .rotate(let angle, let axis):
      (record.kind, numbers) = (UInt32(SEGUE_STEP_ROTATE), [angle, axis.x, axis.y, axis.z])
    case .perspective(let v):
      (record.kind, numbers) = (UInt32(SEGUE_STEP_PERSPECTIVE), [v.x, v.y, v.z])
    case .matrix(let matrix):
      (record.kind, numbers) = (UInt32(SEGUE_STEP_MATRIX), self.numbers(matrix))
    case .skew(let angles):
      (record.kind, numbers) = (UInt32(SEGUE_STEP_SKEW), [angles.x, angles.y])
    }
    withUnsafeMutableBytes(of: &record.numbers) { bytes in
      bytes.copyBytes(from: numbers.withUnsafeBytes { Array($0) })
    }
    return record
  }

  private func easing(_ function: TimingFunction) -> UnsafePointer<segue_easing>? {
    var record = segue_easing()
    record.size = UInt32(MemoryLayout<segue_easing>.size)
    var numbers: [Double] = []
    switch function {
    case .linear: return nil
    case .cubicBezier(let curve):
      record.kind = UInt32(SEGUE_EASING_CUBIC_BEZIER)
      numbers = [curve.x1, curve.y1, curve.x2, curve.y2]
    case .path(let path):
      record.kind = UInt32(SEGUE_EASING_PATH)
      numbers = path.segments.flatMap { segment in
        [segment.control1, segment.control2, segment.end].flatMap { [$0.x, $0.y] }
      }
    case .piecewiseLinear(let function):
      record.kind = UInt32(SEGUE_EASING_PIECEWISE)
      numbers = function.stops.flatMap { [$0.progress, $0.value] }
    case .steps(let count, let position):
      record.kind = UInt32(SEGUE_EASING_STEPS)
      numbers = [Double(count)]
      record.jump = UInt32(jump(position))
    case .spring(let curve):
      let spring = curve.spring
      record.kind = UInt32(SEGUE_EASING_SPRING)
      numbers = [
        spring.mass, spring.stiffness, spring.damping, spring.initialVelocity, curve.duration,
      ]
      record.flags = spring.allowsOverdamping ? UInt32(SEGUE_EASING_OVERDAMPED) : 0
    case .mirror(let inner):
      record.kind = UInt32(SEGUE_EASING_MIRRORED)
      record.inner = easing(inner)
    }
    record.numbers = keep(numbers)
    record.number_count = UInt32(numbers.count)
    return keep([record])
  }

  private func jump(_ position: StepPosition) -> Int {
    switch position {
    case .jumpEnd: SEGUE_JUMP_END
    case .jumpStart: SEGUE_JUMP_START
    case .jumpNone: SEGUE_JUMP_NONE
    case .jumpBoth: SEGUE_JUMP_BOTH
    }
  }
}

// MARK: - Parts of layers

extension ReferenceWriter {
  private func contents(_ contents: Contents) -> (UInt32, segue_subject) {
    switch contents {
    case .none: (UInt32(SEGUE_CONTENTS_NONE), segue_subject())
    case .live(let it): (UInt32(SEGUE_CONTENTS_LIVE), subject(it))
    case .snapshot(of: let it, region: _, when: _, filter: _):
      (UInt32(SEGUE_CONTENTS_SNAPSHOT), subject(it))
    case .gradient: (UInt32(SEGUE_CONTENTS_GRADIENT), segue_subject())
    }
  }

  private func subject(_ subject: Subject) -> segue_subject {
    var record = segue_subject()
    func set(_ kind: Int, _ side: Subject.Side = .from) {
      record.kind = UInt32(kind)
      record.side = UInt32(side == .from ? SEGUE_SIDE_FROM : SEGUE_SIDE_TO)
    }
    switch subject {
    case .from: set(SEGUE_SUBJECT_FROM)
    case .to: set(SEGUE_SUBJECT_TO)
    case .source: set(SEGUE_SUBJECT_SOURCE)
    case .destination: set(SEGUE_SUBJECT_DESTINATION)
    case .sibling(let index):
      set(SEGUE_SUBJECT_SIBLING)
      record.index = UInt32(index)
    case .element(let name, let side):
      set(SEGUE_SUBJECT_ELEMENT, side)
      record.name = keep(name)
    case .navigationBar(let side): set(SEGUE_SUBJECT_NAVIGATION_BAR, side)
    case .tabBar(let side): set(SEGUE_SUBJECT_TAB_BAR, side)
    }
    return record
  }

  private func fit(_ fit: ContentFit) -> Int {
    switch fit {
    case .stretch: SEGUE_FIT_STRETCH
    case .fill: SEGUE_FIT_FILL
    case .fit: SEGUE_FIT_FIT
    case .cropTop: SEGUE_FIT_CROP_TOP
    case .cropBottom: SEGUE_FIT_CROP_BOTTOM
    case .cropLeft: SEGUE_FIT_CROP_LEFT
    case .cropRight: SEGUE_FIT_CROP_RIGHT
    }
  }

  private func mask(_ shape: Mask.Shape?) -> Int {
    switch shape {
    case nil: SEGUE_MASK_NONE
    case .rect: SEGUE_MASK_RECT
    case .roundedRect: SEGUE_MASK_ROUNDED_RECT
    case .ellipse: SEGUE_MASK_ELLIPSE
    case .polygon: SEGUE_MASK_POLYGON
    case .linearGradient: SEGUE_MASK_LINEAR_GRADIENT
    case .radialGradient: SEGUE_MASK_RADIAL_GRADIENT
    case .conicGradient: SEGUE_MASK_CONIC_GRADIENT
    case .path: SEGUE_MASK_PATH
    }
  }

  private func rect(_ r: Rect2D) -> segue_rect {
    segue_rect(x: r.minX, y: r.minY, width: r.width, height: r.height)
  }

  private func numbers(_ m: Matrix4) -> [Double] {
    [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
      m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
    ]
  }

  private func keep(_ gradient: Gradient) -> UnsafePointer<segue_gradient>? {
    var record = segue_gradient()
    record.size = UInt32(MemoryLayout<segue_gradient>.size)
    record.stops = keep(
      gradient.stops.map {
        segue_gradient_stop(
          offset: $0.offset,
          color: segue_color(
            red: $0.color.red, green: $0.color.green, blue: $0.color.blue, alpha: $0.color.alpha))
      })
    record.stop_count = UInt32(gradient.stops.count)
    record.start = segue_point(x: gradient.start.x, y: gradient.start.y)
    record.end = segue_point(x: gradient.end.x, y: gradient.end.y)
    return keep([record])
  }

  private func keep(_ text: String) -> UnsafePointer<CChar>? {
    keep(Array(text.utf8CString))
  }

  /// Keeps an array until the writer ends; null where it is empty.
  private func keep<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafePointer<Element>? {
    guard !elements.isEmpty else { return nil }
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: elements.count * MemoryLayout<Element>.stride, alignment: 16)
    memory.append(block)
    elements.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { block.copyMemory(from: start, byteCount: bytes.count) }
    }
    return UnsafePointer(block.assumingMemoryBound(to: Element.self))
  }
}
