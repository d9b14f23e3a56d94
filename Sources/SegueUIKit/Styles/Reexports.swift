#if canImport(UIKit)
public import SegueCatalog
public import SegueCoordinator
public import SegueTimeline

// What apps have to name of the modules below, so that they import this one only, and the one with their styles. Names that Apple's
// frameworks have too, such as `Operation` and `Color`, stay there.

/// A preset with values of its parameters: `var style: TransitionStyle = .parallaxPush()`.
public typealias TransitionStyle = SegueCoordinator.TransitionStyle

/// A style that a single SwiftUI view can appear and disappear with.
public typealias ViewTransitionStyle = SegueCoordinator.ViewTransitionStyle

/// Presets and rules that `segue compile` has written.
public typealias CompiledCatalog = SegueCatalog.CompiledCatalog

/// Push, pop, present, dismiss or tab.
public typealias TransitionOperation = SegueTimeline.Operation
#endif
