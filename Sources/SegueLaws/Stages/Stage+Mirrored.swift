import SegueTimeline

extension Stage {
  /// The mirror image of the stage, as laid out in the other direction.
  var mirrored: Stage {
    let width = container.size.width
    var result = self
    result.container.safeArea.left = container.safeArea.right
    result.container.safeArea.right = container.safeArea.left
    result.from.frame = from.frame.mirrored(in: width)
    result.to.frame = to.frame.mirrored(in: width)
    result.source = source?.mirrored(in: width)
    result.destination = destination?.mirrored(in: width)
    result.siblings = siblings.map { $0.mirrored(in: width) }
    result.elements = elements.mapValues { pair in
      ElementPair(from: pair.from?.mirrored(in: width), to: pair.to?.mirrored(in: width))
    }
    result.fromBars = fromBars.mirrored(in: width)
    result.toBars = toBars.mirrored(in: width)
    return result.turned
  }

  /// The stage with its layout direction reversed, and every frame unchanged.
  var turned: Stage {
    var result = self
    result.direction = -direction
    result.traits.isRightToLeft.toggle()
    return result
  }
}

extension Stage.Element {
  fileprivate func mirrored(in width: Double) -> Stage.Element {
    var result = self
    result.frame = frame.mirrored(in: width)
    return result
  }
}

extension Stage.Bars {
  fileprivate func mirrored(in width: Double) -> Stage.Bars {
    Stage.Bars(
      navigation: navigation?.mirrored(in: width), tab: tab?.mirrored(in: width))
  }
}

extension Rect2D {
  /// The mirror image in a container of a width.
  fileprivate func mirrored(in width: Double) -> Rect2D {
    Rect2D(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
