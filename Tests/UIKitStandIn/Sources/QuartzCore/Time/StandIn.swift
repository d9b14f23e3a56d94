// Not Apple's: what tests control of the stand-in. The part of time; UIKit adds touches, rotation and settings.

public import CoreGraphics

/// What tests control, and what they may read.
///
/// None of it exists on Apple's platforms.
///
/// There is one clock. Tests that use it run on the main actor, call `reset()` first, and do not suspend: others could run in between. In
/// Swift Testing, that call belongs into the test's function: between `init` and the function other tests may run.
public enum StandIn {
  /// The programmer's errors that raise an exception on Apple's platforms, or are documented as undefined, in order.
  public static var faults: [String] { world.faults }

  /// Notes an error of the programmer.
  public static func fault(_ message: String) { world.faults.append(message) }

  /// Frames per second of the display.
  ///
  /// Apple's are 60 or 120.
  public static var framesPerSecond: Double {
    get { world.framesPerSecond }
    set { world.framesPerSecond = newValue }
  }

  /// What `CACurrentMediaTime()` answers.
  public static var now: CFTimeInterval { world.now }

  /// Ends the turn of the run loop: what waits for the next turn runs, and the implicit transaction is committed.
  public static func commit() { world.turn() }

  /// Lets time go by, frame by frame: display links run, animations end, transactions are committed.
  public static func advance(by seconds: CFTimeInterval) { world.advance(by: seconds) }

  /// Makes a layer the root of what is displayed, as a window does with its own.
  public static func display(_ layer: CALayer) { world.display(layer) }

  /// Takes a root away from the display.
  public static func conceal(_ layer: CALayer) { world.conceal(layer) }

  /// Runs something at the next turn of the run loop.
  public static func atNextTurn(_ work: @escaping () -> Void) { world.work.append(work) }

  /// Runs something after seconds of the stand-in's clock, at a frame.
  public static func after(_ seconds: CFTimeInterval, _ work: @escaping () -> Void) {
    world.timers.append((world.now + seconds, work))
  }

  /// Removes all animations, as going to the background does: they stop without having finished.
  public static func removeAllAnimations() { world.removeAllAnimations() }

  /// Forgets everything: layers on display, animations, display links, transactions, faults.
  ///
  /// Sets the clock back.
  public static func resetTime() { world.reset() }
}

/// The time in seconds since the device was started.
public func CACurrentMediaTime() -> CFTimeInterval { world.now }
