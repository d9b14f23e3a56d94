// Plays exported files on the stand-in for UIKit, and prints what is displayed.

import UIKit

/// An exported preset: its delegate is made with what was tapped.
struct Case {
  let id: String
  var navigation:
    (@MainActor (UINavigationController, UIView) -> any UINavigationControllerDelegate)?
  /// Whether a finger leads back.
  var hasSwipe = false
  var tabs: (@MainActor (UIView) -> any UITabBarControllerDelegate)?
  var modal: (@MainActor (UIViewController, UIView) -> any UIViewControllerTransitioningDelegate)?
}

MainActor.assumeIsolated {
  for example in cases {
    for isRightToLeft in [false, true] {
      let player = Player(example, isRightToLeft: isRightToLeft)
      for operation in player.operations {
        player.play(operation)
        for fraction in [0.3, 0.7] { player.cancel(operation, at: fraction) }
      }
      if example.hasSwipe { player.swipe() }
    }
  }
}
