// Declarations: UICollectionView.h, UICollectionViewCell.h and UICollectionViewController.h of the iOS 16.5 SDK.
// Declared as Apple does; what that means is in its documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import QuartzCore

/// A list or grid of cells.
///
/// Here all cells exist, one below the other, as soon as a data source has items.
@MainActor open class UICollectionView: UIScrollView {
  open private(set) var collectionViewLayout: UICollectionViewLayout
  private var cells: [IndexPath: UICollectionViewCell] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { fatalError("not in the stand-in") }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  /// Makes the cells of all items.
  func show(_ made: [UICollectionViewCell]) {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    for (index, cell) in made.enumerated() {
      cell.frame = CGRect(
        x: 16, y: CGFloat(index) * 132, width: max(bounds.width - 32, 1), height: 120)
      cells[IndexPath(item: index, section: 0)] = cell
      addSubview(cell)
    }
    contentSize = CGSize(width: bounds.width, height: CGFloat(made.count) * 132)
  }

  /// What makes and fills a cell of a kind.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell(frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

/// Answers a collection view.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// A cell.
@MainActor open class UICollectionViewCell: UIView {
  open private(set) var contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      for view in contentView.subviews { view.removeFromSuperview() }
      if let view = contentConfiguration?.makeContentView() { contentView.addSubview(view) }
    }
  }

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A controller of a collection view, which is its view.
@MainActor open class UICollectionViewController: UIViewController, UICollectionViewDelegate {
  open private(set) var collectionView: UICollectionView!

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    collectionView.delegate = self
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() { view = collectionView }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

extension IndexPath {
  public init(item: Int, section: Int) { self = [section, item] }
  public var section: Int { self[0] }
  public var item: Int { self[1] }
}
