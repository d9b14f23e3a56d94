import UIKit

@testable import SegueUIKit

/// Whether UIKit lays a container out for the keyboard if something is bound to its guide.
@MainActor
struct KeyboardQuestions: Questions {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  func ask(_ report: Report) {
    let screen = ListScreen()
    window.rootViewController = screen
    Device.wait(0.3)
    var moves = 0
    KeyboardObserver(in: screen.view) { moves += 1 }
    let text = UITextView(frame: CGRect(x: 16, y: 80, width: 200, height: 30))
    screen.view.addSubview(text)
    Device.wait(0.1)
    text.becomeFirstResponder()
    Device.wait(1)
    report.answer("keyboard's observer once a text is edited", state(of: screen.view, moves))
    text.resignFirstResponder()
    Device.wait(1)
    report.answer("keyboard's observer after that", state(of: screen.view, moves))
  }

  private func state(of container: UIView, _ moves: Int) -> String {
    "told \(moves) times; the guide is \(container.keyboardLayoutGuide.layoutFrame.height) high"
  }
}
