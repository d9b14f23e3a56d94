#if canImport(UIKit)
import SegueCoordinator
import UIKit

/// The styles that views inside a container want for it; the one that was added last applies.
@MainActor
final class StyleClaims {
  private unowned let container: any StyledContainer
  /// The style without any claim.
  private let original: TransitionStyle?
  private var claims: [(owner: ObjectIdentifier, style: TransitionStyle)] = []

  init(on container: any StyledContainer) {
    self.container = container
    original = container.containerStyle
  }

  /// Sets the style that a view wants.
  func set(_ style: TransitionStyle, by owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    if let index = claims.firstIndex(where: { $0.owner == id }) {
      claims[index].style = style
    } else {
      claims.append((id, style))
    }
    container.containerStyle = claims.last?.style
  }

  /// Forgets what a view wants.
  func remove(_ owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    guard claims.contains(where: { $0.owner == id }) else { return }
    claims.removeAll { $0.owner == id }
    container.containerStyle = claims.last?.style ?? original
    if claims.isEmpty { container.forgetStyleClaims() }
  }
}

private let claimsKey = AssociationKey()

extension StyledContainer {
  /// The styles that views inside want.
  var styleClaims: StyleClaims {
    if let claims = claimsKey.object(of: self) as? StyleClaims { return claims }
    let claims = StyleClaims(on: self)
    claimsKey.set(claims, of: self)
    return claims
  }

  fileprivate func forgetStyleClaims() { claimsKey.set(nil, of: self) }
}
#endif
