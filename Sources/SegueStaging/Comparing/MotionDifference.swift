package import SegueCatalog
package import SegueTimeline

/// What a change of a preset does to one of its operations, sampled with default parameters.
package struct MotionDifference: Sendable {
  /// The largest difference of a kind.
  package struct Largest: Sendable {
    /// How much: points, or a share of 1.
    package let amount: Double
    /// The id of the layer.
    package let layer: String
    /// The progress, 0…1.
    package let progress: Double
  }

  /// A stage on which the operation is sampled.
  package enum Setting: String, CaseIterable, Sendable {
    case light, dark
    case withoutSource = "no-source"
    case reducedMotion = "reduced-motion"
    /// The preset's own scene, which has the elements that it needs.
    case scene
  }

  /// A preset with the presets and animators around it.
  package typealias Version = (preset: Preset, registry: Registry)

  package let operation: Operation
  /// The duration before, in seconds; nil where there was no such operation.
  package private(set) var oldDuration: Double?
  /// The duration after, in seconds; nil where there is no such operation anymore.
  package private(set) var newDuration: Double?
  /// The first stage on which a difference is seen; nil if there is none.
  package private(set) var setting: Setting?
  /// The largest displacement of a layer at the same progress, in points; nil if it cannot be seen.
  package private(set) var displacement: Largest?
  /// The largest change of a layer's opacity at the same progress; nil if it cannot be seen.
  package private(set) var opacity: Largest?
  /// Another value that differs, such as a corner radius, with its layer; nil for the presentation at rest.
  package private(set) var other: (value: String, layer: String?)?
  /// The layers that are new.
  package private(set) var addedLayers: [String] = []
  /// The layers that are gone.
  package private(set) var removedLayers: [String] = []
  /// Why it was not sampled; nil if it was.
  package private(set) var omission: String?

  /// The number of progresses, both ends included.
  package static let samples = 61
  /// The change of a duration that cannot be seen, in seconds.
  private static let leastDuration = 0.0005

  /// Whether the duration changed.
  package var isRetimed: Bool {
    guard let oldDuration, let newDuration else { return oldDuration != newDuration }
    return (oldDuration - newDuration).magnitude > Self.leastDuration
  }

  /// Whether anybody can see a difference.
  package var isVisible: Bool { setting != nil || isRetimed }

  /// Samples an operation of a preset before and after a change.
  ///
  /// No plugin runs: an operation that needs one is not sampled, and counts as unchanged.
  ///
  /// - Parameter scenes: the folders with the scene of the new preset, on which both are sampled.
  package init(_ operation: Operation, old: Version, new: Version, scenes: [String]) {
    self.operation = operation
    for (preset, registry) in [old, new] where preset.transitions[operation] != nil {
      if let animator = OperationFacts(operation, of: preset, in: registry).missingAnimator {
        omission = "it needs the animator '\(animator)' of a plugin, and no plugin is run"
        return
      }
    }
    let scene = new.preset.preview.scene ?? StageBuilder.defaultScene
    for setting in Setting.allCases {
      func played(_ version: Version) -> Played? {
        version.preset.stage(for: operation, setting, scene, in: scenes).flatMap {
          Played(version, on: $0)
        }
      }
      let (before, after) = (played(old), played(new))
      if setting == .light {
        (oldDuration, newDuration) = (before?.timeline.duration, after?.timeline.duration)
      }
      if compare(before, after) {
        self.setting = setting
        return
      }
    }
  }

  /// Compares what is played on one stage, and returns whether a difference is seen.
  private mutating func compare(_ old: Played?, _ new: Played?) -> Bool {
    guard let old, let new else { return (old == nil) != (new == nil) }
    guard old != new else { return false }
    let (before, after) = (old.indices, new.indices)
    addedLayers = new.timeline.layers.map(\.id).filter { before[$0] == nil }
    removedLayers = old.timeline.layers.map(\.id).filter { after[$0] == nil }
    var isSeen = old.presentation != new.presentation
    if isSeen { other = ("presentation", nil) }
    for step in 0..<Self.samples {
      let progress = Double(step) / Double(Self.samples - 1)
      let (first, second) = (
        PosedFrame(old.timeline, at: progress, before),
        PosedFrame(new.timeline, at: progress, after)
      )
      let found = FrameComparison(first, second)
      displacement = Self.larger(displacement, found.displacement, at: progress)
      opacity = Self.larger(opacity, found.opacity, at: progress)
      other = other ?? found.other.map { ($0.value, $0.layer) }
      isSeen =
        isSeen || found.isVisible || addedLayers.contains(where: second.isShown)
        || removedLayers.contains(where: first.isShown)
    }
    if abs(old.timeline.duration - new.timeline.duration) > Self.leastDuration { isSeen = true }
    return isSeen
  }

  private static func larger(
    _ known: Largest?, _ found: (amount: Double, layer: String)?, at progress: Double
  ) -> Largest? {
    guard let found, FrameComparison.isLarger(found.amount, than: known?.amount, least: 0) else {
      return known
    }
    return Largest(amount: found.amount, layer: found.layer, progress: progress)
  }
}

/// A transition on a stage, as far as it can be seen.
private struct Played: Equatable {
  let timeline: Timeline
  let presentation: Presentation?

  /// Resolves a preset with default parameters; nil if it cannot be played.
  init?(_ version: MotionDifference.Version, on stage: Stage) {
    let (preset, registry) = version
    guard
      let resolved = try? ResolvedTransition(
        preset.id, parameters: preset.defaultParameters, on: stage, registry: registry)
    else { return nil }
    (timeline, presentation) = (resolved.timeline, resolved.stage.presentation)
  }

  /// The index of each layer by its id.
  var indices: [String: Int] {
    Dictionary(timeline.layers.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }
}

extension Preset {
  /// A stage for an operation; nil if the preset does not have it, or there is no such scene.
  fileprivate func stage(
    for operation: Operation, _ setting: MotionDifference.Setting, _ scene: String,
    in folders: [String]
  ) -> Stage? {
    guard transitions[operation] != nil else { return nil }
    var stage = defaultStage(for: operation)
    switch setting {
    case .light: break
    case .dark: stage.traits.isDark = true
    case .withoutSource: (stage.source, stage.destination, stage.siblings) = (nil, nil, [])
    case .reducedMotion: stage.traits.reducesMotion = true
    case .scene:
      var request = StageRequest()
      request.operation = operation
      let builder = StageBuilder(
        preset: self, request: request, pictures: PictureChoice(scene: scene), folders: folders)
      return try? builder.stage().stage
    }
    return stage
  }
}
