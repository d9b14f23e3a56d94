import SegueCatalog
import SegueTimeline

/// A layer of a recipe as a pseudo-element of a view transition.
struct CSSLayer {
  /// What shows the layer.
  enum Part: Hashable {
    /// The picture of the page before: `::view-transition-old(segue-screen)`.
    case oldScreen
    /// The picture of the page after: `::view-transition-new(segue-screen)`.
    case newScreen
    /// The picture of what was tapped, in the page before or after.
    case source(isOld: Bool)
    /// What lies below both screens: `::view-transition-group(segue-screen)`.
    case ground
    /// An empty element of a color.
    case color(Int)

    /// Whether it is the picture of what was tapped.
    var isSource: Bool { if case .source = self { true } else { false } }
  }

  /// The name of the layer in the preset.
  let id: String
  var part: Part
  /// The channels that are not a plain layer's, in the terms of a page.
  var state: [Channel: Formula]
  /// The tracks that move it.
  var tracks: [Int]
  /// The layer whose mask it has.
  let masked: Int
  /// The opacity tracks, and the opacities, of black layers that darken it.
  var shades: [Shade] = []
  /// How far away the viewer of the space is that the layer is in; nil outside.
  var depth: Formula?

  /// A black layer that covers another one.
  struct Shade {
    let opacity: Formula
    let tracks: [Int]
  }

  /// Returns a channel's formula.
  func formula(_ channel: Channel) -> Formula {
    state[channel] ?? .number(LayerState(frame: .zero)[channel])
  }
}
