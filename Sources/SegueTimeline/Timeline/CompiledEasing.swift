/// A timing function compiled for sampling; all but the simplest are stored in ``CompiledEasings``.
enum CompiledEasing: Hashable, Sendable {
  case linear
  case bezier(BezierTable)
  /// Any other function, by its index.
  case other(Int)
}

/// Timing functions compiled for sampling, each once.
struct CompiledEasings: Hashable, Sendable {
  private var entries: [BezierTable.Entry] = []
  private var functions: [TimingFunction] = []

  /// Adds a function that is not there yet.
  fileprivate mutating func add(_ function: TimingFunction) -> CompiledEasing {
    switch function {
    case .linear: return .linear
    case .cubicBezier(let curve):
      return curve.isDiagonal ? .linear : .bezier(BezierTable(curve, in: &entries))
    default:
      functions.append(function)
      return .other(functions.count - 1)
    }
  }

  /// The value of a function for a progress, as ``TimingFunction/value(at:)`` returns it.
  @inline(__always)
  func value(of easing: CompiledEasing, at progress: Double) -> Double {
    if case .other(let index) = easing { return functions[index].value(at: progress) }
    guard progress >= 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if case .bezier(let table) = easing { return table.value(at: progress, entries) }
    return progress
  }
}

/// Compiles timing functions; equal ones share one.
struct EasingCompiler {
  private(set) var easings = CompiledEasings()
  private var added: [TimingFunction: CompiledEasing] = [:]

  mutating func callAsFunction(_ function: TimingFunction) -> CompiledEasing {
    if function == .linear { return .linear }
    if let easing = added[function] { return easing }
    let easing = easings.add(function)
    added[function] = easing
    return easing
  }
}

/// A cubic Bézier timing curve with a table of its parameters.
///
/// The table gives so good a first guess that one step of the iteration is usually enough.
///
/// The tables of all curves are in one array, so that a curve is trivial to copy.
struct BezierTable: Hashable, Sendable {
  /// The parameter at a progress, and how much it grows over an interval of the table.
  struct Entry: Hashable, Sendable {
    fileprivate let parameter: Double
    fileprivate let growth: Double
  }

  private let x: UnitCubic
  private let y: UnitCubic
  private let first: Int

  /// With this many intervals, a guess from the table is usually as exact as the iteration requires.
  private static let intervals = 64

  /// Appends the table of a curve, which must not lie on the diagonal.
  init(_ curve: CubicBezier, in entries: inout [Entry]) {
    (x, y) = (curve.x, curve.y)
    first = entries.count
    for index in 0...Self.intervals {
      let parameter = x.parameter(where: Double(index) / Double(Self.intervals))
      // Near a vertical tangent the guess is less exact, and the iteration takes more steps.
      let slope = max(x.slope(at: parameter), 0.1)
      entries.append(Entry(parameter: parameter, growth: 1 / (Double(Self.intervals) * slope)))
    }
  }

  /// The value for a progress from 0 to 1, as ``CubicBezier/value(at:)`` returns it.
  func value(at progress: Double, _ entries: [Entry]) -> Double {
    y.value(at: x.parameter(where: progress, near: guess(at: progress, entries)))
  }

  /// The parameter by Hermite's interpolation.
  private func guess(at progress: Double, _ entries: [Entry]) -> Double {
    let place = progress * Double(Self.intervals)
    let index = min(Int(place), Self.intervals - 1)
    let (start, end) = (entries[first + index], entries[first + index + 1])
    let t = place - Double(index)
    let change = end.parameter - start.parameter
    let bend = start.growth - change
    let counterbend = change - end.growth
    return start.parameter + t * (change + (1 - t) * (bend + t * (counterbend - bend)))
  }
}
