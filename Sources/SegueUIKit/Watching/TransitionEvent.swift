#if canImport(UIKit)
public import UIKit

/// A moment of a change of screens that has a style.
public struct TransitionEvent: Sendable {
  /// What happens at that moment.
  public enum Phase: Hashable, Sendable {
    /// The transition begins; nothing has moved yet.
    case willBegin
    /// The transition has come this far, 0…1; a finger can also take it back.
    case progress(Double)
    /// The transition is over; it was cancelled if it is not completed.
    case didEnd(completed: Bool)
  }

  /// What happens.
  public let phase: Phase
  /// Whether screens are pushed, popped, presented, dismissed, or tabs changed.
  public let operation: TransitionOperation
  /// The departing screen.
  public let from: UIViewController
  /// The arriving screen.
  public let to: UIViewController
  /// The preset that plays, which may be another one with Reduce Motion; nil if the change is made without animation.
  public let preset: String?
  /// The preset of the change's style; with Reduce Motion, or where the screens lack what it needs, another one plays.
  public let chosenPreset: String
  /// Why the change has this style.
  public let reason: StyleReason
  /// Whether a finger holds the transition.
  public let isInteractive: Bool
}

extension Segue {
  /// Calls a closure when a transition begins, has moved, and is over.
  ///
  ///     observation = Segue.observeTransitions { [weak self] event in
  ///       if event.phase == .willBegin { self?.player.pause() }
  ///     }
  ///
  /// This happens for every change that Segue makes, in the whole app. While a transition runs by itself, its progress is reported once for each
  /// refresh of the display, otherwise for each touch.
  ///
  /// - Returns: the observation; it ends when nothing keeps it.
  public static func observeTransitions(
    _ handler: @escaping @MainActor (TransitionEvent) -> Void
  ) -> TransitionObservation { TransitionObservation(handler) }
}

/// An observation of transitions, which ends when it is invalidated, or when nothing keeps it.
@MainActor
public final class TransitionObservation {
  private var handler: (@MainActor (TransitionEvent) -> Void)?

  private struct Entry {
    weak var observation: TransitionObservation?
  }

  private static var entries: [Entry] = []

  init(_ handler: @escaping @MainActor (TransitionEvent) -> Void) {
    self.handler = handler
    Self.entries.append(Entry(observation: self))
  }

  /// Ends the observation.
  public func invalidate() { handler = nil }

  /// Whether anything observes transitions.
  static var isAnyActive: Bool { entries.contains { $0.observation?.handler != nil } }

  /// Tells all observers, in the order in which they were added.
  static func notify(_ event: TransitionEvent) {
    entries.removeAll { $0.observation?.handler == nil }
    for entry in entries { entry.observation?.handler?(event) }
  }
}
#endif
