import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

/// One of the stages on which the five systems are checked.
struct FirstFiveStage: Sendable, CustomTestStringConvertible {
  let size: Size2D
  let isRightToLeft: Bool
  let knowsSource: Bool

  static let all: [FirstFiveStage] = [(320, 568), (390, 844), (834, 1194)].flatMap { size in
    [false, true].flatMap { isRightToLeft in
      [true, false].map {
        FirstFiveStage(
          size: Size2D(width: size.0, height: size.1), isRightToLeft: isRightToLeft, knowsSource: $0
        )
      }
    }
  }

  var testDescription: String {
    "\(size.width)×\(size.height)\(isRightToLeft ? " rtl" : "")\(knowsSource ? "" : " no source")"
  }

  var width: Double { size.width }
  var height: Double { size.height }
  var center: Point2D { Point2D(x: width / 2, y: height / 2) }
  /// A cell that lies well off the middle.
  var cell: Rect2D { Rect2D(x: width * 0.55, y: height * 0.3, width: width * 0.3, height: 90) }
  /// Forwards: +1, or −1 where the layout runs from right to left.
  var forwards: Double { isRightToLeft ? -1 : 1 }

  /// The stage for an operation of a preset, presented as the preset says.
  func stage(_ operation: Operation, of preset: Preset) -> Stage {
    let full = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: Stage.Container(size: size),
      from: Stage.Screen(name: "a", frame: full), to: Stage.Screen(name: "b", frame: full))
    stage.traits.isRightToLeft = isRightToLeft
    stage.direction = forwards * (stage.arrivesAbove ? 1 : -1)
    if knowsSource { stage.source = Stage.Element(frame: cell) }
    stage.presentation = preset.presentation?.presentation(
      on: stage, parameters: preset.defaultParameters, scope: preset.scope)
    return stage
  }

  /// A transition of a shipped preset.
  func play(_ operation: Operation, of preset: Preset) throws -> Timeline {
    try preset.timeline(operation, on: stage(operation, of: preset))
  }
}

/// Presets of the catalog.
enum Shipped {
  static func preset(_ path: String) throws -> Preset {
    let root = #filePath.split(separator: "/").dropLast(5).joined(separator: "/")
    let full = "/\(root)/catalog/\(path).yaml"
    var reader = YAMLReader()
    let (preset, diagnostics) = PresetDecoder.decode(
      SourceFile(name: full, text: try Folder.text(full)), with: &reader)
    #expect(diagnostics.isEmpty, "\(diagnostics.text(.oneLine))")
    return try #require(preset)
  }
}

/// The moments at which transitions are compared, in fractions of their duration.
let moments = [0, 0.03, 0.1, 0.2, 0.37, 0.5, 0.63, 0.8, 0.95, 1]

/// Whether two numbers agree to a millionth of their size.
func agree(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 * max(1, abs(a), abs(b)) }

func agree(_ a: Point2D, _ x: Double, _ y: Double) -> Bool { agree(a.x, x) && agree(a.y, y) }
