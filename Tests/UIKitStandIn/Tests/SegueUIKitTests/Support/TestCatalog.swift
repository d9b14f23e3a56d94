// Written by 'segue compile'. To change it, change the presets and compile them again.
// segue compile ../../../Presets --name tests
// swift-format-ignore-file

import SegueCatalog
import SegueCoordinator
import SegueTimeline

extension CompiledCatalog {
  /// The compiled presets and rules.
  static let tests = compiled(
    "U0dDVAElEGNvbnRhaW5lci5oZWlnaHQVZ2VzdHVyZS50cmFuc2xhdGlvbi55AnRvBmZyb20ueQdvcGFjaXR5CXRvLmhlaWdodApwbGFpbi1mYWRlD2NvbnRhaW5lci53aWR0aAVwaG90bwh0by53aWR0aAhkaXN0YW5jZRJlbGVtZW50LnBob3RvLmZyb20FZnJhbWUIc2FmZS50b3AEdGVzdAt0cmFuc2xhdGUteRllbGVtZW50LnBob3RvLmZyb20uaGVpZ2h0GGVsZW1lbnQucGhvdG8uZnJvbS53aWR0aBRlbGVtZW50LnBob3RvLmZyb20ueBRlbGVtZW50LnBob3RvLmZyb20ueRdlbGVtZW50LnBob3RvLnRvLmhlaWdodBZlbGVtZW50LnBob3RvLnRvLndpZHRoEmVsZW1lbnQucGhvdG8udG8ueBJlbGVtZW50LnBob3RvLnRvLnkSZ2VzdHVyZS52ZWxvY2l0eS55DXNjcm9sbC5hdC1lbmQEdG8ueQhiYWNrZHJvcARibHVyBGZyb20RbWFzay1yb3VuZGVkLXJlY3QKcGhvdG8tcGFpcglzb2Z0LXJpc2ULdHdvLWRldGVudHMBegVsYXJnZQZtZWRpdW0ABB8AZB9YBgAOAAEIAAABCAELADgCC4AAAAICAQQAAIMAAAAICAEMAQQAAAABARIAAAEBEwAAAQERAAABARABBAAAAQEWAAABARcAAAEBFQAAAQEUHALBAgABAAHRAgDRAwgAAAAAAAAGAC0GWAYADgAAAAAAAAECcAEEAAAAAAAIDgLxAQABAAHRAgDRAwgAAAAALAICAAAgAGwggAYADgEKAQDADADAAQAANQAAAAECcAUEAAAAAAAIDwIA4gAAAAEBCggcAABQAAAAIswCAAAAKAgeAQUAAAA4AAMBBQAQEgAAAQEJAAIAQAEFAAAAAAADAAABAQUAGQACwQIAAAACAAKhAQAhANMBITwGAA4AAAABAgAAAAgA8QECJAQAEQAAAAMBAAAQEgAAAQEHAAEjBAAAAAADAQ0AUAMAAgAABQEAAQ0IAFAIwwBwDwEAAAEAAAACAkABDwIAAAAAAwEAARoICAAbAQQCAIYAAAAIAgORAwABAtEFAAAAOgIAApkCAAECAAgAAwEBAQASAwALAQMBAQMBGAChAQ0DAQAA2QQNJgMAAQEZAAEdYAEMAQABBAAAAAADAQMBAQMAAAIAAAcBAAEDCAEBCACgBkkHAsECAAEAAQAA0QMIAA=="
  )
}

extension TransitionStyle {
  /// Photo pair, for push, pop: The photo flies from one screen to the other.
  ///
  /// Not for single views: it moves the picture 'photo'.
  static let photoPair = TransitionStyle("photo-pair", in: .tests)

  /// Plain fade, for push, pop, present, dismiss: The new screen fades in.
  static let plainFade = TransitionStyle("plain-fade", in: .tests)

  /// Soft rise, for present, dismiss: A view rises a little, and comes into focus.
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
  static let twoDetents = TransitionStyle("two-detents", in: .tests)
}

extension ViewTransitionStyle {
  /// Plain fade, for push, pop, present, dismiss: The new screen fades in.
  static let plainFade = ViewTransitionStyle(.plainFade)

  /// Soft rise, for present, dismiss: A view rises a little, and comes into focus.
  static func softRise() -> ViewTransitionStyle { ViewTransitionStyle(.softRise()) }

  /// Two detents, for present, dismiss: A sheet rises to the middle of the screen, and a finger moves it up, down and away.
  static let twoDetents = ViewTransitionStyle(.twoDetents)
}
