#if canImport(UIKit)
import UIKit

#if canImport(SwiftUI)
import SwiftUI

/// An invisible view in the place of a SwiftUI view that has a name.
struct ElementMark: UIViewRepresentable {
  let name: String?
  let cornerRadius: CGFloat
  /// Called when a transition begins or ends to show the view's picture in its place.
  let lift: (Bool) -> Void

  func makeUIView(context: Context) -> ElementMarkView { ElementMarkView() }

  func updateUIView(_ mark: ElementMarkView, context: Context) {
    mark.segue.name = name
    mark.layer.cornerRadius = cornerRadius
    mark.lift = lift
  }
}
#endif

/// An empty view; a picture of it shows what the screen draws in its place.
final class ElementMarkView: UIView, PicturePlaceholder {
  var lift: ((Bool) -> Void)?
  var isLifted = false {
    didSet { if isLifted != oldValue { lift?(isLifted) } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  /// The view of the controller that this view is on.
  private var screen: UIView? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller.viewIfLoaded }
      responder = current.next
    }
    return nil
  }

  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  override func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let screen else { return nil }
    return screen.resizableSnapshotView(
      from: convert(rect, to: screen), afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }

  func render(in context: CGContext) {
    guard let screen else { return }
    let place = convert(bounds, to: screen)
    context.clip(to: bounds)
    context.translateBy(x: bounds.minX - place.minX, y: bounds.minY - place.minY)
    screen.layer.render(in: context)
  }

  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let screen, bounds.width > 0, bounds.height > 0 else { return false }
    let place = convert(bounds, to: screen)
    let (across, down) = (rect.width / place.width, rect.height / place.height)
    let whole = CGRect(
      x: rect.minX + (screen.bounds.minX - place.minX) * across,
      y: rect.minY + (screen.bounds.minY - place.minY) * down,
      width: screen.bounds.width * across, height: screen.bounds.height * down)
    return screen.drawHierarchy(in: whole, afterScreenUpdates: afterUpdates)
  }
}
#endif
