import SegueTimeline

extension MotionProperty {
  /// What a track of this property moves.
  var trackProperty: Track.Property {
    switch target {
    case .channels(let channels), .spread(let channels): .channels(channels)
    case .frame: .channels([.positionX, .positionY, .boundsWidth, .boundsHeight])
    case .eyeDistance(let channel): .channels([channel])
    case .mask(.polygon): .maskVertices
    case .mask(.roundedRect):
      .channels([.maskX, .maskY, .maskWidth, .maskHeight, .maskCornerRadius])
    case .mask: .channels([.maskX, .maskY, .maskWidth, .maskHeight])
    case .transform: .transform
    }
  }

  /// The mask that a layer with this property has; nil where it is not about masks.
  var mask: Mask? {
    guard case .mask(let form) = target else { return nil }
    let shape: Mask.Shape =
      switch form {
      case .rect: .rect
      case .roundedRect: .roundedRect
      case .ellipse, .circle: .ellipse
      case .polygon: .polygon(first: 0, count: 0)
      }
    return Mask(shape: shape, frame: .zero)
  }

  /// The numbers of a track, from those of the preset.
  ///
  /// - Parameters:
  ///   - numbers: as many as the property has in YAML.
  ///   - anchor: the layer's anchor point, which decides what its frame means.
  func trackNumbers(_ numbers: [Double], anchor: Point) -> [Double] {
    switch target {
    case .channels, .transform, .mask(.rect), .mask(.roundedRect), .mask(.polygon): numbers
    case .spread(let channels): channels.map { _ in numbers[0] }
    case .eyeDistance: [numbers[0] == 0 ? 0 : -1 / numbers[0]]
    case .frame:
      [
        numbers[0] + anchor.x * numbers[2], numbers[1] + anchor.y * numbers[3],
        numbers[2], numbers[3],
      ]
    case .mask(.circle):
      [numbers[0] - numbers[2], numbers[1] - numbers[2], 2 * numbers[2], 2 * numbers[2]]
    case .mask(.ellipse):
      [numbers[0] - numbers[2], numbers[1] - numbers[3], 2 * numbers[2], 2 * numbers[3]]
    }
  }
}
