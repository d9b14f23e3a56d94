import UIKit

/// A grid of cards; subclasses say what a tap opens.
class CardGridViewController: UICollectionViewController {
  private let cards: [Card]
  private lazy var dataSource = makeDataSource()

  init(_ cards: [Card], columns: Int) {
    self.cards = cards
    super.init(collectionViewLayout: .cards(columns: columns))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    var snapshot = NSDiffableDataSourceSnapshot<Int, Card>()
    snapshot.appendSections([0])
    snapshot.appendItems(cards)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Called for a tap on a card.
  func didSelect(_ card: Card) {}

  /// The cell of a card; nil while it is scrolled out of sight.
  func cell(of card: Card) -> UIView? {
    dataSource.indexPath(for: card).flatMap { collectionView.cellForItem(at: $0) }
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let card = dataSource.itemIdentifier(for: indexPath) { didSelect(card) }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Card> {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Card> {
      cell, _, card in
      cell.contentConfiguration = CardContent(card: card)
      // Transitions that start here start with these corners.
      cell.layer.cornerRadius = 16
      cell.clipsToBounds = true
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, card in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: card)
    }
  }
}

extension UICollectionViewLayout {
  /// Cards as tall as their text, side by side.
  fileprivate static func cards(columns: Int) -> UICollectionViewLayout {
    let height = NSCollectionLayoutDimension.estimated(190)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
