import SegueStyles
import SwiftUI
import UIKit

@testable import SegueUIKit

/// What a picture of an element of SwiftUI shows.
@MainActor
struct ElementQuestions: Questions {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  func ask(_ report: Report) {
    let page = UIHostingController(
      rootView: Color.red.frame(width: 100, height: 100).segueElement("photo"))
    let navigation = UINavigationController(rootViewController: page)
    window.rootViewController = navigation
    Device.wait(0.3)
    report.answer("picture of a red element on the screen", picture(on: page))
    navigation.pushViewController(DetailScreen(), animated: false)
    Device.wait(0.3)
    page.view.layoutIfNeeded()
    report.answer("picture of that element while another page covers it", picture(on: page))
    navigation.segue.style = .crossfade
    var returning = "there was no transition"
    let observation = Segue.observeTransitions { event in
      // The transition takes its pictures right after that.
      if event.phase == .willBegin { returning = picture(on: page) }
    }
    navigation.popViewController(animated: true)
    let transitions = navigation.navigationTransitions?.transitions
    _ = Device.wait { transitions?.running != nil }
    _ = Device.wait { transitions?.running == nil }
    observation.invalidate()
    report.answer("picture of that element when its page returns", returning)
  }

  private func picture(on page: UIViewController) -> String {
    guard let element = page.view.namedElements["photo"],
      let placeholder = element as? any PicturePlaceholder
    else { return "there is no element" }
    let image = UIGraphicsImageRenderer(bounds: element.bounds).image { context in
      placeholder.render(in: context.cgContext)
    }
    return image.cgImage.map(Device.averageColor) ?? "there is no image"
  }
}
