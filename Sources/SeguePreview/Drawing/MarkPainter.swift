internal import SegueCatalog
import SegueScenes
private import SegueTimeline

/// Draws marks on a canvas, except the omitted elements.
struct MarkPainter {
  let fonts: FontSet
  let pictures: [String: Bitmap]
  let omitted: Set<ElementName>
  /// The time since the screen appeared, in seconds, for ambient motion; nil keeps it at rest.
  var ambientTime: Double?

  func draw(_ marks: [Mark], on canvas: borrowing Canvas) throws(DrawingError) {
    for mark in marks { try draw(mark, on: canvas) }
  }

  private func draw(_ mark: Mark, on canvas: borrowing Canvas) throws(DrawingError) {
    switch mark {
    case .figure(let figure): canvas.draw(figure)
    case .text(let block): canvas.draw(block, fonts: fonts)
    case .picture(let name, let frame, let fit):
      guard let picture = pictures[name] else { throw .unknownPicture(name) }
      canvas.draw(picture, in: frame, fit: fit)
    case .group(let group): try draw(group, on: canvas)
    }
  }

  func draw(_ group: MarkGroup, on canvas: borrowing Canvas) throws(DrawingError) {
    guard group.opacity > 0, group.element.map({ !omitted.contains($0) }) ?? true else { return }
    canvas.save()
    defer { canvas.restore() }
    if let moved = try movedFrame(of: group) { canvas.map(group.frame, onto: moved) }
    if group.rotation != 0 { canvas.rotate(by: group.rotation, about: group.frame.center) }
    if group.backdropBlur > 0 {
      canvas.blur(group.ground.form, in: group.frame, radius: group.backdropBlur)
    }
    canvas.beginGroup(group)
    defer { canvas.endGroup(group) }
    canvas.draw(group.ground)
    if group.clips { canvas.clip(to: group.ground.form, in: group.frame) }
    try draw(group.marks, on: canvas)
  }

  /// The frame of a group with ambient motion at the current time.
  private func movedFrame(of group: MarkGroup) throws(DrawingError) -> Rect2D? {
    guard let ambient = group.ambient, let ambientTime else { return nil }
    do {
      return try ambient.frame(of: group.frame, at: ambientTime)
    } catch {
      throw .ambient(error.description)
    }
  }
}
