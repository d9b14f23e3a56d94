// Declarations: CATransformLayer.h of the iOS 16.5 SDK. Behavior: its comments: only sublayers are rendered, without flattening them.

import CoreGraphics

/// A layer whose sublayers keep their depth.
///
/// Background, contents, opacity, border, shadow and mask of its own have no effect.
open class CATransformLayer: CALayer {
}
