import SegueStyles
import SegueUIKit
import UIKit

/// Notes.
///
/// The tapped card turns into the note; swipe back, and the note turns into its card.
final class NotesViewController: CardGridViewController {
  init() { super.init(Card.notes, columns: 1) }

  override func didSelect(_ card: Card) {
    navigationController?.segue.push(NoteViewController(card), .containerTransform()) {
      [weak self] note in self?.cell(of: note.card)
    }
  }
}
