import SegueTimeline
import SegueUIKit
import UIKit

/// Every preset of the catalog, to try.
final class PresetListViewController: UICollectionViewController {
  private lazy var dataSource = makeDataSource()

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Trial>()
    snapshot.appendSections([0])
    snapshot.appendItems(Trial.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let trial = dataSource.itemIdentifier(for: indexPath) { play(trial) }
  }

  private func play(_ trial: Trial) {
    let screen = PresetViewController(trial)
    switch trial.operation {
    case .push:
      navigationController?.segue.push(screen, trial.style) { [weak self] in
        self?.cell(of: $0.trial)
      }
    case .tab:
      // From now on, until another one is chosen.
      tabBarController?.segue.style = trial.style
      tabBarController?.selectedIndex = 0
    default:
      screen.segue.style = trial.style
      screen.segue.setSource { [weak self] in self?.cell(of: trial) }
      screen.segue.setDestination { [weak screen] in screen?.artwork }
      present(screen, animated: true)
    }
  }

  private func cell(of trial: Trial) -> UIView? {
    dataSource.indexPath(for: trial).flatMap { collectionView.cellForItem(at: $0) }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Trial> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Trial> {
      cell, _, trial in
      var content = cell.defaultContentConfiguration()
      content.text = trial.name
      content.secondaryText = trial.summary
      cell.contentConfiguration = content
      cell.accessories = [.label(text: trial.operation.rawValue), .disclosureIndicator()]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, trial in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: trial)
    }
  }
}
