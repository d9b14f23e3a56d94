/// A timing function compiled for sampling; what is not trivial is in ``CompiledEasings``.
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
