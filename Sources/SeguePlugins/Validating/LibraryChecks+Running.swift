import SegueCatalog
public import SeguePluginABI
import SegueSystem
import SegueTimeline

/// Checks of the animators' behavior.
extension LibraryChecks {
  /// The maximum number of corners of the parameter ranges to try.
  private static let maxCorners = 256

  /// Checks that every animator returns a timeline for all parameter values.
  public func checkParameters() throws(PluginFault) -> CheckVerdict {
    var count = 0
    for animator in description.animators {
      for values in Self.extremes(of: animator.parameters) {
        for stage in ProbeStages.few(for: animator.operations) {
          count += 1
          guard case .failure(let failure) = try timeline(of: animator.id, on: stage, values) else {
            continue
          }
          return CheckVerdict(
            .fail,
            "'\(animator.id)' with \(values.words) cannot create a timeline for \(stage.operation.rawValue): \(failure)",
            help: values.values.isEmpty
              ? nil : "support every value in the ranges, or narrow the ranges")
        }
      }
    }
    return CheckVerdict(.pass, "created \(count) timelines with extreme values")
  }

  /// Returns values at the ends of their ranges: together, each alone, and at the corners of all
  /// ranges.
  static func extremes(of parameters: [ParameterDescription]) -> [ParameterValues] {
    let ends = parameters.map { ($0.name, $0.kind.ends) }
    var all = [ParameterValues()]
    for (name, values) in ends {
      all += values.map { ParameterValues([name: $0]) }
    }
    // Each corner is a number whose bits choose one end each.
    let bits = min(ends.count, 16)
    let step = max(1, (1 << bits) / maxCorners)
    for corner in stride(from: 0, to: 1 << bits, by: step) + [(1 << bits) - 1] {
      var values = ParameterValues()
      for (index, (name, choices)) in ends.enumerated() {
        let isHigh = index < bits ? corner >> index & 1 == 1 : corner & 1 == 1
        values[name] = isHigh ? choices.last : choices.first
      }
      all.append(values)
    }
    return all
  }

  /// Computes a SHA-256 of all animators' timelines, equal in every process unless they are random.
  ///
  /// - Returns: the digest as the message of a passing verdict, or why there is none.
  public func fingerprint() throws(PluginFault) -> CheckVerdict {
    var sum = SHA256()
    for animator in description.animators {
      let stages = ProbeStages.all(for: animator.operations)
      let first = try timelines(of: animator.id, on: stages)
      // In reverse order, and with fresh instances.
      let second = try timelines(of: animator.id, on: stages.reversed())
      for (index, stage) in stages.enumerated() {
        guard case .success(let timeline) = first[index] else {
          return CheckVerdict(
            .fail,
            "'\(animator.id)' cannot create a timeline for \(stage.operation.rawValue): \(first[index].words)"
          )
        }
        guard first[index] == second[stages.count - 1 - index] else {
          return CheckVerdict(
            .fail,
            "'\(animator.id)' creates two different timelines for the same \(stage.operation.rawValue)",
            help: Self.nondeterminismHelp)
        }
        sum.update(with: timeline.messageBytes)
      }
    }
    return CheckVerdict(.pass, sum.digest())
  }

  /// What an animator must not depend on.
  public static let nondeterminismHelp =
    "do not depend on the clock, addresses, state, values past 'parameters->count', or any randomness other than the stage's seed"

  private func timelines(
    of animator: String, on stages: [Stage]
  ) throws(PluginFault) -> [Result<Timeline, ProbeFailure>] {
    try stages.map { stage throws(PluginFault) in try timeline(of: animator, on: stage) }
  }

  /// Checks that creating and ending instances does not leak memory.
  public func checkLifetimes(count: Int = 10_000) throws(PluginFault) -> CheckVerdict {
    for animator in description.animators {
      guard case .done = try library.ask(.create(animator.id)) else {
        return CheckVerdict(
          .fail, "cannot create '\(animator.id)'",
          help: "create must return every animator that the plugin declares")
      }
    }
    let times = max(1, count / max(1, description.animators.count))
    // Allocations made once and kept are not leaks.
    _ = try library.ask(.createAndEnd(times: max(1, times / 5)))
    let before = library.use?.residentBytes
    _ = try library.ask(.createAndEnd(times: times))
    guard let before, let after = library.use?.residentBytes else {
      return CheckVerdict(.skip, "this system does not report a process's memory usage")
    }
    let growth = (after - before) / 1024
    return growth < 256
      ? CheckVerdict(.pass, "no growth after creating and destroying \(count) instances")
      : CheckVerdict(
        .fail, "memory grows by \(growth) kB after creating and destroying \(count) instances",
        help: "free in destroy what create allocates")
  }

  /// Checks that animators leave no threads running after their calls return.
  public func checkThreads() throws(PluginFault) -> CheckVerdict {
    let loaded = library.use?.threads
    for animator in description.animators {
      for stage in ProbeStages.few(for: animator.operations) {
        _ = try timeline(of: animator.id, on: stage)
      }
    }
    guard let before = library.threadsBefore, let loaded, let after = library.use?.threads else {
      return CheckVerdict(.skip, "this system does not report a process's threads")
    }
    func words(_ count: Int) -> String { count == 1 ? "1 thread" : "\(count) threads" }
    if loaded > before {
      return CheckVerdict(
        .warn, "loading the library starts \(words(loaded - before))",
        help: "choose a language whose runtime needs no threads, if you can")
    }
    return after <= loaded
      ? CheckVerdict(.pass, "no threads are left behind")
      : CheckVerdict(
        .fail, "\(words(after - loaded)) \(after - loaded == 1 ? "is" : "are") left behind",
        help: "do not start threads; all work must be done when choreograph returns")
  }
}

extension Timeline {
  /// The encoded value, identical in every process; a valid timeline can always be written.
  fileprivate var messageBytes: [UInt8] {
    var writer = MessageWriter()
    _ = try? writer.list(layers)
    _ = try? writer.list(tracks)
    _ = try? writer.number(duration)
    for declaration in [
      declarations.startsAtSource, declarations.endsAtSource, declarations.hasCut,
    ] {
      _ = try? writer.flag(declaration)
    }
    return writer.bytes
  }
}

extension ParameterDescription.Kind {
  /// The extreme values of the range; for a choice, all values.
  fileprivate var ends: [ParameterValue] {
    switch self {
    case .number(let range), .length(let range), .angle(let range), .duration(let range):
      [.number(range.lowerBound), .number(range.upperBound)]
    case .boolean: [.boolean(false), .boolean(true)]
    case .choice(let names): names.map { .choice($0) }
    case .color: [.color(.clear), .color(.white)]
    }
  }
}

extension ParameterValues {
  fileprivate var words: String {
    if values.isEmpty { return "default values" }
    return values.sorted { $0.key < $1.key }.map { name, value in
      switch value {
      case .number(let number): "\(name) \(number)"
      case .boolean(let isOn): "\(name) \(isOn)"
      case .choice(let choice): "\(name) \(choice)"
      case .color(let color): "\(name) with opacity \(color.alpha)"
      }
    }.joined(separator: ", ")
  }
}
