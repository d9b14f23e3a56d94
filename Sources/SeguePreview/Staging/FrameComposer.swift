public import SegueTimeline

/// Turns the frames of some layers into display lists.
///
/// All pictures are taken at creation; from then on a display list is a pure function of the
/// layers' state.
public struct FrameComposer: Sendable {
  /// The displayed layers.
  public let layers: [Layer]
  /// Pixels per point.
  public let scale: Double
  private let background: Color
  private let pictures: [PictureRegion?]
  private let children: [[Int]]
  private let roots: [Int]

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - layers: the displayed layers.
  ///   - stage: the stage that the layers belong to.
  ///   - source: the source of pictures of screens and elements.
  ///   - scale: pixels per point.
  public init(
    _ layers: [Layer], on stage: Stage, pictures source: some PictureSource, scale: Double
  ) throws {
    self.layers = layers
    self.scale = scale
    background = stage.presentation?.background ?? .black
    var taking = try PictureTaking(layers, on: stage, from: source, scale: scale)
    pictures = try layers.map { try taking.picture(of: $0.contents) }
    var children = layers.map { _ in [Int]() }
    var roots: [Int] = []
    for (index, layer) in layers.enumerated() {
      if let parent = layer.parent { children[parent].append(index) } else { roots.append(index) }
    }
    self.children = children
    self.roots = roots
  }

  /// The pixel size of this composer's frames.
  public func pixelSize(of container: Size) -> (width: Int, height: Int) {
    (
      max(Int((container.width * scale).rounded()), 1),
      max(Int((container.height * scale).rounded()), 1)
    )
  }

  /// Returns the display list of a frame.
  public func displayList(of frame: SegueTimeline.Frame) -> DisplayList {
    let screen = LayerSpace(parent: .scale(scale, scale))
    return DisplayList(
      commands: commands(of: roots, in: frame, space: screen, clips: []), background: background)
  }

}

// MARK: Layers

extension FrameComposer {
  /// Returns the commands of sibling layers, lowest first.
  private func commands(
    of siblings: [Int], in frame: Frame, space: LayerSpace, clips: [Clip]
  ) -> [DrawCommand] {
    space.ordered(siblings, in: frame.states).flatMap {
      commands(of: $0, in: frame, space: space, clips: clips)
    }
  }

  private func commands(
    of index: Int, in frame: Frame, space: LayerSpace, clips: [Clip]
  ) -> [DrawCommand] {
    let state = frame.states[index]
    guard !state.isHidden, state.opacity > 0 else { return [] }
    let matrix = space.matrix(of: state)
    let plane = Homography(matrix)
    guard layers[index].isDoubleSided || plane.determinant > 0 else { return [] }

    let inside = clips + ownClips(of: state, in: frame, plane: plane)
    let isGroup = state.blurRadius > 0 || (state.opacity < 1 && hasSeveralParts(index, state))
    guard isGroup else {
      return parts(
        of: index, state, in: frame, under: matrix, clips: inside, outside: clips)
    }
    let bounds = state.bounds.insetBy(-3 * state.blurRadius)
    let drawn = parts(
      of: index, state, in: frame, under: .identity, clips: [], outside: [])
    return [
      DrawCommand(
        .group(drawn, blurRadius: state.blurRadius, resolution: scale), size: bounds.size,
        shape: .rect(bounds), transform: plane, clips: inside, opacity: state.opacity)
    ]
  }

  /// Returns all commands of a layer, mapped from its coordinates.
  private func parts(
    of index: Int, _ state: LayerState, in frame: Frame, under matrix: Matrix4, clips: [Clip],
    outside: [Clip]
  ) -> [DrawCommand] {
    let plane = Homography(matrix)
    let isGroup = state.blurRadius > 0 || (state.opacity < 1 && hasSeveralParts(index, state))
    let opacity = isGroup ? 1 : state.opacity
    var result: [DrawCommand] = []
    if let shadow = shadow(of: state, plane: plane, clips: outside, opacity: opacity) {
      result.append(shadow)
    }
    if state.backdropBlurRadius > 0 {
      result.append(
        DrawCommand(
          .backdrop(blurRadius: state.backdropBlurRadius), size: state.bounds.size,
          shape: state.outline(rounded: true), transform: plane, clips: clips))
    }
    if state.backgroundColor.alpha > 0 {
      result.append(
        DrawCommand(
          .color(state.backgroundColor), size: state.bounds.size,
          shape: state.outline(rounded: true), transform: plane, clips: clips, opacity: opacity,
          isOpaque: state.backgroundColor.alpha >= 1))
    }
    if let contents = contents(of: index, state, plane: plane, clips: clips, opacity: opacity) {
      result.append(contents)
    }
    return result + sublayers(of: index, state, in: frame, under: matrix, clips: clips)
  }

  private func sublayers(
    of index: Int, _ state: LayerState, in frame: Frame, under matrix: Matrix4, clips: [Clip]
  ) -> [DrawCommand] {
    let space = LayerSpace(in: layers[index], state, parent: matrix)
    return commands(of: children[index], in: frame, space: space, clips: clips)
  }

  /// Whether a layer's opacity applies to more than one part: drawn separately, parts would show
  /// through each other and sublayers would not fade.
  private func hasSeveralParts(_ index: Int, _ state: LayerState) -> Bool {
    let own = [
      state.backgroundColor.alpha > 0, layers[index].contents != .none,
      state.shadow.opacity > 0,
    ].filter { $0 }.count
    return own > 1 || !children[index].isEmpty
  }
}

// MARK: Parts of a layer

extension FrameComposer {
  private func ownClips(of state: LayerState, in frame: Frame, plane: Homography) -> [Clip] {
    var clips: [Clip] = []
    if let mask = state.mask { clips.append(Clip(mask.shape(in: frame), transform: plane)) }
    if state.masksToBounds { clips.append(Clip(state.outline(rounded: true), transform: plane)) }
    return clips
  }

  private func shadow(
    of state: LayerState, plane: Homography, clips: [Clip], opacity: Double
  ) -> DrawCommand? {
    let shadow = state.shadow
    guard shadow.opacity > 0, shadow.color.alpha > 0 else { return nil }
    let moved = state.bounds.offset(by: shadow.offset)
    return DrawCommand(
      .shadow(shadow.color, blurRadius: shadow.radius), size: moved.size,
      shape: .roundedRect(moved, radius: state.cornerRadius), transform: plane, clips: clips,
      opacity: opacity * shadow.opacity)
  }

  private func contents(
    of index: Int, _ state: LayerState, plane: Homography, clips: [Clip], opacity: Double
  ) -> DrawCommand? {
    if case .gradient(let gradient) = layers[index].contents {
      let stops = gradient.stops.map { GradientStop($0.offset, $0.color) }
      return DrawCommand(
        .linearGradient(stops, start: gradient.start, end: gradient.end),
        size: state.bounds.size, transform: plane.moved(to: state.bounds.origin), clips: clips,
        opacity: opacity, isOpaque: stops.allSatisfy { $0.color.alpha >= 1 })
    }
    guard let picture = pictures[index], !state.bounds.isEmpty else { return nil }
    let fit = layers[index].fit.placement(of: picture.pixels, in: state.bounds)
    return DrawCommand(
      .bitmap(picture.bitmap, crop: fit.crop), size: fit.frame.size,
      transform: plane.moved(to: fit.frame.origin), clips: clips, opacity: opacity,
      isOpaque: picture.isOpaque)
  }
}

extension LayerState {
  /// The layer's bounds as a shape, in its own coordinates.
  fileprivate func outline(rounded: Bool) -> Shape {
    rounded && cornerRadius > 0 ? .roundedRect(bounds, radius: cornerRadius) : .rect(bounds)
  }
}

extension Mask {
  fileprivate func shape(in frame: SegueTimeline.Frame) -> SeguePreview.Shape {
    switch shape {
    case .rect: .rect(self.frame)
    case .roundedRect: .roundedRect(self.frame, radius: cornerRadius)
    case .ellipse: .ellipse(self.frame)
    case .polygon(let first, let count):
      .polygon(Array(frame.vertices[first..<first + count]))
    }
  }
}

extension Rect {
  fileprivate func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance, width: width - 2 * distance,
      height: height - 2 * distance)
  }
}

extension Homography {
  /// The map of a plane whose origin is at a point of this one.
  fileprivate func moved(to origin: Point) -> Homography {
    var result = self
    let image = apply(origin)
    (result.tx, result.ty, result.tw) = (image.x, image.y, image.w)
    return result
  }
}
