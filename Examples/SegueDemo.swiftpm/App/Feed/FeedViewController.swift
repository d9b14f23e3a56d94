import SegueStyles
import SegueUIKit
import UIKit

/// Videos.
///
/// The tapped cell grows into the player, and the player shrinks back into its cell: drag it away,
/// and catch it on the way.
final class FeedViewController: CardGridViewController {
  init() { super.init(Card.videos, columns: 2) }

  override func didSelect(_ card: Card) {
    let player = PlayerViewController(card)
    player.segue.style = .cellZoom(keepBelow: 0.25)
    // Asked again for the way back: the list may have scrolled in the meantime.
    player.segue.setSource { [weak self] in self?.cell(of: card) }
    present(player, animated: true)
  }
}
