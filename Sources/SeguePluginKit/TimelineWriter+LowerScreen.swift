public import CSeguePlugin

extension TimelineWriter {
  /// Adds the lower screen, which moves to or from the state that it has while covered, and above it the
  /// presentation's backdrop, which fades in or out.
  ///
  /// - Throws: ``PluginFailure`` where the host refuses something of it.
  @discardableResult
  public func addLowerScreen(
    of stage: Stage, duration: Double, easing: Easing = .linear
  ) throws(PluginFailure) -> LayerNumber {
    let layer = try addScreen(stage.arrivesAbove ? .from : .to, on: stage)
    guard let presentation = stage.presentation else { return layer }
    let screen = stage.arrivesAbove ? stage.from : stage.to
    for (channel, kept) in presentation.whilePresented {
      let rest = screen.restingValue(of: channel)
      try move(
        layer, channel, from: stage.arrivesAbove ? rest : kept,
        to: stage.arrivesAbove ? kept : rest, duration: duration, easing: easing)
    }
    if presentation.backdrop.alpha > 0 {
      let backdrop = try add(Layer("backdrop", color: presentation.backdrop, frame: stage.bounds))
      try move(
        backdrop, .opacity, from: stage.arrivesAbove ? 0 : 1, to: stage.arrivesAbove ? 1 : 0,
        duration: duration, easing: easing)
    }
    return layer
  }
}

extension Layer {
  /// Creates a layer of one color.
  public init(_ id: String, color: Color, frame: Rect2D, in parent: LayerNumber? = nil) {
    self.init(id, frame: frame, in: parent)
    numbers = [
      .backgroundRed: color.red, .backgroundGreen: color.green, .backgroundBlue: color.blue,
      .backgroundAlpha: color.alpha,
    ]
  }
}

extension Stage.Screen {
  /// The value of a channel of the screen's layer while no track moves it.
  public func restingValue(of channel: Channel) -> Double {
    switch channel {
    case .boundsWidth: frame.width
    case .boundsHeight: frame.height
    case .positionX: frame.midX
    case .positionY: frame.midY
    case .anchorX, .anchorY: 0.5
    case .scaleX, .scaleY, .scaleZ, .opacity, .shadowAlpha: 1
    case .cornerRadius: cornerRadius
    case .masksToBounds: cornerRadius > 0 ? 1 : 0
    default: 0
    }
  }
}
