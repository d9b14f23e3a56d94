import SegueStyles
import SegueUIKit
import SwiftUI
import Testing
import UIKit

/// What an app has to name comes with `SegueUIKit`, even where a name counts only in files that import its module.
@MainActor @Suite struct OneImportTests {
  private struct Look {
    var push: TransitionStyle? = .parallaxPush()
    var card: ViewTransitionStyle = .cover()
    var catalog: CompiledCatalog = .segue
  }

  @Test func `an app names styles, catalogs and operations`() {
    let look = Look()
    let screen = UIViewController()
    screen.segue.style = look.push
    #expect(screen.segue.style != nil)
    let _: AnyTransition = .segue(look.card)
    let _: (TransitionEvent) -> TransitionOperation = { $0.operation }
    let rules = { Segue.rules.add(contentsOf: look.catalog) }
    _ = rules
  }
}
