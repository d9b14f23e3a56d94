import UIKit

/// A note.
final class NoteViewController: UIViewController {
  let card: Card

  init(_ card: Card) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
    title = card.title
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let text = UITextView()
    text.text = card.detail
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.isEditable = false
    let artwork = ArtworkView(card)
    artwork.layer.cornerRadius = 16
    let margins = view.layoutMarginsGuide
    view.add(artwork) { artwork in
      [
        artwork.topAnchor.constraint(equalTo: margins.topAnchor, constant: 8),
        artwork.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        artwork.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        artwork.heightAnchor.constraint(equalToConstant: 140),
      ]
    }
    view.add(text) { text in
      [
        text.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 8),
        text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: self.view.bottomAnchor),
      ]
    }
  }
}
