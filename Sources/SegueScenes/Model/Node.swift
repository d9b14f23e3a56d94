package import SegueTimeline

/// A node of a screen's drawing, before its lengths are evaluated.
package struct Node: Sendable {
  /// The kind of drawing.
  package enum Kind: Sendable {
    case box(SceneFigure, corners: [SceneLength], clips: Bool)
    case ellipse(SceneFigure)
    case icon(SceneIcon, SceneFill, shadow: SceneShadow?)
    case text(SceneText)
    case picture(String, fit: ContentFit = .fill)
  }

  package var kind: Kind
  package var frame: SceneFrame
  package var opacity: SceneLength
  package var element: ElementName?
  package var ambient: SceneAmbient?
  /// The clockwise rotation about the frame's center, in degrees.
  package var rotation: SceneLength?
  /// How its colors are mixed with those behind it.
  package var blend = BlendMode.normal
  /// The paint over the frame whose opacity it is shown with.
  package var mask: SceneFill?
  /// The shape of a box's rounded corners.
  package var cornerCurve = CornerCurve.continuous
  /// The blur of what is behind the frame, as its standard deviation in points.
  package var backdropBlur: SceneLength?
  /// How far what is inside is scrolled up, in points.
  package var scroll: SceneLength?
  /// Whether what is inside is mirrored in a right-to-left layout.
  package var mirrors = true
  /// The node's item in its repetition.
  package var item: SceneItem?
  /// The child nodes, laid out within this node's frame.
  package var children: [Node]

  package init(
    _ kind: Kind, frame: SceneFrame = SceneFrame(), opacity: SceneLength = 1,
    element: ElementName? = nil, ambient: SceneAmbient? = nil, item: SceneItem? = nil,
    children: [Node] = []
  ) {
    self.kind = kind
    self.frame = frame
    self.opacity = opacity
    self.element = element
    self.ambient = ambient
    self.item = item
    self.children = children
  }
}

/// A frame within the enclosing one, which provides the defaults.
package struct SceneFrame: Sendable {
  package var x: SceneLength
  package var y: SceneLength
  /// Nil reaches to the enclosing frame's right edge.
  package var width: SceneLength?
  /// Nil reaches to the enclosing frame's bottom edge; text without a height starts at the top.
  package var height: SceneLength?

  package init(
    x: SceneLength = 0, y: SceneLength = 0, width: SceneLength? = nil, height: SceneLength? = nil
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// The fill, stroke and shadow of a figure.
package struct SceneFigure: Sendable {
  package var fill: SceneFill?
  package var stroke: SceneFill?
  package var lineWidth: SceneLength
  package var shadow: SceneShadow?

  package init(
    fill: SceneFill? = nil, stroke: SceneFill? = nil, lineWidth: SceneLength = 1,
    shadow: SceneShadow? = nil
  ) {
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
    self.shadow = shadow
  }
}

/// A shadow before its appearance is known.
package struct SceneShadow: Hashable, Sendable {
  package var color: SceneColor
  package var radius: Double
  package var offset: Point2D

  package init(color: SceneColor, radius: Double, offset: Point2D) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  func shadow(dark: Bool) -> MarkShadow {
    MarkShadow(color: color.color(dark: dark), radius: radius, offset: offset)
  }
}

/// Text and its style.
package struct SceneText: Hashable, Sendable {
  package var string: String
  package var style: TextStyle
  package var color: SceneColor
  package var alignment: TextBlock.Alignment
  package var maxLines: Int

  package init(
    _ string: String, style: TextStyle, color: SceneColor = .label,
    alignment: TextBlock.Alignment = .leading, maxLines: Int = 1
  ) {
    self.string = string
    self.style = style
    self.color = color
    self.alignment = alignment
    self.maxLines = maxLines
  }
}

/// An ambient motion whose numbers may depend on the item.
package struct SceneAmbient: Sendable {
  package var drift: (width: SceneLength, height: SceneLength, duration: SceneLength)?
  package var breath: (scale: SceneLength, duration: SceneLength)?

  package init(
    drift: (width: SceneLength, height: SceneLength, duration: SceneLength)? = nil,
    breath: (scale: SceneLength, duration: SceneLength)? = nil
  ) {
    self.drift = drift
    self.breath = breath
  }

  func motion(in scope: SceneScope) -> AmbientMotion {
    AmbientMotion(
      drift: drift.map {
        .init(
          size: Size2D(width: $0.width.value(in: scope), height: $0.height.value(in: scope)),
          duration: $0.duration.value(in: scope))
      },
      breath: breath.map {
        .init(scale: $0.scale.value(in: scope), duration: $0.duration.value(in: scope))
      })
  }
}

/// A position in a repetition.
package struct SceneItem: Hashable, Sendable {
  /// The index, from 0.
  package var index: Int
  package var count: Int
  /// The number of columns, which determines row and column.
  package var columns: SceneLength

  package init(index: Int, count: Int, columns: SceneLength = 1) {
    self.index = index
    self.count = count
    self.columns = columns
  }
}
