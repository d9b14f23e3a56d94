import SegueCatalog
import SegueDiagnostics
import SegueTimeline

/// Presets as design tokens: a group for each preset, and in it a token of the type `transition` for each operation.
///
/// The format is that of the Design Tokens Community Group, 2025.10. A token has a duration, a delay and one timing
/// function of four numbers, so it holds the operation's main motion, and the Bézier curve that is nearest to its easing.
/// What else there is to know is under `$extensions`, for tools that read more: the easing as it is, how far the curve is
/// from it, and the whole choreography with its formulas.
struct TokensExport {
  let export: PresetExport

  /// The name of Segue's own data in a token.
  static let extensionName = "dev.segue"

  init(_ presets: [Preset], from registry: Registry) throws(PresetExport.Problem) {
    var groups: [(String, JSONValue)] = [
      ("$schema", "https://www.designtokens.org/schemas/2025.10/format.json")
    ]
    var (operations, losses) = ([SegueTimeline.Operation](), [PresetExport.Loss]())
    for preset in presets {
      var members: [(String, JSONValue)] = [("$description", .string(preset.summary))]
      for operation in preset.operations {
        do throws(PresetExport.Problem) {
          let token = try TransitionToken(operation, of: preset, from: registry)
          members.append((operation.rawValue, token.json))
          operations.append(operation)
          losses += token.losses.map { PresetExport.Loss(operation, $0) }
        } catch {
          losses.append(PresetExport.Loss(operation, error.description))
        }
      }
      groups.append((preset.id, .object(JSONObject(members))))
    }
    if operations.isEmpty {
      throw PresetExport.Problem(losses.first?.sentence ?? "it has no operations")
    }
    export = PresetExport(
      text: JSONObject(groups).text(.fitted) + "\n", operations: operations, losses: losses)
  }
}

/// One operation as a token.
private struct TransitionToken {
  let json: JSONValue
  let losses: [String]

  init(
    _ operation: SegueTimeline.Operation, of preset: Preset, from registry: Registry
  ) throws(PresetExport.Problem) {
    let timeline = try Self.timeline(operation, of: preset, from: registry)
    let main = timeline.mainTrack
    let easing = main?.wholeEasing ?? .linear
    let nearest = NearestBezier(to: easing)
    var (losses, recipe) = ([String](), JSONValue.null)
    var words = TimingDescription.function(easing).text
    do throws(TransitionRecipe.Obstacle) {
      let found = try TransitionRecipe(operation, of: preset)
      recipe = found.json
      losses += found.losses.map { "under $extensions, \($0)" }
      words = found.tracks.lazy.map(\.easing).first { $0.function == easing }?.text ?? words
    } catch {
      losses.append("there is no recipe under $extensions, because \(error)")
    }
    if nearest.error > Self.visibleError {
      let percent = rounded(nearest.error * 100, places: 1)
      losses.append("a Bézier curve is up to \(percent) % of the way from the easing")
    }
    let own: JSONObject = [
      "layer": .string(orNull: main.map { timeline.layers[$0.layer].id }),
      "easing": .string(words),
      "largestError": .number(nearest.error.rounded(places: 4)),
      "wholeDuration": Self.milliseconds(timeline.duration),
      "parameters": .array(preset.parameters.map(\.tokenJSON)),
      "recipe": recipe,
    ]
    let curve = nearest.curve
    json = [
      "$type": "transition",
      "$value": [
        "duration": Self.milliseconds(main?.timing.duration ?? timeline.duration),
        "delay": Self.milliseconds(main?.timing.delay ?? 0),
        "timingFunction": .numbers([curve.x1, curve.y1, curve.x2, curve.y2]),
      ],
      "$extensions": .object(JSONObject([(TokensExport.extensionName, .object(own))])),
    ]
    self.losses = losses
  }

  /// The part of the way beyond which a curve is seen to be another one.
  private static let visibleError = 0.02

  private static func timeline(
    _ operation: SegueTimeline.Operation, of preset: Preset, from registry: Registry
  ) throws(PresetExport.Problem) -> Timeline {
    let sample = RecipeSample.all(preset, operation, fixed: [], includesTablets: false)[0]
    guard let animator = try? registry.animator(for: preset, operation: operation) else {
      throw PresetExport.Problem("no animator plays it")
    }
    do throws(AnimatorFailure) {
      return try animator.timeline(for: sample.stage, parameters: sample.parameters)
    } catch {
      throw PresetExport.Problem(error.description)
    }
  }

  private static func milliseconds(_ seconds: Double) -> JSONValue {
    ["value": .number((seconds * 1000).rounded(places: 3)), "unit": "ms"]
  }
}

extension Timeline {
  /// The track that one follows with one's eyes: the longest one of a screen, or else of anything.
  fileprivate var mainTrack: Track? {
    let screens = tracks.filter { ["from", "to"].contains(layers[$0.layer].id) }
    return (screens.isEmpty ? tracks : screens).filter { $0.timing.activeDuration.isFinite }
      .max { $0.timing.duration < $1.timing.duration }
  }
}

extension Track {
  /// The easing from the first keyframe to the second, as it is while the track plays.
  fileprivate var wholeEasing: TimingFunction {
    easing == .linear && keyframes.count == 2 ? keyframes[0].easing : easing
  }
}

extension ParameterDescription {
  fileprivate var tokenJSON: JSONValue {
    var members: JSONObject = ["name": .string(name), "help": .string(help)]
    switch defaultValue {
    case .number(let number): members["default"] = .number(number)
    case .boolean(let isOn): members["default"] = .boolean(isOn)
    case .choice(let choice): members["default"] = .string(choice)
    case .color(let color): members["default"] = color.json
    }
    return .object(members)
  }
}
