// Written by 'segue compile'. To change it, change the presets and compile them again.
// swift-format-ignore-file

import SegueCatalog
import SegueCoordinator
import SegueTimeline

extension CompiledCatalog {
  /// The compiled presets and rules.
  static let tests = compiled(
    "U0dDVAEgCWNyb3NzZmFkZQRmYWRlAnRvB29wYWNpdHkHYXJyaXZhbAdjb3ZlcmVkCGJhY2tkcm9wCnBob3RvLXBhaXIEdGVzdAVwaG90bxJlbGVtZW50LnBob3RvLmZyb20FZnJhbWUUZWxlbWVudC5waG90by5mcm9tLngUZWxlbWVudC5waG90by5mcm9tLnkYZWxlbWVudC5waG90by5mcm9tLndpZHRoGWVsZW1lbnQucGhvdG8uZnJvbS5oZWlnaHQSZWxlbWVudC5waG90by50by54EmVsZW1lbnQucGhvdG8udG8ueRZlbGVtZW50LnBob3RvLnRvLndpZHRoF2VsZW1lbnQucGhvdG8udG8uaGVpZ2h0C3R3by1kZXRlbnRzBm1lZGl1bRBjb250YWluZXIuaGVpZ2h0D2NvbnRhaW5lci53aWR0aAVsYXJnZQhzYWZlLnRvcAt0cmFuc2xhdGUteQR0by55FWdlc3R1cmUudHJhbnNsYXRpb24ueQZmcm9tLnkSZ2VzdHVyZS52ZWxvY2l0eS55BGZyb20AAwAAhgEAGAAAAQAAAAAAAQK0AAAAAAEDAgAAAQAACAABAD0IAALxAQAB0QIA0QMIAADEAAABBAQDBQYCAAAAAQTQAAAAAAEDAgAAAQAACPYAAQAIAALxAQAB0QIA0QMIAAAQAgCDAAABAgAAAAABAwIAtgABAAAIAAEACAACB/EBAAHRAgDRAwgAAAcAaweYAAAIAAEJAAEJAQoAAwIKAAACAmgAAAAAAQMCAAABAAAIgwABAAgACQAAAAABCwIAggAEAAEBDAABAQ0AAQEOAAEBDwgABADgAQEQAAEBEQABARIAAQETAALBAiEAAdECANEDCAAAAAAAFADUARQ8AAAIAAAAAQIAAAAIAPEBAhUEABEAAAMBFgAQEgABARcAAwEWABASGAQAAAADARkAUAMAAQEXAAUBFgEZCABQCMMAcAAAAAICoAAAAAABGgIAAAEAAAMBFgEbCAgABgAAAI0AAQMCAAABAAAIAAKHkQMC0QUAAAAOAgACmQIBAgADARwBFhIDCwEdARwDAR4AoQENAwEWANkEDSZAAAEfAAAAAAELAQADAAQAAAADAR0BHAMAAQEXAAcBFgEdCAEcCACgBkkAPALBAgABAADRAwgA"
  )
}

extension TransitionStyle {
  /// Crossfade, for push, pop, present, dismiss, tab: The new screen fades in over the old one; nothing moves.
  static var crossfade: TransitionStyle {
    TransitionStyle("crossfade", in: .tests)
  }

  /// Photo pair, for push, pop: The photo flies from one screen to the other.
  static var photoPair: TransitionStyle {
    TransitionStyle("photo-pair", in: .tests)
  }

  /// Two detents, for present, dismiss: A sheet rises to the middle of the screen, and a finger moves it up, down and away.
  static var twoDetents: TransitionStyle {
    TransitionStyle("two-detents", in: .tests)
  }
}

extension ViewTransitionStyle {
  /// Crossfade, for push, pop, present, dismiss, tab: The new screen fades in over the old one; nothing moves.
  static var crossfade: ViewTransitionStyle { ViewTransitionStyle(.crossfade) }

  /// Not for single views: it moves the picture 'photo'.
  @available(*, unavailable, message: "'photo-pair' cannot be the transition of a single view: it moves the picture 'photo'")
  static var photoPair: ViewTransitionStyle { ViewTransitionStyle(.photoPair) }

  /// Two detents, for present, dismiss: A sheet rises to the middle of the screen, and a finger moves it up, down and away.
  static var twoDetents: ViewTransitionStyle { ViewTransitionStyle(.twoDetents) }
}
