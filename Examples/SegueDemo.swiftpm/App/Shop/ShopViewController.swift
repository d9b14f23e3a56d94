import SegueStyles
import SegueUIKit
import UIKit

/// A product.
///
/// Its options slide up in a sheet while the product tips back; pull the sheet down.
final class ShopViewController: UIViewController {
  private let product = Card.product

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let artwork = ArtworkView(product)
    artwork.layer.cornerRadius = 24
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Choose options") { [weak self] _ in self?.chooseOptions() })
    let content = UIStackView(arrangedSubviews: [
      artwork, UILabel(product.title, .title1), UILabel(product.detail, .body, .secondaryLabel),
      button,
    ])
    content.axis = .vertical
    content.spacing = 12
    let margins = view.layoutMarginsGuide
    view.add(content) { content in
      [
        content.topAnchor.constraint(equalTo: margins.topAnchor, constant: 8),
        content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        artwork.heightAnchor.constraint(equalTo: margins.heightAnchor, multiplier: 0.45),
      ]
    }
  }

  func chooseOptions() {
    let options = OptionsViewController(product)
    options.segue.style = .depthSheet()
    present(options, animated: true)
  }
}
