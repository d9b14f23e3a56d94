package import SegueTimeline

/// One operation of a preset as formulas instead of numbers, on every stage on which it has the same layers and
/// tracks.
///
/// Layers and tracks are those of ``timeline``, in its order; what a preset leaves out is filled in. Conditions are
/// decided: a source and elements are known, nothing is caught in the middle, and choices and switches have their
/// default values. All formulas are checked on several stages when the recipe is made.
package struct TransitionRecipe: Sendable {
  /// A layer, besides what the timeline says of it.
  package struct Layer: Sendable {
    /// The channels that are not a plain layer's; its size and position are always among them.
    package let state: [Channel: Formula]
    /// The x and y of the points of its mask, if that is a polygon or a path.
    package let maskPoints: [Formula]
  }

  /// A track, besides what the timeline says of it.
  package struct Track: Sendable {
    /// The start, in seconds.
    package let delay: Formula
    /// The duration of an iteration, in seconds.
    package let duration: Formula
    /// The easing of each iteration.
    package let easing: Easing
    /// The keyframes, in order.
    package let keyframes: [Keyframe]
  }

  /// A keyframe of a track.
  package struct Keyframe: Sendable {
    /// The numbers, in the order of the track's channels or of its mask's points; for a transform, those of its
    /// operations one after the other, as ``TransformOperation/numbers`` lists them.
    package let numbers: [Formula]
    /// The easing to the next keyframe.
    package let easing: Easing
  }

  /// An easing as the preset describes it.
  package struct Easing: Hashable, Sendable {
    /// The function on the timeline's own stage.
    package let function: TimingFunction
    /// The description in the preset, with the values of the timeline's own stage; nil for linear motion.
    package let description: TimingDescription?
    /// The arguments if they are formulas; otherwise empty.
    package let arguments: [Argument]
    /// Whether it runs backward, since another operation plays this one's tracks in reverse.
    package let isMirrored: Bool

    /// An argument of the easing's function.
    package struct Argument: Hashable, Sendable {
      /// The name of the parameter, such as `bounce`.
      package let name: String
      package let formula: Formula
    }

    /// Linear motion.
    static let linear = Easing(
      function: .linear, description: nil, arguments: [], isMirrored: false)
  }

  /// A value with a name, from the preset's `let`.
  package struct NamedValue: Sendable {
    package let name: String
    package let formula: Formula
  }

  /// Why an operation has no recipe, as the end of a sentence: "the layers depend on the parameter 'rows'".
  package struct Obstacle: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
  }

  /// The operation.
  package let operation: SegueTimeline.Operation
  /// A stage on which the transition was laid out: a phone, left to right, in light appearance, with the preset's
  /// default parameters.
  package let stage: Stage
  /// The timeline on that stage.
  package let timeline: Timeline
  /// The whole duration, in seconds.
  package let duration: Formula
  /// The layers of the timeline.
  package let layers: [Layer]
  /// The tracks of the timeline.
  package let tracks: [Track]
  /// The named values that the formulas use, each after those that it uses itself.
  package let values: [NamedValue]
  /// The parameters that the formulas use, in the preset's order.
  package let parameters: [ParameterDescription]
  /// The parameters that keep their default values, since they change what no formula can say: which layers there are,
  /// or a spring's own duration.
  package let fixedParameters: [String]
  /// Whether all values are those of the light appearance, since colors of the dark one are no formulas.
  package let isLightOnly: Bool
  /// Whether the formulas hold on phones only, since other layers are there or other formulas hold on tablets.
  package let isForPhones: Bool

  /// What a file with the recipe's formulas lacks, in sentences without a full stop.
  package var losses: [String] {
    let names = fixedParameters.map { "'\($0)'" }.joined(separator: ", ")
    return [
      names.isEmpty
        ? nil
        : fixedParameters.count == 1
          ? "the parameter \(names) has its default value"
          : "the parameters \(names) have their default values",
      isLightOnly ? "the dark appearance has the colors of the light one" : nil,
      isForPhones ? "it is as on phones on tablets, too" : nil,
    ].compactMap { $0 }
  }
}
