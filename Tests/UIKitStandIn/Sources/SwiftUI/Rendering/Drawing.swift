// Not Apple's: what tests see of a view tree.

public import QuartzCore
public import UIKit

/// A text or a color that is drawn, with everything that changes its look.
public struct Drawing: Sendable {
  /// What changes a look.
  public enum Effect: Equatable, Sendable {
    case opacity(Double)
    case offset(CGSize)
    case blur(CGFloat)
    case projection(ProjectionTransform)
    case clip(Path)
    case zIndex(Double)
  }

  /// The text, or the color's name.
  public let content: String
  /// The place in the hosting controller's view.
  public let frame: CGRect
  /// The effects, from the innermost to the outermost.
  public let effects: [Effect]
  var node: ObjectIdentifier?
}

@MainActor extension StandIn {
  /// What a hosting controller draws now.
  public static func drawings(in host: UIViewController) -> [Drawing] {
    (host as? any GraphHost)?.graph.drawings ?? []
  }

  /// Presses a button of a hosting controller, by its place among them.
  public static func press(_ index: Int, in host: UIViewController) {
    (host as? any GraphHost)?.graph.actions[index]()
    commit()
  }

  /// The texts and colors that a hosting controller draws now.
  public static func contents(of host: UIViewController) -> [String] {
    drawings(in: host).map(\.content)
  }
}
