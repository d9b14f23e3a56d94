import SegueDiagnostics
import SegueScenes
import SegueTimeline

/// Lists of the engine as constants for the page's scripts, so that the scripts do not repeat them.
enum EngineTables {
  /// The declarations, a line each.
  static let text = """
    const engineEasings = \(easings.text());
    const engineScreens = \(screens.text());

    """

  /// By name, the kind of easing and its numbers, as `curves.js` evaluates them.
  private static let easings = JSONValue.object(
    JSONObject(NamedTimingFunction.all.map { ($0.name, .object($0.function.pageEasing)) }))

  /// The screens of devices: the shorter and the longer side in pixels, and the pixels per point.
  private static let screens = JSONValue.array(
    DeviceScreen.all.map { .numbers([Double($0.shorter), Double($0.longer), $0.scale]) })
}

extension TimingFunction {
  /// The function as an easing of the page.
  fileprivate var pageEasing: JSONObject {
    switch self {
    case .linear: ["kind": "bezier", "points": .numbers([0, 0, 1, 1])]
    case .cubicBezier(let curve):
      ["kind": "bezier", "points": .numbers([curve.x1, curve.y1, curve.x2, curve.y2])]
    case .path(let path):
      ["kind": "path", "pieces": .array(path.segments.map { .numbers($0.numbers) })]
    case .steps(let count, _):
      // Compares halfway through each step, where rounding cannot reach the next one.
      [
        "kind": "steps",
        "values": .numbers((0..<count).map { value(at: (Double($0) + 0.5) / Double(count)) }),
      ]
    case .piecewiseLinear, .spring, .mirror:
      ["kind": "sampled", "values": .numbers((0...240).map { value(at: Double($0) / 240) })]
    }
  }
}

extension TimingPath.Segment {
  /// Two handles and the end, each x and y.
  fileprivate var numbers: [Double] {
    [control1.x, control1.y, control2.x, control2.y, end.x, end.y]
  }
}
