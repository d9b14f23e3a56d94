import SegueTimeline

/// The animator of a file: a class with a method for each operation.
struct SwiftAnimator {
  /// The name of the transition, of which the animator's is made.
  let name: String
  let operations: [SwiftOperation]
  let timings: SwiftTimings
  let hasSettings: Bool

  var hasSource: Bool { operations.contains { $0.needsSource } }

  var text: String {
    """
    /// Animates one change of screens.
    @MainActor
    final class \(name)Animator: NSObject, UIViewControllerAnimatedTransitioning {
      enum Operation {
    \(cases)
      }

      private let operation: Operation
    \(hasSettings ? "  private let settings: \(name).Settings\n" : "")\
    \(hasSource ? "  private let source: UIView?\n" : "")\
    \(constants)\
      /// The transition, while it runs.
      fileprivate private(set) var motion: Motion?

      init(\(initParameters)) {
        self.operation = operation
    \(hasSettings ? "    self.settings = settings\n" : "")\
    \(hasSource ? "    self.source = source\n" : "")\
      }

      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval {
    \(durations)
      }

      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: transitionContext)
        guard let motion = Motion(in: transitionContext, duration: duration\
    \(hasSource ? ", source: source" : "")) else {
          return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.motion = motion
        switch operation {
        \(reduced)
    \(calls)
        }
        motion.run()
      }

    \(methods.joined(separator: "\n"))\
    }

    """
  }

  private func isReturn(_ operation: SwiftOperation) -> Bool {
    operation.recipe.operation == .pop || operation.recipe.operation == .dismiss
  }

  private var cases: String {
    operations.map { operation in
      "    case \(operation.recipe.operation.rawValue)"
        + (operation.recipe.operation == .tab ? "(isForward: Bool)" : "")
    }.joined(separator: "\n")
  }

  private var constants: String {
    timings.constants.map { constant in
      let value = constant.value.split(separator: "(", maxSplits: 1)
      let line = "  private let \(constant.name) = Timing\(constant.value)"
      let isLong = line.count > 100 && !constant.value.contains("\n")
      let broken = "  private let \(constant.name) = Timing\(value[0])(\n    \(value.last ?? "")"
      return (constant.summary.map { "  /// \($0)\n" } ?? "") + (isLong ? broken : line) + "\n"
    }.joined()
  }

  private var initParameters: String {
    var parameters = ["_ operation: Operation"]
    if hasSettings { parameters.append("settings: \(name).Settings = .init()") }
    if hasSource { parameters.append("source: UIView?") }
    return parameters.joined(separator: ", ")
  }

  private var durations: String {
    let reduced = "if UIAccessibility.isReduceMotionEnabled { return 0.3 }"
    if Set(operations.map(\.duration)).count == 1 {
      return "    UIAccessibility.isReduceMotionEnabled ? 0.3 : \(operations[0].duration)"
    }
    let cases = operations.map {
      "    case .\($0.recipe.operation.rawValue): return \($0.duration)"
    }
    return (["    \(reduced)", "    switch operation {"] + cases + ["    }"])
      .joined(separator: "\n")
  }

  /// The first cases, for those who do not want motion.
  private var reduced: String {
    var lines: [String] = []
    let condition =
      "where UIAccessibility.isReduceMotionEnabled" + (hasSource ? " || source == nil" : "")
    let returning = operations.filter(isReturn).map { ".\($0.recipe.operation.rawValue)" }
    if !returning.isEmpty {
      lines.append(
        "case " + returning.map { "\($0) \(condition)" }.joined(separator: ",\n      ")
          + ":\n      motion.crossfade(isReturning: true)")
    }
    lines.append("case _ \(condition):\n      motion.crossfade(isReturning: false)")
    return lines.joined(separator: "\n    ")
  }

  private var calls: String {
    groups.map { group in
      let patterns = group.operations.map { operation -> String in
        let isAsked = operation == .tab && group.usesSide
        return isAsked ? ".tab(let isForward)" : ".\(operation.rawValue)"
      }
      let arguments = group.usesSide ? "motion, isForward: isForward" : "motion"
      return "    case \(patterns.joined(separator: ", ")): \(group.name)(\(arguments))"
    }.joined(separator: "\n")
  }

  private var methods: [String] {
    groups.map { group in
      let parameters = "_ motion: Motion" + (group.usesSide ? ", isForward: Bool" : "")
      return (["  private func \(group.name)(\(parameters)) {"] + group.lines + ["  }", ""])
        .joined(separator: "\n")
    }
  }

  /// Operations that look the same.
  private struct Group {
    var operations: [SegueTimeline.Operation]
    let lines: [String]
    var name = ""

    /// Whether it makes a difference on which side a tab is.
    var usesSide: Bool { SwiftNames(in: lines).contains("isForward") }
  }

  private var groups: [Group] {
    var groups: [Group] = []
    for operation in operations {
      let word = operation.recipe.operation
      if let same = groups.firstIndex(where: { $0.lines == operation.lines }) {
        groups[same].operations.append(word)
      } else {
        groups.append(Group(operations: [word], lines: operation.lines))
      }
    }
    for index in groups.indices {
      let words = Set(groups[index].operations)
      let isOneWay = words.isSubset(of: [.push, .present, .tab])
      let common = isOneWay ? "arrive" : words.isSubset(of: [.pop, .dismiss]) ? "leave" : "change"
      let isTaken = groups[..<index].contains { $0.name == common }
      groups[index].name =
        words.count == 1 || isTaken ? groups[index].operations[0].rawValue : common
    }
    return groups
  }
}
