import SegueTimeline

/// The layers and tracks of a reveal: the lower screen, the backdrop, the upper screen.
struct RevealLayers {
  private(set) var layers: [Layer] = []
  private(set) var tracks: [Track] = []
  private let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
    addLowerScreen()
    addBackdrop()
  }

  /// Adds the upper screen on top, with an animated mask.
  mutating func reveal(_ revealMask: RevealMask) {
    let (subject, screen): (Subject, Stage.Screen) =
      stage.arrivesAbove ? (.to, stage.to) : (.from, stage.from)
    var layer = Layer(screen, showing: subject)
    layer.state.mask = stage.arrivesAbove ? revealMask.smallest : revealMask.largest
    layers.append(layer)
    move(
      [.maskX, .maskY, .maskWidth, .maskHeight, .maskCornerRadius],
      between: revealMask.smallest.numbers, and: revealMask.largest.numbers)
  }

  /// Adds the lower screen; a presenter moves to the state that it keeps while covered.
  private mutating func addLowerScreen() {
    let (subject, screen): (Subject, Stage.Screen) =
      stage.arrivesAbove ? (.from, stage.from) : (.to, stage.to)
    let layer = Layer(screen, showing: subject)
    layers.append(layer)
    guard stage.operation == .present || stage.operation == .dismiss else { return }
    let kept = (stage.presentation?.whilePresented ?? [:]).sorted {
      $0.key.rawValue < $1.key.rawValue
    }
    for (channel, value) in kept {
      move([channel], between: [layer.state[channel]], and: [value])
    }
  }

  private mutating func addBackdrop() {
    guard let color = stage.presentation?.backdrop, color.alpha > 0 else { return }
    var layer = Layer(id: "backdrop", state: LayerState(frame: stage.container.bounds))
    layer.state.backgroundColor = color
    layers.append(layer)
    move([.opacity], between: [0], and: [1])
  }

  /// Animates the topmost layer between the closed and the open state, in the operation's
  /// direction.
  private mutating func move(_ channels: [Channel], between closed: [Double], and open: [Double]) {
    let (start, end) = stage.arrivesAbove ? (closed, open) : (open, closed)
    tracks.append(
      Track(
        layer: layers.count - 1, property: .channels(channels),
        keyframes: [
          Keyframe(offset: 0, value: .numbers(start)), Keyframe(offset: 1, value: .numbers(end)),
        ], timing: TrackTiming(duration: RevealAnimator.duration)))
  }
}

extension Layer {
  /// Creates the layer of a screen, named after its subject.
  fileprivate init(_ screen: Stage.Screen, showing subject: Subject) {
    self.init(
      id: subject == .from ? "from" : "to", contents: .live(subject),
      state: LayerState(frame: screen.frame))
    state.cornerRadius = screen.cornerRadius
    state.masksToBounds = screen.cornerRadius > 0
  }
}

extension Mask {
  fileprivate var numbers: [Double] {
    [frame.minX, frame.minY, frame.width, frame.height, cornerRadius]
  }
}
