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
  private let shown: [ShownContents?]
  private let overlay: ContainerOverlay?
  let children: [[Int]]
  private let roots: [Int]

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - layers: the displayed layers.
  ///   - stage: the stage that the layers belong to.
  ///   - source: the source of pictures of screens and elements.
  ///   - scale: pixels per point.
  ///   - overlay: the bars that stay in place above the layers; nil for those of the source.
  public init(
    _ layers: [Layer], on stage: Stage, pictures source: some PictureSource, scale: Double,
    overlay: ContainerOverlay? = nil
  ) throws {
    let overlay = try overlay ?? source.overlay(over: layers)
    var taking = try PictureTaking(
      layers, on: stage, from: source, scale: scale, withoutBars: overlay?.bars ?? [])
    let pictures = try layers.map { try taking.picture(of: $0.contents) }
    self.init(
      layers, on: stage, showing: pictures.map { $0.map(ShownContents.picture) }, scale: scale,
      overlay: overlay)
  }

  /// Creates a composer of frames with outlines in place of pictures, for checks of what is where.
  ///
  /// - Parameter sizes: the size of each layer's contents; nil where it shows no screen or element.
  package init(_ layers: [Layer], on stage: Stage, sizes: [Size2D?]) {
    self.init(
      layers, on: stage, showing: sizes.map { $0.map(ShownContents.outline) }, scale: 1,
      overlay: nil)
  }

  private init(
    _ layers: [Layer], on stage: Stage, showing shown: [ShownContents?], scale: Double,
    overlay: ContainerOverlay?
  ) {
    (self.layers, self.shown, self.scale, self.overlay) = (layers, shown, scale, overlay)
    background = stage.presentation?.background ?? .black
    var children = layers.map { _ in [Int]() }
    var roots: [Int] = []
    for (index, layer) in layers.enumerated() {
      if let parent = layer.parent { children[parent].append(index) } else { roots.append(index) }
    }
    self.children = children
    self.roots = roots
  }

  /// The pixel size of this composer's frames.
  public func pixelSize(of container: Size2D) -> (width: Int, height: Int) {
    (
      max(Int((container.width * scale).rounded()), 1),
      max(Int((container.height * scale).rounded()), 1)
    )
  }

  /// Returns the display list of a frame.
  ///
  /// - Parameter progress: the transition's progress, 0…1, at which bars that stay in place change.
  public func displayList(
    of frame: SegueTimeline.Frame, progress: Double = 0
  ) -> DisplayList {
    let layers = commandsByLayer(of: frame).flatMap(\.commands)
    let above = overlay?.commands(at: progress, scale: scale) ?? []
    return DisplayList(commands: layers + above, background: background)
  }

  /// Returns the commands of the container's layers, each with those of the layers in it, lowest first.
  package func commandsByLayer(
    of frame: SegueTimeline.Frame
  ) -> [(layer: Int, commands: [DrawCommand])] {
    let screen = LayerSpace(parent: .scale(scale, scale))
    return screen.ordered(roots, in: frame.states).map {
      ($0, commands(of: [$0], in: frame, space: screen, clips: []))
    }
  }
}

// MARK: Layers

extension FrameComposer {
  /// Returns the commands of sibling layers in a flat space, lowest first.
  private func commands(
    of siblings: [Int], in frame: Frame, space: LayerSpace, clips: [Clip]
  ) -> [DrawCommand] {
    space.ordered(siblings, in: frame.states).flatMap { index in
      if layers[index].isSpatial(frame.states[index]) {
        return commands(ofGroup: index, in: frame, space: space, clips: clips)
      }
      let matrix = space.matrix(of: frame.states[index])
      return commands(of: index, in: frame, under: matrix, clips: clips)
    }
  }

  /// Returns the commands of a layer and its sublayers, which are flattened into its plane.
  ///
  /// - Parameters:
  ///   - matrix: the map from the layer's coordinates to the output.
  ///   - clips: what limits the layer and its shadow.
  func commands(
    of index: Int, in frame: Frame, under matrix: Matrix4, clips: [Clip]
  ) -> [DrawCommand] {
    let state = frame.states[index]
    let plane = Homography(matrix)
    guard isVisible(index, state), layers[index].isDoubleSided || plane.determinant > 0 else {
      return []
    }
    let masked = clips + mask(of: state, in: frame, plane: plane)
    let clipped = masked + bounds(of: state, plane: plane)
    let backdrop = backdrop(of: state, plane: plane, clips: clipped)
    let softMask = MaskOpacity(of: state)
    let isGroup =
      state.blurRadius > 0 || softMask != nil
      || (state.opacity < 1 && hasSeveralParts(index, state))
    guard isGroup else {
      let ground = parts(
        of: index, state, plane: plane, clips: clipped, outside: masked, opacity: state.opacity)
      return backdrop + ground + sublayers(of: index, state, in: frame, matrix, clips: clipped)
    }
    let own = bounds(of: state, plane: .identity)
    let drawn =
      parts(of: index, state, plane: .identity, clips: own, outside: [], opacity: 1)
      + sublayers(of: index, state, in: frame, .identity, clips: own)
    guard let reach = drawn.reach?.outset(by: 3 * state.blurRadius) else { return backdrop }
    var group = DrawCommand(
      .group(drawn, blurRadius: state.blurRadius, resolution: scale), size: reach.size,
      shape: .rect(reach), transform: plane,
      // A blur spreads beyond the bounds, so the result is clipped to them again.
      clips: state.blurRadius > 0 ? clipped : masked, opacity: state.opacity)
    group.softMask = softMask
    return backdrop + [group]
  }

  func isVisible(_ index: Int, _ state: LayerState) -> Bool {
    !state.isHidden && state.opacity > 0
  }

  private func sublayers(
    of index: Int, _ state: LayerState, in frame: Frame, _ matrix: Matrix4, clips: [Clip]
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
  /// Returns the commands of a layer without its sublayers: its shadow, background and contents.
  ///
  /// - Parameters:
  ///   - clips: what limits the background and the contents.
  ///   - outside: what limits the shadow.
  func parts(
    of index: Int, _ state: LayerState, plane: Homography, clips: [Clip], outside: [Clip],
    opacity: Double
  ) -> [DrawCommand] {
    [
      shadow(of: state, plane: plane, clips: outside, opacity: opacity),
      background(of: state, plane: plane, clips: clips, opacity: opacity),
      contents(of: index, state, plane: plane, clips: clips, opacity: opacity),
    ].compactMap { $0 }
  }

  private func mask(of state: LayerState, in frame: Frame, plane: Homography) -> [Clip] {
    guard let mask = state.mask, let shape = mask.shape(in: frame) else { return [] }
    return [Clip(shape, transform: plane, isInverted: state.invertsMask)]
  }

  private func bounds(of state: LayerState, plane: Homography) -> [Clip] {
    state.masksToBounds ? [Clip(state.outline(rounded: true), transform: plane)] : []
  }

  /// The blurred backdrop; it is not part of the layer's group, since it shows what is below that.
  private func backdrop(of state: LayerState, plane: Homography, clips: [Clip]) -> [DrawCommand] {
    guard state.backdropBlurRadius > 0 else { return [] }
    var command = DrawCommand(
      .backdrop(blurRadius: state.backdropBlurRadius), size: state.bounds.size,
      shape: state.outline(rounded: true), transform: plane, clips: clips,
      opacity: state.opacity)
    command.softMask = MaskOpacity(of: state)
    return [command]
  }

  private func background(
    of state: LayerState, plane: Homography, clips: [Clip], opacity: Double
  ) -> DrawCommand? {
    guard state.backgroundColor.alpha > 0 else { return nil }
    return DrawCommand(
      .color(state.backgroundColor), size: state.bounds.size,
      shape: state.outline(rounded: true), transform: plane, clips: clips, opacity: opacity,
      isOpaque: state.backgroundColor.alpha >= 1)
  }

  private func shadow(
    of state: LayerState, plane: Homography, clips: [Clip], opacity: Double
  ) -> DrawCommand? {
    let shadow = state.shadow
    guard shadow.opacity > 0, shadow.color.alpha > 0 else { return nil }
    let moved = state.bounds.offset(by: shadow.offset)
    return DrawCommand(
      .shadow(shadow.color, blurRadius: shadow.radius), size: moved.size,
      shape: state.rounded(moved), transform: plane, clips: clips,
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
    guard let shown = shown[index], !state.bounds.isEmpty else { return nil }
    let (content, frame) = shown.content(of: index, fit: layers[index].fit, in: state.bounds)
    return DrawCommand(
      content, size: frame.size, transform: plane.moved(to: frame.origin), clips: clips,
      opacity: opacity, isOpaque: shown.isOpaque)
  }
}
