import SegueStyles
import SegueUIKit
import UIKit

final class ClipsViewController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let player = PlayerViewController()
    player.segue.style = .cellZoom()
    player.segue.setSource { collectionView.cellForItem(at: indexPath) }
    present(player, animated: true)
  }
}

final class PlayerViewController: UIViewController {}
