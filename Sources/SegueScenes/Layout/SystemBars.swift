package import SegueTimeline

/// The system's own overlay on every screen: the status bar, the Dynamic Island and the home indicator.
package struct SystemBars {
  private let size: Size2D
  private let safeArea: Insets

  /// Lays out the bars of a container.
  package init(size: Size2D, safeArea: Insets) {
    self.size = size
    self.safeArea = safeArea
  }

  /// The colors of the bars; nil hides one.
  package struct Tints {
    package var statusBar: Color?
    package var homeIndicator: Color?

    package init(statusBar: Color? = nil, homeIndicator: Color? = nil) {
      self.statusBar = statusBar
      self.homeIndicator = homeIndicator
    }
  }

  /// A bar, and where it is.
  package struct Part {
    package var frame: Rect2D
    package var marks: [Mark]
  }

  /// Returns the bars that the safe area leaves room for, whatever their colors.
  package func parts(_ tints: Tints) -> [Part] {
    [statusBar(tints.statusBar), island, homeIndicator(tints.homeIndicator)].compactMap(\.self)
  }

  private func statusBar(_ color: Color?) -> Part? {
    guard safeArea.top >= 20 else { return nil }
    let icons = color.map {
      StatusIcons(width: size.width, height: safeArea.top, color: $0).marks
    }
    let frame = Rect2D(x: 0, y: 0, width: size.width, height: safeArea.top)
    return Part(frame: frame, marks: icons ?? [])
  }

  /// The Dynamic Island of wide phones: at the top, or at the left in landscape.
  private var island: Part? {
    let (long, short, edge) = (126.0, 37.0, 14.0)
    let frame: Rect2D
    if safeArea.top >= Self.islandInset {
      frame = Rect2D(x: (size.width - long) / 2, y: edge, width: long, height: short)
    } else if safeArea.left >= Self.islandInset {
      frame = Rect2D(x: edge, y: (size.height - long) / 2, width: short, height: long)
    } else {
      return nil
    }
    let pill = Figure(
      form: .rect(CornerRadii(all: short / 2)), frame: frame, fill: .color(.black))
    return Part(frame: frame, marks: [.figure(pill)])
  }

  private static let islandInset = 59.0

  private func homeIndicator(_ color: Color?) -> Part? {
    guard safeArea.bottom >= 18 else { return nil }
    let width = min(139, size.width * 0.36)
    let line = Rect2D(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    let figure = color.map {
      Mark.figure(
        Figure(form: .rect(CornerRadii(all: 2.5)), frame: line, fill: .color($0)))
    }
    let frame = Rect2D(
      x: 0, y: size.height - safeArea.bottom, width: size.width, height: safeArea.bottom)
    return Part(frame: frame, marks: [figure].compactMap(\.self))
  }
}
