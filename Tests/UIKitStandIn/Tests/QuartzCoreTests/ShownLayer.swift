// Not Apple's: where each test begins.

import QuartzCore

/// A layer on display, in a world where nothing else is.
///
/// Tests share the clock: call it within the test, not in `init`.
@MainActor func shownLayer() -> CALayer {
  StandIn.resetTime()
  let layer = CALayer()
  StandIn.display(layer)
  return layer
}
