extension SceneIcon {
  /// The icons available to all scenes, by name.
  package static let standard: [String: SceneIcon] = {
    let lines = lined.compactMapValues { path in
      PathData.outline(path).map { SceneIcon($0, lineWidth: 1.9) }
    }
    let fills = filled.compactMapValues { path in PathData.outline(path).map { SceneIcon($0) } }
    return lines.merging(fills) { line, _ in line }
  }()

  /// Stroked icons.
  package static let lined = [
    "chevron-left": "M15 5 L8 12 L15 19",
    "chevron-right": "M9 5 L16 12 L9 19",
    "chevron-down": "M5 9 L12 16 L19 9",
    "close": "M5 5 L19 19 M19 5 L5 19",
    "plus": "M12 5 V19 M5 12 H19",
    "minus": "M5 12 H19",
    "check": "M5 12.5 L10 17.5 L19.5 7",
    "add-square": "M8 3.5 H16 A4.5 4.5 0 0 1 20.5 8 V16 A4.5 4.5 0 0 1 16 20.5 H8 "
      + "A4.5 4.5 0 0 1 3.5 16 V8 A4.5 4.5 0 0 1 8 3.5 Z M12 8 V16 M8 12 H16",
    "search": "M10.5 4 A6.5 6.5 0 1 0 10.5 17 A6.5 6.5 0 1 0 10.5 4 Z M15.3 15.3 L20.2 20.2",
    "home": "M4 10.8 L12 4 L20 10.8 V19 A1.5 1.5 0 0 1 18.5 20.5 H14.8 V14.5 H9.2 V20.5 H5.5 "
      + "A1.5 1.5 0 0 1 4 19 Z",
    "bag": "M5.6 8 H18.4 L19.8 18.6 A1.7 1.7 0 0 1 18.1 20.5 H5.9 A1.7 1.7 0 0 1 4.2 18.6 Z "
      + "M8.5 10.8 V7 A3.5 3.5 0 0 1 15.5 7 V10.8",
    "shop": "M4 10 V19 A1.5 1.5 0 0 0 5.5 20.5 H18.5 A1.5 1.5 0 0 0 20 19 V10 M3 9 L5 4 H19 L21 9 "
      + "A3 2.6 0 0 1 15 9 A3 2.6 0 0 1 9 9 A3 2.6 0 0 1 3 9 Z",
    "person": "M12 3.8 A4.1 4.1 0 1 0 12 12 A4.1 4.1 0 1 0 12 3.8 Z "
      + "M4.2 20.3 C4.6 16.7 7.9 14.8 12 14.8 C16.1 14.8 19.4 16.7 19.8 20.3",
    "compass": "M12 3.2 A8.8 8.8 0 1 0 12 20.8 A8.8 8.8 0 1 0 12 3.2 Z "
      + "M15.8 8.2 L13.6 13.6 L8.2 15.8 L10.4 10.4 Z",
    "comment-line": "M12 4 C7 4 3.2 7.2 3.2 11.3 C3.2 13.7 4.5 15.8 6.5 17.1 L5.8 20.4 L9.4 18.4 "
      + "C10.2 18.6 11.1 18.7 12 18.7 C17 18.7 20.8 15.4 20.8 11.3 C20.8 7.2 17 4 12 4 Z",
    "heart-line": "M12 20 C5.6 15.4 3.2 12.1 3.2 8.9 A4.7 4.7 0 0 1 12 6.7 A4.7 4.7 0 0 1 20.8 8.9 "
      + "C20.8 12.1 18.4 15.4 12 20 Z",
    "share-line": "M12 15 V3.8 M7.8 7.6 L12 3.6 L16.2 7.6 M8 11 H6.5 A1.5 1.5 0 0 0 5 12.5 V19 "
      + "A1.5 1.5 0 0 0 6.5 20.5 H17.5 A1.5 1.5 0 0 0 19 19 V12.5 A1.5 1.5 0 0 0 17.5 11 H16",
    "bookmark-line": "M7.5 4 H16.5 A1.2 1.2 0 0 1 17.7 5.2 V20 L12 15.8 L6.3 20 V5.2 "
      + "A1.2 1.2 0 0 1 7.5 4 Z",
    "bell": "M6 16.5 V10.5 A6 6 0 0 1 18 10.5 V16.5 L19.8 18 H4.2 Z "
      + "M10 20.6 A2.4 2.4 0 0 0 14 20.6",
    "clock": "M12 3.2 A8.8 8.8 0 1 0 12 20.8 A8.8 8.8 0 1 0 12 3.2 Z M12 7.2 V12.3 L15.4 14.4",
    "sliders": "M3.5 7.5 H11.5 M18.5 7.5 H20.5 "
      + "M15 4.8 A2.7 2.7 0 1 0 15 10.2 A2.7 2.7 0 1 0 15 4.8 Z "
      + "M3.5 16.5 H5.5 M12.5 16.5 H20.5 M9 13.8 A2.7 2.7 0 1 0 9 19.2 A2.7 2.7 0 1 0 9 13.8 Z",
    "pencil": "M4.5 19.5 L5.4 15.4 L15.8 5 A2.1 2.1 0 0 1 19 8.2 L8.6 18.6 Z M13.8 7 L17 10.2",
    "leaf": "M5.2 18.8 C3.8 10.2 9.8 4.6 19.8 4.2 C20.2 14.2 14 20.2 5.2 18.8 Z M4 20 L14.2 9.8",
    "target": "M12 3.2 A8.8 8.8 0 1 0 12 20.8 A8.8 8.8 0 1 0 12 3.2 Z "
      + "M12 7.9 A4.1 4.1 0 1 0 12 16.1 A4.1 4.1 0 1 0 12 7.9 Z M12 12 V12.01",
    "bolt": "M13.2 3 L5.4 13.6 H11.2 L10.6 21 L18.6 10.2 H12.6 Z",
    "moon": "M20 14.4 A8.4 8.4 0 1 1 9.6 4 A6.6 6.6 0 0 0 20 14.4 Z",
    "mountain": "M2.6 19 L9 7.6 L12.6 13.8 L15 10 L21.4 19 Z",
    "wave": "M3 9.5 C5.2 6.5 7.6 6.5 9.4 9.5 C11.2 12.5 13.2 12.5 15 9.5 C16.8 6.5 19 6.5 21 9.5 "
      + "M3 15.5 C5.2 12.5 7.6 12.5 9.4 15.5 C11.2 18.5 13.2 18.5 15 15.5 C16.8 12.5 19 12.5 21 15.5",
    "tent": "M12 4.6 L21 19.4 H3 Z M12 11 L16 19.4 M12 11 L8 19.4",
    "flag": "M6 21 V4 M6 4.6 C10 2.6 13.4 7 18.4 4.8 V13.2 C13.4 15.4 10 11 6 13",
    "route": "M6 3.8 A2.3 2.3 0 1 0 6 8.4 A2.3 2.3 0 1 0 6 3.8 Z M18 15.6 A2.3 2.3 0 1 0 18 20.2 "
      + "A2.3 2.3 0 1 0 18 15.6 Z M8.4 6 H15 A3 3 0 0 1 15 12 H9 A3 3 0 0 0 9 18 H15.4",
  ]

  /// Filled icons.
  package static let filled = [
    "heart": "M12 20.8 C5.2 15.9 2.5 12.4 2.5 8.9 A5 5 0 0 1 12 6.6 A5 5 0 0 1 21.5 8.9 "
      + "C21.5 12.4 18.8 15.9 12 20.8 Z",
    "comment": "M12 3.4 C6.6 3.4 2.5 6.9 2.5 11.3 C2.5 13.9 3.9 16.2 6.1 17.6 L5.3 21.3 L9.3 19.1 "
      + "C10.2 19.3 11.1 19.4 12 19.4 C17.4 19.4 21.5 15.8 21.5 11.3 C21.5 6.9 17.4 3.4 12 3.4 Z "
      + "M7.8 10 A1.35 1.35 0 1 1 7.8 12.7 A1.35 1.35 0 1 1 7.8 10 Z "
      + "M12 10 A1.35 1.35 0 1 1 12 12.7 A1.35 1.35 0 1 1 12 10 Z "
      + "M16.2 10 A1.35 1.35 0 1 1 16.2 12.7 A1.35 1.35 0 1 1 16.2 10 Z",
    "bookmark": "M7.3 3.4 H16.7 A1.6 1.6 0 0 1 18.3 5 V20.4 A0.7 0.7 0 0 1 17.2 21 L12 17.2 "
      + "L6.8 21 A0.7 0.7 0 0 1 5.7 20.4 V5 A1.6 1.6 0 0 1 7.3 3.4 Z",
    "share": "M13.4 4.9 C13.4 4.1 14.3 3.7 14.9 4.2 L22 10.8 C22.4 11.2 22.4 11.8 22 12.2 "
      + "L14.9 18.8 C14.3 19.3 13.4 18.9 13.4 18.1 V14.6 C8.6 14.6 5.2 15.9 3 19 "
      + "C2.7 19.4 2.1 19.2 2.2 18.7 C3.1 12.9 6.4 8.9 13.4 8.3 Z",
    "star": "M12 2.6 L14.8 8.7 L21.5 9.5 L16.5 14 L17.9 20.6 L12 17.3 L6.1 20.6 L7.5 14 L2.5 9.5 "
      + "L9.2 8.7 Z",
    "play": "M7.2 4.6 C7.2 3.7 8.1 3.2 8.9 3.7 L19.6 11.1 C20.2 11.5 20.2 12.5 19.6 12.9 L8.9 20.3 "
      + "C8.1 20.8 7.2 20.3 7.2 19.4 Z",
    "pause": "M7.5 4 H9 A1.2 1.2 0 0 1 10.2 5.2 V18.8 A1.2 1.2 0 0 1 9 20 H7.5 "
      + "A1.2 1.2 0 0 1 6.3 18.8 V5.2 A1.2 1.2 0 0 1 7.5 4 Z M15 4 H16.5 "
      + "A1.2 1.2 0 0 1 17.7 5.2 V18.8 A1.2 1.2 0 0 1 16.5 20 H15 "
      + "A1.2 1.2 0 0 1 13.8 18.8 V5.2 A1.2 1.2 0 0 1 15 4 Z",
    "note": "M9.6 4.7 L19.4 2.8 V15.8 A3 2.6 0 1 1 17.4 13.3 V7.2 L11.6 8.3 V18 "
      + "A3 2.6 0 1 1 9.6 15.5 Z",
    "skip-back": "M18 5.2 V18.8 L8.4 12 Z M5.6 5.2 H7.6 V18.8 H5.6 Z",
    "skip-forward": "M6 5.2 V18.8 L15.6 12 Z M16.4 5.2 H18.4 V18.8 H16.4 Z",
  ]
}

/// A single-color icon drawn on a square.
package struct SceneIcon: Hashable, Sendable {
  package var outline: Outline
  /// The side of the square that the outline is drawn on.
  package var side: Double
  /// The line width in the square's units; nil to fill the outline.
  package var lineWidth: Double?
  /// Whether it points in the direction of reading, and turns around where that does.
  package var isDirectional = false

  package init(_ outline: Outline, side: Double = 24, lineWidth: Double? = nil) {
    self.outline = outline
    self.side = side
    self.lineWidth = lineWidth
  }
}
