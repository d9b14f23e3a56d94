import CSeguePlugin
import SegueTimeline

extension Layer {
  /// Reads a layer from a plugin.
  init(_ record: segue_layer, id: String) throws(ABIProblem) {
    let frame = try record.frame.checked("its frame")
    self.init(
      id: id, parent: try record.parentIndex, contents: try record.checkedContents,
      state: LayerState(frame: frame))
    fit = try word(record.fit, of: ABIConstants.fits, "its fit")
    let known = UInt32(SEGUE_LAYER_SINGLE_SIDED | SEGUE_LAYER_TRANSFORM_GROUP)
    guard record.flags & ~known == 0 else {
      throw .invalid("its flags are \(record.flags), which includes unknown ones")
    }
    isDoubleSided = record.flags & UInt32(SEGUE_LAYER_SINGLE_SIDED) == 0
    isTransformGroup = record.flags & UInt32(SEGUE_LAYER_TRANSFORM_GROUP) != 0
    if let shape = try record.checkedShape { state.mask = Mask(shape: shape, frame: .zero) }
    maskVertices = try record.checkedVertices
    try state.apply(record)
  }
}

extension LayerState {
  /// Applies the numbers and the matrix of a layer's record.
  fileprivate mutating func apply(_ record: segue_layer) throws(ABIProblem) {
    let numbers = try elements(
      record.numbers, record.number_count, atMost: ABILimits.numbers, "its numbers")
    for (index, number) in numbers.enumerated() {
      let channel = try channel(number.channel, "the channel of number \(index + 1)")
      self[channel] = try finite(number.value, "number \(index + 1) (\(channel))")
    }
    if let matrix = record.matrix {
      self.matrix = Matrix4(rows: try elements(matrix, 16, atMost: 16, "its matrix"))
    }
  }
}

extension segue_layer {
  fileprivate var parentIndex: Int? {
    get throws(ABIProblem) {
      guard parent >= 0 else { throw .invalid("its parent is layer \(parent)") }
      return parent == 0 ? nil : Int(parent) - 1
    }
  }

  fileprivate var checkedContents: Contents {
    get throws(ABIProblem) {
      switch Int(contents) {
      case SEGUE_CONTENTS_NONE: return .none
      case SEGUE_CONTENTS_LIVE: return .live(try subject.checked)
      case SEGUE_CONTENTS_SNAPSHOT:
        let region = try region.checked("its region")
        return .snapshot(
          of: try subject.checked,
          region: region == .zero ? Rect2D(x: 0, y: 0, width: 1, height: 1) : region,
          when: try word(moment, of: ABIConstants.moments, "its moment"))
      case SEGUE_CONTENTS_GRADIENT:
        return .gradient(try Gradient(try segue_gradient.read(gradient, "its gradient")))
      default:
        throw .invalid(
          "its contents are \(contents), expected at most \(SEGUE_CONTENTS_GRADIENT)")
      }
    }
  }

  fileprivate var checkedShape: Mask.Shape? {
    get throws(ABIProblem) {
      try word(
        mask,
        of: [
          nil, .rect, .roundedRect, .ellipse, .polygon(first: 0, count: 0), .linearGradient,
          .radialGradient, .conicGradient,
        ], "its mask")
    }
  }

  fileprivate var checkedVertices: [Point2D] {
    get throws(ABIProblem) {
      let corners = try elements(
        mask_vertices, mask_vertex_count, atMost: ABILimits.numbers / 2, "its mask's corners")
      if Int(mask) == SEGUE_MASK_POLYGON, corners.count < 3 {
        throw .invalid(
          "its mask is a polygon with \(corners.count.counted("corner")), expected at least 3")
      }
      if Int(mask) != SEGUE_MASK_POLYGON, !corners.isEmpty {
        throw .invalid("its mask has corners, but is not a polygon")
      }
      var points: [Point2D] = []
      points.reserveCapacity(corners.count)
      for (index, corner) in corners.enumerated() {
        points.append(try corner.checked("corner \(index + 1) of its mask"))
      }
      return points
    }
  }
}

extension segue_subject {
  fileprivate var checked: Subject {
    get throws(ABIProblem) {
      switch Int(kind) {
      case SEGUE_SUBJECT_FROM: return .from
      case SEGUE_SUBJECT_TO: return .to
      case SEGUE_SUBJECT_SOURCE: return .source
      case SEGUE_SUBJECT_DESTINATION: return .destination
      case SEGUE_SUBJECT_SIBLING: return .sibling(Int(index))
      case SEGUE_SUBJECT_ELEMENT:
        let name = try text(
          name, atMost: ABILimits.textBytes, "the name of its element")
        return .element(name, on: try checkedSide)
      case SEGUE_SUBJECT_NAVIGATION_BAR: return .navigationBar(on: try checkedSide)
      case SEGUE_SUBJECT_TAB_BAR: return .tabBar(on: try checkedSide)
      default:
        throw .invalid("its subject is \(kind), expected at most \(SEGUE_SUBJECT_TAB_BAR)")
      }
    }
  }

  private var checkedSide: Subject.Side {
    get throws(ABIProblem) {
      try word(side, of: ABIConstants.sides, "the screen of its subject")
    }
  }
}

extension Gradient {
  /// Reads a gradient from a plugin.
  fileprivate init(_ record: segue_gradient) throws(ABIProblem) {
    let stops = try elements(
      record.stops, record.stop_count, atMost: ABILimits.numbers / 5, "its gradient's stops")
    guard !stops.isEmpty else { throw .invalid("its gradient has no stops") }
    self.init(
      stops: [], start: try record.start.checked("its gradient's start"),
      end: try record.end.checked("its gradient's end"))
    var last = 0.0
    for (index, stop) in stops.enumerated() {
      guard (last...1).contains(stop.offset) else {
        throw .invalid(
          "its gradient's stop \(index + 1) has the offset \(stop.offset), expected \(last) to 1")
      }
      last = stop.offset
      let color = try stop.color.checked("its gradient's stop \(index + 1)")
      self.stops.append(Stop(offset: stop.offset, color: color))
    }
  }
}
