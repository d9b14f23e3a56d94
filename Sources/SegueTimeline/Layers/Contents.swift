/// A screen or element of the stage that a layer can show.
public enum Subject: Hashable, Sendable {
  /// The departing screen.
  case from
  /// The arriving screen.
  case to
  /// The element of the lower screen that the transition starts from: a tapped cell or button.
  case source
  /// The element of the upper screen that corresponds to the source.
  case destination
  /// A sibling of the source, by its index on the lower screen.
  case sibling(Int)
  /// A named element of one of the two screens.
  case element(String, on: Side)
  /// The navigation bar of a screen.
  case navigationBar(on: Side)
  /// The tab bar of a screen.
  case tabBar(on: Side)

  /// The two screens of a transition.
  public enum Side: String, Hashable, Sendable {
    case from, to

    /// The opposite screen.
    public var other: Side { self == .from ? .to : .from }
  }
}

/// The contents of a layer, drawn over its background color.
public enum Contents: Hashable, Sendable {
  /// No contents.
  case none
  /// The screen or element itself.
  case live(Subject)
  /// A snapshot of a screen or element, or of a region of it in fractions of its size; filtered as a whole.
  case snapshot(of: Subject, region: Rect2D, when: Moment, filter: PictureFilter? = nil)
  /// A gradient.
  case gradient(Gradient)

  /// When a snapshot is taken.
  public enum Moment: String, CaseIterable, Hashable, Sendable {
    /// Before anything is hidden or moved.
    case before
    /// After the arriving screen is laid out.
    case after
  }

  /// Whether the contents are a live screen or element, which exists outside the transition too.
  public var isLive: Bool { if case .live = self { true } else { false } }

  /// The screen or element shown, if any.
  public var subject: Subject? {
    switch self {
    case .live(let subject), .snapshot(of: let subject, region: _, when: _, filter: _): subject
    case .none, .gradient: nil
    }
  }

  /// What is done to the picture shown, if anything.
  public var filter: PictureFilter? {
    if case .snapshot(of: _, region: _, when: _, let filter) = self { filter } else { nil }
  }
}

/// A linear gradient across a layer.
public struct Gradient: Hashable, Sendable {
  /// A color at an offset.
  public struct Stop: Hashable, Sendable {
    /// The offset along the gradient, 0…1.
    public var offset: Double
    /// The color at the offset.
    public var color: Color

    /// Creates a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The stops, in order of their offsets.
  public var stops: [Stop]
  /// The start point, in fractions of the layer's size.
  public var start: Point2D
  /// The end point, in fractions of the layer's size.
  public var end: Point2D

  /// Creates a gradient.
  public init(stops: [Stop], start: Point2D, end: Point2D) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// How contents fit a layer of another aspect ratio.
public enum ContentFit: String, CaseIterable, Hashable, Sendable {
  /// Stretched to the layer's size.
  case stretch
  /// Scaled to cover the layer; the overflow is clipped.
  case fill
  /// Scaled to show completely.
  case fit
  /// As wide as the layer, clipped at the bottom.
  case cropTop = "crop-top"
  /// As wide as the layer, clipped at the top.
  case cropBottom = "crop-bottom"
  /// As high as the layer, clipped at the right.
  case cropLeft = "crop-left"
  /// As high as the layer, clipped at the left.
  case cropRight = "crop-right"
}

/// The screens and elements shown by live layers.
///
/// Nothing is drawn twice: a subject with its own live layer is omitted from the other live layers.
/// A snapshot contains everything that was visible when it was taken.
package struct LiveSubjects: Sendable {
  private let subjects: Set<Subject>

  /// Collects the subjects of the live layers.
  package init(of layers: [Layer]) {
    subjects = Set(layers.map { $0.contents }.filter { $0.isLive }.compactMap { $0.subject })
  }

  /// The subjects omitted when a layer's contents are drawn.
  package func omitted(from contents: Contents) -> Set<Subject> {
    guard contents.isLive, let subject = contents.subject else { return [] }
    return subjects.subtracting([subject])
  }
}

/// What is done once to a still picture before a layer shows it.
///
/// Applied in this order: blocks, blur, saturation, brightness, tint. Color components are changed in sRGB and
/// clamped to 0…1.
public struct PictureFilter: Hashable, Sendable {
  /// The edge of the square blocks that the picture is divided into, in points; below 1 there are none.
  public var pixels: Double
  /// The standard deviation of the blur, in points; the pixels at the edges are repeated beyond them.
  public var blur: Double
  /// How strong the colors are: 0 is gray, 1 leaves them as they are.
  public var saturation: Double
  /// What is added to each color component, −1…1.
  public var brightness: Double
  /// The color laid over the picture, as strong as it is opaque.
  public var tint: Color

  /// Creates a filter; without arguments it changes nothing.
  public init(
    pixels: Double = 0, blur: Double = 0, saturation: Double = 1, brightness: Double = 0,
    tint: Color = .clear
  ) {
    self.pixels = pixels
    self.blur = blur
    self.saturation = saturation
    self.brightness = brightness
    self.tint = tint
  }

  /// Whether it changes colors, rather than only moving them as a blur does.
  package var changesColors: Bool { saturation != 1 || brightness != 0 || tint.alpha > 0 }

  /// The contributions of red, green, blue and a constant to each color component.
  ///
  /// The weights of gray are those of ITU-R BT.709.
  package var colorMatrix: [[Double]] {
    let gray = [0.2126, 0.7152, 0.0722]
    let overlay = [tint.red, tint.green, tint.blue]
    return (0..<3).map { row in
      (0..<3).map { column in
        let kept = row == column ? saturation : 0
        return (kept + gray[column] * (1 - saturation)) * (1 - tint.alpha)
      } + [brightness * (1 - tint.alpha) + overlay[row] * tint.alpha]
    }
  }
}
