import UIKit

/// The screen that a preset leads to, and back from.
final class PresetViewController: UIViewController {
  let trial: Trial
  private(set) lazy var artwork = ArtworkView(
    Card(title: trial.name, detail: trial.summary, symbol: "sparkles", hue: 0.7))

  init(_ trial: Trial) {
    self.trial = trial
    super.init(nibName: nil, bundle: nil)
    title = trial.name
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    artwork.layer.cornerRadius = 24
    let back = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: "Back") { [weak self] _ in self?.goBack() })
    let content = UIStackView(arrangedSubviews: [
      artwork, UILabel(trial.name, .title1), UILabel(trial.summary, .body, .secondaryLabel), back,
    ])
    content.axis = .vertical
    content.spacing = 12
    let margins = view.layoutMarginsGuide
    view.add(content) { content in
      [
        content.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
        content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        self.artwork.heightAnchor.constraint(equalTo: margins.heightAnchor, multiplier: 0.4),
      ]
    }
  }

  private func goBack() {
    if let navigationController {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}
