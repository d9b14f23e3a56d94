import SeguePreview
import SegueTimeline

/// The visible content of a frame: the display list that a preview draws, evaluated point by point.
struct VisibleFrame {
  /// A top-level layer, with what it and its sublayers draw, topmost first.
  struct Root {
    let index: Int
    let surfaces: [VisibleSurface]
  }

  private let content: VisibleLayers
  /// The top-level layers, topmost first.
  let roots: [Root]

  /// Prepares a frame of some layers.
  init(_ content: VisibleLayers, _ frame: Frame) {
    self.content = content
    roots = content.composer.commandsByLayer(of: frame).reversed().map { layer, commands in
      Root(index: layer, surfaces: commands.visibleSurfaces)
    }
  }

  /// Prepares layers at rest.
  init(_ content: VisibleLayers) { self.init(content, Frame(states: content.layers.map(\.state))) }

  /// Returns the appearance at a point of the container.
  func appearance(at point: Point2D) -> Appearance {
    var result = Appearance()
    for root in roots where result.transmittance > 0 {
      content.add(root.surfaces, at: point, to: &result)
    }
    result.add(content.background)
    return result
  }

  /// Returns what a top-level layer and its sublayers show at a point.
  func look(at root: Root, _ point: Point2D) -> Appearance {
    var result = Appearance()
    content.add(root.surfaces, at: point, to: &result)
    return result
  }

  /// Returns the index of the topmost top-level layer that is seen at a point; nil where there is none.
  func topmostLayer(at point: Point2D) -> Int? {
    roots.first { look(at: $0, point).transmittance < 1 }?.index
  }

  /// The points at which a layer's presence is tested: in its middle and, unless there are many layers, on both sides
  /// of its edges.
  var marks: [Point2D] {
    let surfaces = roots.flatMap(\.surfaces)
    return surfaces.flatMap { $0.marks(withEdges: surfaces.count <= 40) }
  }
}

/// The layers of a timeline and their contents: everything that is constant across frames.
struct VisibleLayers {
  let layers: [Layer]
  let composer: FrameComposer
  /// The color behind everything.
  let background: Color
  private let subjects: [LayerSubject?]

  /// - Parameter sheet: a screen whose upper part is clear, so that the one behind it is seen.
  init(_ layers: [Layer], on stage: Stage, clear sheet: Subject.Side? = nil) {
    self.layers = layers
    background = stage.presentation?.background ?? .black
    let live = LiveSubjects(of: layers)
    subjects = layers.map { LayerSubject($0.contents, on: stage, live: live, sheet: sheet) }
    composer = FrameComposer(layers, on: stage, sizes: subjects.map { $0?.part.size })
  }

  /// Adds what some surfaces show at a point, behind everything so far.
  func add(_ surfaces: [VisibleSurface], at point: Point2D, to seen: inout Appearance) {
    for surface in surfaces where seen.transmittance > 0 && surface.reach.contains(point) {
      guard let place = surface.place(at: point) else { continue }
      let opacity = surface.opacity(at: place)
      switch surface.command.content {
      case .outline(let layer, let crop):
        guard let subject = subjects[layer] else { continue }
        let shown = subject.place(at: place.scaled(from: surface.command.size, to: crop))
        if !subject.isClear(at: shown) { seen.add(shown, opacity: opacity) }
      case .color(let color), .shadow(let color, _): seen.add(color, opacity: opacity)
      case .linearGradient(let stops, let start, let end):
        let unit = Rect2D(x: 0, y: 0, width: 1, height: 1)
        let place = place.scaled(from: surface.command.size, to: unit)
        seen.add(stops.color(at: place, from: start, to: end), opacity: opacity)
      case .group(_, let blurRadius, _):
        var picture = Appearance()
        add(surface.parts, at: place, to: &picture)
        picture.finish(blurredBy: blurRadius, opacity: opacity)
        seen.add(picture)
      case .backdrop(let blurRadius): seen.blurBehind = max(seen.blurBehind, blurRadius)
      case .bitmap: continue
      }
    }
  }
}

extension Stage {
  /// The side of a presented screen whose presenter stays visible behind it and changes while it is covered; nil if
  /// there is none.
  var sheetAboveChange: Subject.Side? {
    guard let presentation, presentation.style == .overContext,
      !presentation.whilePresented.isEmpty
    else { return nil }
    return arrivesAbove ? .to : .from
  }
}

extension Point2D {
  /// The point mapped from an area of a size at the origin to a rectangle.
  fileprivate func scaled(from size: Size2D, to rect: Rect2D) -> Point2D {
    Point2D(
      x: rect.minX + x / size.width * rect.width, y: rect.minY + y / size.height * rect.height)
  }
}

extension [GradientStop] {
  /// Returns the color at a place between two others.
  fileprivate func color(at place: Point2D, from start: Point2D, to end: Point2D) -> Color {
    let way = end - start
    let length = way.x * way.x + way.y * way.y
    let t =
      length > 0
      ? ((place.x - start.x) * way.x + (place.y - start.y) * way.y) / length : 0
    guard let after = firstIndex(where: { $0.offset >= t }) else { return last?.color ?? .clear }
    guard after > 0 else { return self[0].color }
    let (a, b) = (self[after - 1], self[after])
    let share = (t - a.offset) / (b.offset - a.offset)
    return Color(
      red: a.color.red + (b.color.red - a.color.red) * share,
      green: a.color.green + (b.color.green - a.color.green) * share,
      blue: a.color.blue + (b.color.blue - a.color.blue) * share,
      alpha: a.color.alpha + (b.color.alpha - a.color.alpha) * share)
  }
}
