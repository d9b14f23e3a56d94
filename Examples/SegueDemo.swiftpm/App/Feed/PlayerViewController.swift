import UIKit

/// A video in full screen.
final class PlayerViewController: UIViewController {
  private let card: Card

  init(_ card: Card) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func loadView() { view = ArtworkView(card) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(
      type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    let text = UIStackView(arrangedSubviews: [
      UILabel(card.title, .title2, .white), UILabel(card.detail, .subheadline, .white),
    ])
    text.axis = .vertical
    text.spacing = 4
    let safeArea = view.safeAreaLayoutGuide
    view.add(close) { close in
      [
        close.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
        close.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      ]
    }
    view.add(text) { text in
      [
        text.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
        text.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
        text.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
      ]
    }
  }
}
