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
/// An animator that fails for a reason of its own, such as a stage that it does not support, is not
/// broken: its failure is the answer.
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
