import UIKit

/// A drawn picture: a gradient with a symbol.
final class ArtworkView: UIView {
  private let symbol = UIImageView()

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ card: Card? = nil) {
    super.init(frame: .zero)
    clipsToBounds = true
    symbol.tintColor = UIColor(white: 1, alpha: 0.85)
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    add(symbol) { symbol in
      [
        symbol.centerXAnchor.constraint(equalTo: self.centerXAnchor),
        symbol.centerYAnchor.constraint(equalTo: self.centerYAnchor),
      ]
    }
    if let card { show(card) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  func show(_ card: Card) {
    symbol.image = UIImage(systemName: card.symbol)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [0.95, 0.55].map { brightness in
      UIColor(hue: card.hue, saturation: 0.6, brightness: brightness, alpha: 1).cgColor
    }
  }
}
