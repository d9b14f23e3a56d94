import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

/// A preset in YAML, put together from the part that a test is about.
struct PresetText {
  let text: String

  init(_ text: String) { self.text = text }

  /// A preset with more keys at its root.
  static func root(_ keys: String) -> PresetText {
    PresetText(
      """
      schema: 1
      id: example
      name: Example
      summary: An example.
      transitions: {push: {tracks: [{layer: to, opacity: {from: 0}}]}}
      reduced-motion: none
      \(keys)

      """)
  }

  /// A preset with a push of its own, in one line, and more keys at its root.
  static func push(_ push: String, _ keys: String = "") -> PresetText {
    PresetText(
      """
      schema: 1
      id: example
      name: Example
      summary: An example.
      transitions:
        push: {\(push)}
      reduced-motion: none
      \(keys)

      """)
  }

  /// A preset with a track of its own, in one line.
  static func track(_ track: String, _ keys: String = "") -> PresetText {
    push("tracks: [{\(track)}]", keys)
  }

  /// A preset with layers of its own, in one line.
  static func layers(_ layers: String, _ keys: String = "") -> PresetText {
    push("layers: {\(layers)}, tracks: [{layer: to, opacity: {from: 0}}]", keys)
  }

  /// A preset with a parameter `amount`.
  static func parameter(_ parameter: String) -> PresetText {
    root("parameters: {amount: {\(parameter), help: It does.}}")
  }

  /// A preset with an interaction of its push.
  static func interaction(_ keys: String) -> PresetText {
    root("interaction: {push: {\(keys)}}")
  }

  /// A preset with a gesture, and more keys of its interaction.
  static func gesture(_ keys: String) -> PresetText {
    interaction("gesture: {pan: down}, progress: 0.5, finish: true, \(keys)")
  }

  /// Reads it.
  func read(parent: Preset? = nil) -> (preset: Preset?, diagnostics: Diagnostics) {
    var reader = YAMLReader()
    return PresetDecoder.decode(
      SourceFile(name: "example.yaml", text: text), with: &reader, parent: { _ in parent })
  }

  /// The preset, which nothing may be wrong with.
  func preset(parent: Preset? = nil) throws -> Preset {
    let (preset, diagnostics) = read(parent: parent)
    #expect(diagnostics.text(.oneLine) == "")
    return try #require(preset)
  }

  /// The messages about all that is wrong with it.
  var messages: [String] { read().diagnostics.shown.map(\.message) }

  /// The codes of all that is wrong with it.
  var codes: [String] { read().diagnostics.shown.map(\.code.description) }
}

extension Preset {
  /// What an operation looks like on a stage.
  func timeline(_ operation: Operation, on stage: Stage) throws -> Timeline {
    var stage = stage
    stage.operation = operation
    let found: (any Animator)? = self.animator(for: operation)
    let animator = try #require(found)
    return try animator.timeline(for: stage, parameters: defaultParameters)
  }

  /// What its push looks like on a phone.
  func push() throws -> Timeline { try timeline(.push, on: .phone) }
}

extension Stage {
  /// A push on a phone.
  static var phone: Stage {
    let screen = Rect2D(x: 0, y: 0, width: 400, height: 800)
    return Stage(
      operation: .push, container: Container(size: screen.size),
      from: Screen(name: "a", frame: screen), to: Screen(name: "b", frame: screen))
  }
}

extension Timeline {
  /// How a layer stands at a time.
  func state(_ id: String, at time: Double) throws -> LayerState {
    let found: Int? = self.index(of: id)
    let index = try #require(found, "\(layers.map(\.id))")
    return sample(at: time).states[index]
  }
}
