import UIKit

/// The panel's place: above the tab bar, or below the navigation bar.
final class InspectorViewController: UIViewController {
  private let panel: InspectorPanel
  private lazy var places = [
    panel.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -60),
    panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
  ]

  init(_ panel: InspectorPanel) {
    self.panel = panel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.add(panel) { panel in
      [
        panel.leadingAnchor.constraint(
          equalTo: self.view.safeAreaLayoutGuide.leadingAnchor, constant: 12),
        panel.trailingAnchor.constraint(
          equalTo: self.view.safeAreaLayoutGuide.trailingAnchor, constant: -12),
        self.places[0],
      ]
    }
    panel.move = { [weak self] in self?.movePanel() }
  }

  /// Moves the panel out of the way of what it covers.
  private func movePanel() {
    places[0].isActive = false
    places.reverse()
    places[0].isActive = true
  }
}
