import CoreGraphics
public import QuartzCore
import SegueTimeline

@testable public import SeguePreview

/// Draws layers as Core Animation's documentation describes it, in pixels.
///
/// The preview's compositor fills the shapes. Where they are, how they are clipped and what is above what is found here, from
/// the properties of the layers alone, and shares nothing with the preview's ``FrameComposer``. Not drawn: borders, effects on
/// what is behind, and a mask within a mask.
public struct LayerPicture {
  /// Pixels per point.
  private let scale: Double
  private let images = Images()

  /// The images that have been drawn: many layers show parts of one.
  private final class Images {
    var pictures: [ObjectIdentifier: Bitmap] = [:]
  }

  /// A picture of a copied layer and those within, over black.
  ///
  /// - Parameters:
  ///   - layer: what ``CALayer/copyOfTree()`` or ``CALayer/copyOfDisplayedTree()`` returned.
  ///   - scale: pixels per point.
  public static func of(_ layer: CALayer, scale: Double) -> Bitmap {
    let size = layer.bounds.size
    let list = DisplayList(
      commands: LayerPicture(scale: scale).commands(
        of: layer,
        under: .translation(-layer.bounds.origin.x, -layer.bounds.origin.y) * .scale(scale, scale),
        clips: []))
    return Compositor().picture(
      of: list, width: max(Int((Double(size.width) * scale).rounded()), 1),
      height: max(Int((Double(size.height) * scale).rounded()), 1))
  }

  /// The commands of a layer and those within.
  ///
  /// - Parameter matrix: from the layer's coordinates to the output.
  private func commands(of layer: CALayer, under matrix: Matrix4, clips: [Clip]) -> [DrawCommand] {
    let plane = Homography(matrix)
    guard !layer.isHidden, layer.opacity > 0, layer.isDoubleSided || plane.determinant > 0 else {
      return []
    }
    let outside = clips + layer.maskClips(plane)
    let opacity = Double(min(layer.opacity, 1))
    if let gradient = layer.mask as? CAGradientLayer {
      return faded(layer, by: gradient, plane, clips: outside, opacity)
    }
    guard opacity < 1 else { return content(of: layer, under: matrix, clips: outside) }
    let drawn = content(of: layer, under: .identity, clips: [])
    guard let reach = drawn.reach else { return [] }
    return [
      DrawCommand(
        .group(drawn, blurRadius: 0, resolution: scale), size: reach.size, shape: .rect(reach),
        transform: plane, clips: outside, opacity: opacity)
    ]
  }

  /// The commands of a layer and those within as if it had neither opacity nor mask.
  private func content(of layer: CALayer, under matrix: Matrix4, clips: [Clip]) -> [DrawCommand] {
    let plane = Homography(matrix)
    let bounds = layer.roundedShape(of: layer.bounds)
    let inside = layer.masksToBounds ? clips + [Clip(bounds, transform: plane)] : clips
    let own = layer.ownCommands(plane, clips: clips, bounds: bounds)
    return own + image(of: layer, under: matrix, clips: inside)
      + sublayers(of: layer, under: matrix, clips: inside)
  }

  private func sublayers(of layer: CALayer, under matrix: Matrix4, clips: [Clip]) -> [DrawCommand] {
    layer.orderedSublayers.flatMap { child in
      let toLayer = child.matrixToSuperlayer(layer)
      if child is CATransformLayer {
        let surfaces = surfaces(of: child, under: toLayer, in: matrix, clips: clips)
        return DepthOrder(surfaces, seenThrough: Homography(matrix)).commands
      }
      return commands(of: child, under: toLayer.flat * matrix, clips: clips)
    }
  }

  /// What the sublayers of a transform layer draw, each in its own plane.
  ///
  /// - Parameters:
  ///   - matrix: from the layer's coordinates to the space of the outermost one's superlayer.
  ///   - view: from there to the output.
  private func surfaces(
    of layer: CALayer, under matrix: Matrix4, in view: Matrix4, clips: [Clip]
  ) -> [Surface] {
    guard !layer.isHidden else { return [] }
    return layer.orderedSublayers.flatMap { child -> [Surface] in
      let toSpace = child.matrixToSuperlayer(layer) * matrix
      if child is CATransformLayer {
        return surfaces(of: child, under: toSpace, in: view, clips: clips)
      }
      let drawn = commands(of: child, under: toSpace.flat * view, clips: clips)
      return Surface(drawn, toSpace).map { [$0] } ?? []
    }
  }

  /// The layer's contents: a part of an image.
  private func image(of layer: CALayer, under matrix: Matrix4, clips: [Clip]) -> [DrawCommand] {
    guard let contents = layer.contents, let image = contents as? CGImage,
      let picture = picture(of: image)
    else { return [] }
    let (bounds, part) = (Rect2D(layer.bounds), layer.contentsRect)
    let (width, height) = (Double(picture.width), Double(picture.height))
    let crop = Rect2D(
      x: part.minX * width, y: part.minY * height, width: part.width * width,
      height: part.height * height)
    return [
      DrawCommand(
        .bitmap(picture, crop: crop), size: bounds.size,
        transform: Homography(matrix).moved(to: bounds.origin), clips: clips)
    ]
  }

  /// What was drawn into an image, with a pixel for each point; nothing where the image has no area.
  private func picture(of image: CGImage) -> Bitmap? {
    if let known = images.pictures[ObjectIdentifier(image)] { return known }
    guard image.area.width > 0, image.area.height > 0 else { return nil }
    let matrix = Matrix4.translation(-image.area.minX, -image.area.minY)
    let list = DisplayList(
      commands: image.drawn.flatMap { commands(of: $0, under: matrix, clips: []) },
      background: .clear)
    let picture = Compositor().picture(
      of: list, width: Int(image.area.width.rounded(.up)),
      height: Int(image.area.height.rounded(.up)))
    images.pictures[ObjectIdentifier(image)] = picture
    return picture
  }

  private func commands(
    of content: DrawnContent, under matrix: Matrix4, clips: [Clip]
  ) -> [DrawCommand] {
    let inner = Matrix4(content.transform) * matrix
    let cut = content.clip.map { [Clip(.rect(Rect2D($0)), transform: Homography(matrix))] } ?? []
    let drawn =
      (content.layer as? CALayer).map { commands(of: $0, under: inner, clips: clips + cut) }
      ?? [Self.placeholder(in: Rect2D(content.rect), Homography(inner), clips: clips + cut)]
    guard content.alpha < 1, let reach = drawn.reach else { return drawn }
    return [
      DrawCommand(
        .group(drawn, blurRadius: 0, resolution: 1), size: reach.size, shape: .rect(reach),
        transform: .identity, opacity: Double(content.alpha))
    ]
  }

  /// What stands for something that only words describe.
  private static func placeholder(
    in rect: Rect2D, _ plane: Homography, clips: [Clip]
  ) -> DrawCommand {
    DrawCommand(
      .color(Color(red: 0.4, green: 0.4, blue: 0.4)), size: rect.size, shape: .rect(rect),
      transform: plane, clips: clips)
  }

  /// A layer behind a gradient: drawn into pixels, of which each is faded.
  private func faded(
    _ layer: CALayer, by mask: CAGradientLayer, _ plane: Homography, clips: [Clip],
    _ opacity: Double
  ) -> [DrawCommand] {
    let drawn = content(of: layer, under: .identity, clips: [])
    guard let reach = drawn.reach else { return [] }
    let toPixels = Matrix4.translation(-reach.minX, -reach.minY) * .scale(scale, scale)
    let (width, height) = (reach.width * scale, reach.height * scale)
    let list = DisplayList(
      commands: content(of: layer, under: toPixels, clips: []),
      background: .clear)
    let picture = Compositor().picture(
      of: list, width: max(Int(width.rounded(.up)), 1), height: max(Int(height.rounded(.up)), 1))
    let fade = GradientFade(mask, in: layer)
    let faded = Bitmap(width: picture.width, height: picture.height) { x, y in
      let place = Point2D(
        x: reach.minX + (Double(x) + 0.5) / scale, y: reach.minY + (Double(y) + 0.5) / scale)
      return picture[x, y].faded(to: UInt32((fade.opacity(at: place) * 256).rounded()))
    }
    return [
      DrawCommand(
        .bitmap(faded, crop: Rect2D(x: 0, y: 0, width: width, height: height)), size: reach.size,
        transform: plane.moved(to: reach.origin), clips: clips, opacity: opacity)
    ]
  }
}
