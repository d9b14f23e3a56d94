import SegueTestSupport
import SegueTimeline
import Testing

@testable import SeguePreview

/// The order of layers in 3D groups, at every pixel against the depth of the layers there.
@Suite struct TransformGroupTests {
  private static let size = Size2D(width: 120, height: 100)

  private static let stage: Stage = {
    let frame = Rect2D(origin: .zero, size: size)
    return Stage(
      operation: .push, container: Stage.Container(size: size),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
  }()

  private static let colors = [
    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
    Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 0),
    Color(red: 0, green: 1, blue: 1), Color(red: 1, green: 0, blue: 1),
  ]

  private func layer(
    _ id: String, in parent: Int?, _ frame: Rect2D, change: (inout Layer) -> Void
  ) -> Layer {
    var layer = Layer(id: id, parent: parent, state: LayerState(frame: frame))
    change(&layer)
    return layer
  }

  /// A point of a layer in the container, as x, y and depth, by way of all its parents.
  private func position(_ point: Point2D, of index: Int, in layers: [Layer]) -> (Point2D, Double)? {
    var matrix = layers[index].state.matrixToParent
    var next = layers[index].parent
    while let parent = next {
      let state = layers[parent].state
      matrix = matrix * state.sublayerMatrix * state.matrixToParent
      next = layers[parent].parent
    }
    let w = point.x * matrix.m14 + point.y * matrix.m24 + matrix.m44
    guard w > 0 else { return nil }
    return (
      Point2D(
        x: (point.x * matrix.m11 + point.y * matrix.m21 + matrix.m41) / w,
        y: (point.x * matrix.m12 + point.y * matrix.m22 + matrix.m42) / w),
      (point.x * matrix.m13 + point.y * matrix.m23 + matrix.m43) / w
    )
  }

  @Test func `of layers in one plane the last is on top`() throws {
    let group = layer("group", in: nil, Rect2D(origin: .zero, size: Self.size)) {
      $0.isTransformGroup = true
      $0.state.sublayerPerspective = -1 / 400
    }
    let cards = Self.colors.prefix(3).enumerated().map { index, color in
      layer(
        "card.\(index)", in: 0, Rect2D(x: 10 + 10 * Double(index), y: 10, width: 60, height: 60)
      ) {
        $0.state.backgroundColor = color
        $0.state.components.translation.z = 20
      }
    }
    let layers = [group] + cards
    let composer = try FrameComposer(
      layers, on: Self.stage, pictures: NoPictures(), scale: 1)
    let list = composer.displayList(of: Frame(states: layers.map(\.state)))
    let bitmap = draw(list.commands, width: 120, height: 100, background: .white)
    // Where all three overlap, and where only the first two do.
    #expect(bitmap[50, 40] == 0xFF00_00FF)
    #expect(bitmap[26, 40] == 0xFF00_FF00)
  }

  /// Six planes at random, in groups in groups: they intersect in many ways.
  @Test(arguments: [0, 3, 8, 21])
  func `the nearest layer shows at every pixel`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let room = layer("room", in: nil, Rect2D(origin: .zero, size: Self.size)) {
      $0.isTransformGroup = true
      $0.state.sublayerPerspective = -1 / 400
    }
    let groups = (1...2).map { index in
      layer("group.\(index)", in: index - 1, Rect2D(x: 10, y: 10, width: 90, height: 70)) {
        $0.isTransformGroup = true
        $0.state.components.rotation.y = random.double(-0.5...0.5)
        $0.state.components.translation.z = random.double(-40...40)
        if seed.isMultiple(of: 3) { $0.state.sublayerPerspective = -1 / 700 }
      }
    }
    let planes = Self.colors.enumerated().map { index, color in
      layer(
        "plane.\(index)", in: index % 3,
        Rect2D(
          x: random.double(0...40), y: random.double(0...30), width: random.double(30...70),
          height: random.double(30...60))
      ) {
        $0.state.backgroundColor = color
        $0.state.components.rotation = Vector3(
          x: random.double(-0.9...0.9), y: random.double(-0.9...0.9), z: random.double(-1...1))
        $0.state.components.translation.z = random.double(-30...30)
      }
    }
    let layers = [room] + groups + planes
    let composer = try FrameComposer(layers, on: Self.stage, pictures: NoPictures(), scale: 1)
    let list = composer.displayList(of: Frame(states: layers.map(\.state)))
    let drawn = draw(list.commands, width: 120, height: 100)
    var wrong = 0
    for y in stride(from: 0, to: 100, by: 3) {
      for x in stride(from: 0, to: 120, by: 3) {
        // Edges and lines of intersection show several layers.
        let expected = Set(
          [0.02, 0.98].flatMap { dx in
            [0.02, 0.98].map { dy in
              color(at: Point2D(x: Double(x) + dx, y: Double(y) + dy), in: layers)
            }
          })
        guard expected.count == 1, let color = expected.first else { continue }
        if difference(drawn[x, y], color.premultiplied) > 2 { wrong += 1 }
      }
    }
    // A corner may lie inside a pixel of one color.
    #expect(wrong <= 3)
  }

  private func color(at point: Point2D, in layers: [Layer]) -> Color {
    var nearest = -Double.infinity
    var result = Color.clear
    for index in 3..<layers.count {
      // The plane's own point there, from three of its points, by their images.
      let state = layers[index].state
      let corners = state.bounds.corners
      let images = corners.compactMap { position($0, of: index, in: layers) }
      guard images.count == 4 else { continue }
      let signs = images.indices.map { corner -> Bool in
        let (a, b) = (images[corner].0, images[(corner + 1) % 4].0)
        return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0
      }
      guard Set(signs).count == 1 else { continue }
      let (a, b, c) = (images[0], images[1], images[3])
      let (ux, uy, uz) = (b.0.x - a.0.x, b.0.y - a.0.y, b.1 - a.1)
      let (vx, vy, vz) = (c.0.x - a.0.x, c.0.y - a.0.y, c.1 - a.1)
      let normal = (uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx)
      let depth =
        a.1 - (normal.0 * (point.x - a.0.x) + normal.1 * (point.y - a.0.y)) / normal.2
      if depth > nearest { (nearest, result) = (depth, state.backgroundColor) }
    }
    return result
  }
}

private struct NoPictures: PictureSource {
  func picture(of subject: Subject, omitting omitted: Set<Subject>) -> SubjectPicture? { nil }
}
