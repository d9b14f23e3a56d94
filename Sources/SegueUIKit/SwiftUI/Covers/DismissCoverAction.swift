#if canImport(UIKit)
#if canImport(SwiftUI)
public import SwiftUI

/// An action that dismisses the screen that `segueCover` has presented.
///
///     @Environment(\.dismissCover) private var dismissCover
///
///     Button("Done") { dismissCover() }
public struct DismissCoverAction: Sendable {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Dismisses the innermost such screen around the view; outside of one it does nothing.
  @MainActor
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// The action that dismisses the screen that `segueCover` has presented.
  public internal(set) var dismissCover: DismissCoverAction {
    get { self[DismissCoverKey.self] }
    set { self[DismissCoverKey.self] = newValue }
  }
}

private struct DismissCoverKey: EnvironmentKey {
  static let defaultValue = DismissCoverAction {}
}
#endif
#endif
