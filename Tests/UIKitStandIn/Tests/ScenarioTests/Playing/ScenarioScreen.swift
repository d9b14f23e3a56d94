import SegueScenes
import UIKit

@testable import SegueUIKit

/// A screen of a scenario: its elements are views of the same frames.
@MainActor
final class ScenarioScreen: UIViewController {
  private let model: Scenario.Screen
  /// The elements' views by name, once the view is loaded.
  private(set) var elements: [String: UIView] = [:]

  init(_ model: Scenario.Screen) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = model.name
    segue.name = model.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isOpaque = model.isOpaque
    view.backgroundColor = model.isOpaque ? .white : nil
    for element in model.elements {
      let view = UIView(frame: CGRect(element.frame))
      view.segue.name = element.name
      self.view.addSubview(view)
      elements[element.name] = view
    }
  }
}
