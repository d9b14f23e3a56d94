import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueScenes
import SegueStaging
import SegueTimeline
import Synchronization

/// The recorded gestures that visitors can replay on a page, each read when it is first needed.
final class GestureRecordings: Sendable {
  private let folders: [String]
  /// The gestures looked for so far; nil for those that do not exist or have a scroll view.
  private let gestures = Mutex<[String: RecordedGesture?]>([:])

  /// - Parameter folders: the catalog's folders; none for no gestures.
  init(in folders: [String] = []) { self.folders = folders }

  private func recorded(_ id: String) -> RecordedGesture? {
    gestures.withLock { gestures in
      if let known = gestures[id] { return known }
      let gesture = try? CatalogFiles(.gesture, in: folders).gesture(id)
      // Gestures with a scroll view are not replayed automatically.
      let replayed = gesture?.scroll == nil ? gesture : nil
      gestures[id] = .some(replayed)
      return replayed
    }
  }

  /// A recording's effect on a gesture's transition.
  struct Performance: Sendable {
    let recording: GestureRecording
    /// Whether the transition finishes.
    let finishes: Bool

    /// The reference to the recording.
    var json: JSONValue { ["id": .string(recording.id), "finishes": .boolean(finishes)] }
  }

  /// The recordings that drive a transition, one for each variation of its movement, with their outcomes.
  func performed(on gesture: PageInteraction) -> [Performance] {
    let movements = Movement.all(of: gesture.plan.gesture)
    return Variation.all.compactMap { variation in
      movements.lazy.compactMap { self.performance(variation, $0, on: gesture) }.first
    }
  }

  private func performance(
    _ variation: Variation, _ movement: Movement, on gesture: PageInteraction
  ) -> Performance? {
    guard let recorded = recorded(movement.name + variation.suffix) else { return nil }
    let recording = GestureRecording(
      id: movement.id + variation.suffix, title: variation.title(of: movement),
      gesture: movement.turned(recorded))
    guard let performance = try? gesture.staged.resolved.performance(of: recording.gesture),
      performance.hasBegun
    else { return nil }
    switch performance.decision {
    case .finish, .completed: return Performance(recording: recording, finishes: true)
    case .cancel, .givenUp, .takenBySystem:
      return Performance(recording: recording, finishes: false)
    default: return nil
    }
  }

  /// A variation of a movement, by the suffix of its recording.
  private struct Variation {
    let suffix: String
    let title: String

    func title(of movement: Movement) -> String {
      suffix.isEmpty && movement.name.hasPrefix("pinch") ? "Pinch and release" : title
    }

    static let all = [
      Variation(suffix: "", title: "Drag and release"), Variation(suffix: "-flick", title: "Flick"),
      Variation(suffix: "-short", title: "Short drag"),
      Variation(suffix: "-reversed", title: "Hesitate, then go back"),
      Variation(suffix: "-caught", title: "Catch again"),
      Variation(suffix: "-taken", title: "Taken by the system"),
    ]
  }

  /// A kind of movement in the library.
  private struct Movement {
    let name: String
    /// Whether it goes to the other side, or the other way up, than the recording.
    var isMirrored = false, isUpsideDown = false

    var id: String {
      name + (isMirrored ? "-mirrored" : "") + (isUpsideDown ? "-upside-down" : "")
    }

    /// A recording of the movement, turned to its direction.
    func turned(_ gesture: RecordedGesture) -> RecordedGesture {
      var result = gesture
      for index in result.touches.indices {
        result.touches[index].position = turned(result.touches[index].position, gesture.container)
        result.touches[index].second = result.touches[index].second.map {
          turned($0, gesture.container)
        }
      }
      return result
    }

    private func turned(_ point: Point2D, _ size: Size2D) -> Point2D {
      Point2D(
        x: isMirrored ? size.width - point.x : point.x,
        y: isUpsideDown ? size.height - point.y : point.y)
    }

    /// The movements that may drive a gesture, the likeliest first.
    static func all(of gesture: InteractionPlan.Gesture) -> [Movement] {
      let down = Movement(name: "pull-down")
      let up = Movement(name: "pull-down", isUpsideDown: true)
      let leading = [
        Movement(name: "tab-forward"), Movement(name: "drag-away", isMirrored: true),
      ]
      let trailing = [
        Movement(name: "tab-forward", isMirrored: true), Movement(name: "drag-away"),
      ]
      return switch gesture {
      case .edgePan(.leading): [Movement(name: "swipe-back")]
      case .edgePan: [Movement(name: "swipe-back", isMirrored: true)]
      case .pan(.down): [down]
      case .pan(.up): [up]
      case .pan(.vertical): [down, up]
      case .pan(.leading): leading
      case .pan(.trailing): trailing
      case .pan(.horizontal): leading + trailing
      case .pan(.any): [Movement(name: "drag-away"), down] + trailing
      case .pinch: [Movement(name: "pinch-in"), Movement(name: "pinch-out")]
      case .overscroll, .longPress: []
      }
    }
  }
}

/// A recorded gesture for the page's script.
struct GestureRecording: Hashable, Sendable {
  /// Its id on the page.
  let id: String
  /// What the finger does, as a button's title.
  let title: String
  let gesture: RecordedGesture

  /// The object: touches as `[milliseconds, phase, x, y]`, with x and y of a second finger, if any.
  var json: JSONValue {
    [
      "title": .string(title),
      "size": .numbers([gesture.container.width, gesture.container.height]),
      "touches": .array(
        gesture.touches.map { touch in
          let points = [touch.position] + [touch.second].compactMap(\.self)
          return .array(
            [.number((touch.time * 1000).rounded()), .string(touch.phase.rawValue)]
              + points.flatMap { [JSONValue.number($0.x), .number($0.y)] })
        }),
    ]
  }
}
