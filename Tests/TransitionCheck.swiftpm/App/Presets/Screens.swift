import UIKit

/// A screen with cells, one of which transitions start from.
final class ListScreen: UIViewController {
  let cells = (0..<6).map { _ in CellView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: index % 2 * 186 + 16, y: index / 2 * 180 + 120, width: 170, height: 160)
      cell.backgroundColor = UIColor(
        hue: CGFloat(index) / 6, saturation: 0.6, brightness: 0.8, alpha: 1)
      cell.layer.cornerRadius = 12
      view.addSubview(cell)
    }
  }
}

/// A cell.
final class CellView: UIView {}

/// A screen with a picture, which corresponds to a cell.
final class DetailScreen: UIViewController {
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 360))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    picture.backgroundColor = .systemOrange
    view.addSubview(picture)
  }
}
