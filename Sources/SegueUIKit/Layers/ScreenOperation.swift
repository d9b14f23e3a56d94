#if canImport(UIKit)
import SegueTimeline

/// Push, pop, present, dismiss or tab; Foundation has an `Operation` of its own.
typealias ScreenOperation = SegueTimeline.Operation
#endif
