import UIKit

/// A cell's content: a card's picture, and its text below.
struct CardContent: UIContentConfiguration {
  let card: Card

  func makeContentView() -> any UIView & UIContentView { CardContentView(self) }

  func updated(for state: any UIConfigurationState) -> CardContent { self }
}

private final class CardContentView: UIView, UIContentView {
  private let artwork = ArtworkView()
  private let title = UILabel("", .headline)
  private let detail = UILabel("", .footnote, .secondaryLabel)

  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  init(_ content: CardContent) {
    configuration = content
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    let text = UIStackView(arrangedSubviews: [title, detail])
    text.axis = .vertical
    text.spacing = 2
    add(artwork) { artwork in
      [
        artwork.topAnchor.constraint(equalTo: self.topAnchor),
        artwork.leadingAnchor.constraint(equalTo: self.leadingAnchor),
        artwork.trailingAnchor.constraint(equalTo: self.trailingAnchor),
        artwork.heightAnchor.constraint(equalToConstant: 120),
      ]
    }
    add(text) { text in
      [
        text.topAnchor.constraint(equalTo: self.artwork.bottomAnchor, constant: 10),
        text.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 12),
        text.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -12),
        text.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -12),
      ]
    }
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  private func show() {
    guard let card = (configuration as? CardContent)?.card else { return }
    artwork.show(card)
    title.text = card.title
    detail.text = card.detail
  }
}
