import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueTimeline

/// Turns a checked file into a recorded gesture, and looks whether fingers could do what it says.
struct GestureDecoder {
  var diagnostics: Diagnostics

  init(diagnostics: Diagnostics) { self.diagnostics = diagnostics }

  mutating func gesture(_ root: Cursor) -> RecordedGesture? {
    let id = root.required("id")
    checkFileName(id)
    let container = size(root.required("container"))
    let samples = root.required("samples").items.compactMap(GestureSample.init)
    var order = SampleOrder(container: container, diagnostics: diagnostics)
    order.check(samples)
    diagnostics = order.diagnostics
    guard !diagnostics.hasErrors else { return nil }
    return RecordedGesture(
      id: id.string, summary: root.required("summary").string, container: container,
      touches: samples.map(\.event),
      scroll: root["scroll"].map { scroll($0, container: container) })
  }

  private mutating func checkFileName(_ id: Cursor) {
    guard let name = id.otherFileName else { return }
    diagnostics.report(
      id.diagnostic(
        .gestureIsNotFileName, "the id '\(id.string)' is not the name of the file",
        help: "call the file \(id.string).yaml, or the gesture \(name)"))
  }

  private func scroll(_ cursor: Cursor, container: Size) -> ScrollPosition {
    let inset = cursor["inset"]?.numbers ?? [0, 0, 0, 0]
    return ScrollPosition(
      offset: cursor["offset"]?.point ?? .zero, size: cursor["size"].map(size) ?? container,
      content: size(cursor.required("content")),
      inset: Insets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3]))
  }

  private func size(_ cursor: Cursor) -> Size {
    let numbers = cursor.numbers
    return Size(width: numbers[0], height: numbers[1])
  }
}

/// A sample of a recording, and where it stands in the file.
struct GestureSample {
  /// What the finger did.
  let event: TouchEvent
  /// The value of the key that says what became of the touch.
  let phase: Cursor
  /// The whole sample.
  let cursor: Cursor

  /// - Precondition: the schema has checked the sample.
  init?(_ cursor: Cursor) {
    for (key, phase) in GestureFile.phases {
      guard let position = cursor[key] else { continue }
      self.cursor = cursor
      self.phase = position
      event = TouchEvent(
        time: cursor.required("at").seconds ?? 0, phase: phase, position: position.point,
        second: cursor["second"]?.point)
      return
    }
    return nil
  }

  /// The key that says what became of the touch.
  var word: String { phase.name ?? "" }
}

extension Cursor {
  /// The numbers of a list that the schema has checked.
  fileprivate var numbers: [Double] { items.compactMap(\.number) }

  /// A list of two numbers, that the schema has checked, as a place.
  fileprivate var point: Point {
    let numbers = numbers
    return Point(x: numbers[0], y: numbers[1])
  }
}
