/// A timing function compiled for sampling.
enum CompiledEasing: Hashable, Sendable {
  case linear
  case bezier(TabulatedBezier)
  case other(TimingFunction)

  init(_ function: TimingFunction) {
    self =
      switch function {
      case .linear: .linear
      case .cubicBezier(let curve): curve.isDiagonal ? .linear : .bezier(TabulatedBezier(curve))
      default: .other(function)
      }
  }

  /// The value for a progress, as ``TimingFunction/value(at:)`` returns it.
  @inline(__always)
  func value(at progress: Double) -> Double {
    if case .other(let function) = self { return function.value(at: progress) }
    guard progress >= 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if case .bezier(let curve) = self { return curve.value(at: progress) }
    return progress
  }
}

/// Compiles timing functions, each once.
struct EasingCompiler {
  private var compiled: [TimingFunction: CompiledEasing] = [:]

  mutating func callAsFunction(_ function: TimingFunction) -> CompiledEasing {
    guard case .cubicBezier = function else { return CompiledEasing(function) }
    if let easing = compiled[function] { return easing }
    let easing = CompiledEasing(function)
    compiled[function] = easing
    return easing
  }
}
