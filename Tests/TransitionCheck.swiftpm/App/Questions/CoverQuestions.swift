import SegueStyles
import SwiftUI
import UIKit

@testable import SegueUIKit

/// What a cover of SwiftUI inherits from the view that presents it.
@MainActor
struct CoverQuestions: Questions {
  private let window: UIWindow
  private let log = CallLog()

  init(_ window: UIWindow) { self.window = window }

  func ask(_ report: Report) {
    let host = UIHostingController(
      rootView: Text("feed")
        .segueCover(isPresented: .constant(true), .cover()) { CoverContent(log: log) }
        .environment(\.probe, "inherited").environment(\.layoutDirection, .rightToLeft))
    window.rootViewController = host
    _ = Device.wait { host.presentedViewController?.presentationTransitions?.running != nil }
    _ = Device.wait { host.presentedViewController?.presentationTransitions?.running == nil }
    Device.wait(0.3)
    report.answer("environment of a cover", log.take())
    host.dismiss(animated: false)
    Device.wait(0.3)
  }
}

/// The content of a cover, which notes what it inherits.
private struct CoverContent: View {
  let log: CallLog
  @Environment(\.probe) private var probe
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text(noted) }

  private var noted: String {
    let text = "\(probe), \(direction)"
    log.note(text)
    return text
  }
}

private struct ProbeKey: EnvironmentKey {
  static let defaultValue = "not inherited"
}

extension EnvironmentValues {
  fileprivate var probe: String {
    get { self[ProbeKey.self] }
    set { self[ProbeKey.self] = newValue }
  }
}
