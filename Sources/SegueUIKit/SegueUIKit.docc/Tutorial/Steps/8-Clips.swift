import UIKit

final class ClipsViewController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let player = PlayerViewController()
    present(player, animated: true)
  }
}

final class PlayerViewController: UIViewController {}
