public import SegueTimeline

/// An animator takes the place of one that turned out to be broken.
public struct AnimatorSubstitution: Hashable, Sendable, CustomStringConvertible {
  /// Receives a substitution.
  public typealias Report = @Sendable (AnimatorSubstitution) -> Void

  /// Why the first one is broken.
  public let failure: AnimatorFailure
  /// The origin of the other one, as shown to users.
  public let substitute: String

  /// The substitution in one sentence.
  public var description: String { "\(failure.description): using \(substitute) in its place" }
}

/// Providers of one animator, each tried where the one before it is broken.
///
/// An animator that reports an error itself, such as for a stage that it does not support, is not
/// broken: its error is the result.
struct SubstitutingAnimator: Animator {
  /// A provider's animator.
  struct Candidate: Sendable {
    /// The provider's origin, as shown to users.
    let title: String
    let animator: any Animator
  }

  let description: AnimatorDescription
  private let candidates: [Candidate]
  private let report: AnimatorSubstitution.Report

  /// Creates an animator; nil without candidates.
  init?(_ candidates: [Candidate], report: @escaping AnimatorSubstitution.Report) {
    guard let first = candidates.first else { return nil }
    description = first.animator.description
    self.candidates = candidates
    self.report = report
  }

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    var broken: AnimatorFailure?
    for candidate in candidates {
      if let broken {
        report(AnimatorSubstitution(failure: broken, substitute: candidate.title))
      }
      do throws(AnimatorFailure) {
        return try candidate.animator.timeline(for: stage, parameters: parameters)
      } catch {
        guard error.isBroken else { throw error }
        broken = error
      }
    }
    throw broken ?? AnimatorFailure("there is no animator")
  }
}

/// An animator that is declared but not available, for diagnostics.
public struct UnavailableAnimator: Hashable, Sendable {
  /// What is declared.
  public let animator: AnimatorDescription
  /// The place of its declaration, as shown to users.
  public let source: String
  /// The reason why it is not available.
  public let reason: String

  /// The name used in presets.
  public var id: String { animator.id }
  /// The version.
  public var version: Version { animator.version }

  /// Creates a description of an unavailable animator.
  public init(_ animator: AnimatorDescription, source: String, reason: String) {
    self.animator = animator
    self.source = source
    self.reason = reason
  }
}

extension UnavailableAnimator: CustomStringConvertible {
  /// The place of its declaration and the reason, as text.
  public var description: String { "not available from \(source): \(reason)" }
}

/// An animator wrapper that rejects parameter values outside their types and ranges.
struct CheckedAnimator: Animator {
  let base: any Animator

  var description: AnimatorDescription { base.description }

  func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let description = description
    for parameter in description.parameters {
      guard let value = parameters[parameter.name], parameter.accepts(value) else {
        throw AnimatorFailure(
          "the preset's value for parameter '\(parameter.name)' of '\(description.id)' is not valid"
            + parameter.complaint(of: parameters[parameter.name]))
      }
    }
    return try base.timeline(for: stage, parameters: parameters)
  }
}

extension ParameterDescription {
  /// Describes a number and its valid range; empty for values of other kinds.
  fileprivate func complaint(of value: ParameterValue?) -> String {
    switch (kind, value) {
    case (.number(let range), .number(let number)), (.length(let range), .number(let number)),
      (.angle(let range), .number(let number)), (.duration(let range), .number(let number)):
      ": \(number) is not from \(range.lowerBound) to \(range.upperBound)"
    default: ""
    }
  }
}
