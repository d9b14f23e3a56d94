#if canImport(UIKit)
public import SegueTimeline
public import UIKit

/// The settings of all transitions of an app.
@MainActor
public enum Segue {
  /// The styles per operation and pair of screens.
  public static let rules = TransitionRules()

  /// Adds an animator in code that presets of a compiled catalog name.
  public static func register(_ animator: any Animator) {
    StyleRegistry.shared.register(animator)
  }
}

/// Segue's part of a class of UIKit: `navigation.segue.style = .parallaxPush()`.
@MainActor
public struct SegueExtension<Base: UIResponder> {
  let base: Base

  init(_ base: Base) { self.base = base }
}

/// A class of UIKit that has a ``segue`` part.
@MainActor
public protocol SegueCompatible {}

extension UIResponder: SegueCompatible {}

extension SegueCompatible where Self: UIResponder {
  /// Segue's part of this object.
  public var segue: SegueExtension<Self> { SegueExtension(self) }
}

/// The mistakes of an app that were found while it runs, each reported once.
@MainActor
enum ProblemLog {
  private static var reported: Set<String> = []

  /// Reports a mistake, with what to do, unless it has been reported before.
  static func report(_ message: String) {
    if reported.insert(message).inserted { Console.write(message) }
  }

  /// Reports everything again.
  static func forget() { reported = [] }
}
#endif
