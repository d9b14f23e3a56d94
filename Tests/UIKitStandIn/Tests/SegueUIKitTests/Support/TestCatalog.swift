// Written by 'segue compile'. To change it, change the presets and compile them again.
// swift-format-ignore-file

import SegueCatalog
import SegueCoordinator
import SegueTimeline

extension CompiledCatalog {
  /// The compiled presets and rules.
  static let tests = compiled(
    "U0dDVAEkCnBob3RvLXBhaXIKcGxhaW4tZmFkZQR0ZXN0BXBob3RvEmVsZW1lbnQucGhvdG8uZnJvbQJ0bwdvcGFjaXR5BWZyYW1lFGVsZW1lbnQucGhvdG8uZnJvbS54FGVsZW1lbnQucGhvdG8uZnJvbS55GGVsZW1lbnQucGhvdG8uZnJvbS53aWR0aBllbGVtZW50LnBob3RvLmZyb20uaGVpZ2h0EmVsZW1lbnQucGhvdG8udG8ueBJlbGVtZW50LnBob3RvLnRvLnkWZWxlbWVudC5waG90by50by53aWR0aBdlbGVtZW50LnBob3RvLnRvLmhlaWdodAlzb2Z0LXJpc2UIZGlzdGFuY2ULdHJhbnNsYXRlLXkEYmx1cgF6EW1hc2stcm91bmRlZC1yZWN0CXRvLmhlaWdodAh0by53aWR0aAt0d28tZGV0ZW50cwZtZWRpdW0QY29udGFpbmVyLmhlaWdodA9jb250YWluZXIud2lkdGgFbGFyZ2UIc2FmZS50b3AEdG8ueQhiYWNrZHJvcBVnZXN0dXJlLnRyYW5zbGF0aW9uLnkGZnJvbS55Emdlc3R1cmUudmVsb2NpdHkueQRmcm9tAAQAAGsAmAEAAgABAwABAwEEAAMFBAAAAgVoAAAAAAEGAgAAAQAACIMAAQAIAAMAAAAAAQcCAIIABAABAQgAAQEJAAEBCgABAQsIAAQA4AEBDAABAQ0AAQEOAAEBDwACwQIhAAHRAgDRAwgAAAAAAAEAWQEYAQACAAAAAAABBbQAAAAAAQYCAAABAAAIAAEAPQgAAvEBAAHRAgDRAwgAAMQAAAAAAQWgAAAAAAEGAgAAAQDtAAgAAQAIAALxASEAAdECANEDCAAAAgAAEACCARCAAQACAREBAMAMAMABAABBAAABBQAAAAAFBgIAWwABAAAIAAEACBICAAABAAEBEQjYEwIAAAEAUAgAAQAAFAIAxgABACgIFQIAAAUAAADoAwEWABASAAEBFwADARYAEBIAQAgABQAAAAAANAEBFwABARYAAAACwQIAAGgCAAKhAQAYANQBGDwBAAIAAAABAgAAAAgA8QECGQQAEQAAAwEaABASAAEBGwADARoAEBIcBAAAAAMBHQBQAwABARsABQEaAR0IAFAIwwBwAAAAAgWgAAAAAAESAgAAAQAAAwEaAR4ICAAfAAAAjQABBgIAAAEAAAgAAoeRAwLRBQAAAA4CAAKZAgECAAMBIAEaEgMLASEBIAMBIgChAQ0DARoA2QQNJkAAASMAAAAAAQcBAAMABAAAAAMBIQEgAwABARsABwEaASEIASAIAKAGSQA8AsECAAEAANEDCAA="
  )
}

extension TransitionStyle {
  /// Photo pair, for push, pop: The photo flies from one screen to the other.
  static var photoPair: TransitionStyle {
    TransitionStyle("photo-pair", in: .tests)
  }

  /// Plain fade, for push, pop, present, dismiss: The new screen fades in.
  static var plainFade: TransitionStyle {
    TransitionStyle("plain-fade", in: .tests)
  }

  /// Soft rise, for present, dismiss: A view rises a little, and comes into focus.
  static var softRise: TransitionStyle {
    TransitionStyle("soft-rise", in: .tests)
  }

  /// Soft rise, with other values than the usual ones.
  ///
  /// - Parameters:
  ///   - distance: How far the view rises. From 0 to 200 points.
  static func softRise(
    distance: Double = 24.0
  ) -> TransitionStyle {
    TransitionStyle(
      "soft-rise", in: .tests,
      [
        "distance": .number(distance),
      ])
  }

  /// Two detents, for present, dismiss: A sheet rises to the middle of the screen, and a finger moves it up, down and away.
  static var twoDetents: TransitionStyle {
    TransitionStyle("two-detents", in: .tests)
  }
}

extension ViewTransitionStyle {
  /// Not for single views: it moves the picture 'photo'.
  @available(*, unavailable, message: "'photo-pair' cannot be the transition of a single view: it moves the picture 'photo'")
  static var photoPair: ViewTransitionStyle { ViewTransitionStyle(.photoPair) }

  /// Plain fade, for push, pop, present, dismiss: The new screen fades in.
  static var plainFade: ViewTransitionStyle { ViewTransitionStyle(.plainFade) }

  /// Soft rise, for present, dismiss: A view rises a little, and comes into focus.
  static var softRise: ViewTransitionStyle { ViewTransitionStyle(.softRise) }

  /// Two detents, for present, dismiss: A sheet rises to the middle of the screen, and a finger moves it up, down and away.
  static var twoDetents: ViewTransitionStyle { ViewTransitionStyle(.twoDetents) }
}
