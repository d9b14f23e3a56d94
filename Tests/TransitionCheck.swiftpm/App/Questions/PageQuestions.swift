import SegueStyles
import SwiftUI
import UIKit

@testable import SegueUIKit

/// Whether a page of SwiftUI says how it is pushed before it is on the screen.
@MainActor
struct PageQuestions: Questions {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  func ask(_ report: Report) {
    let navigation = UINavigationController(rootViewController: ListScreen())
    navigation.containerStyle = .parallaxPush()
    window.rootViewController = navigation
    Device.wait(0.3)
    let page = UIHostingController(
      rootView: Text("page").segueElement("photo").seguePush(.crossfade))
    var presets: [String] = []
    let observation = Segue.observeTransitions { event in
      if event.phase == .willBegin { presets.append(event.preset ?? "none") }
    }
    navigation.pushViewController(page, animated: true)
    _ = Device.wait { !presets.isEmpty }
    report.answer("preset of a page that asks for crossfade", presets.first ?? "none")
    report.answer(
      "elements of a page when its push begins", "\(page.view.namedElements.keys.sorted())")
    let transitions = navigation.navigationTransitions?.transitions
    _ = Device.wait { transitions?.running == nil }
    observation.invalidate()
  }
}
