import UIKit

/// The options of a product, in a sheet.
final class OptionsViewController: UIViewController {
  private let product: Card

  init(_ product: Card) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let add = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Add to cart") { [weak self] _ in
        self?.dismiss(animated: true)
      })
    let content = UIStackView(arrangedSubviews: [
      UILabel(product.title, .title2), UILabel("Color", .headline),
      choice(["Apricot", "Slate", "Moss"]), UILabel("Size", .headline), choice(["0.7 l", "1.1 l"]),
      add,
    ])
    content.axis = .vertical
    content.spacing = 12
    let margins = view.layoutMarginsGuide
    view.add(content) { content in
      [
        content.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
        content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ]
    }
  }

  private func choice(_ titles: [String]) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = 0
    return control
  }
}
