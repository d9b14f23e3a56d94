import SegueTimeline

/// The contents of layers as HTML; each picture is written once, however many layers show it.
struct ContentsMarkup {
  private(set) var pictures: [EncodedPicture] = []
  /// The prefix of element IDs.
  var idPrefix = ""

  /// Returns the element for a layer's contents, or an empty string where it has none.
  mutating func element(for layer: Layer, index: Int, picture: EncodedPicture?) -> String {
    switch layer.contents {
    case .none: return ""
    case .gradient(let gradient):
      return wrapped(svg(gradient, size: layer.state.bounds.size, index: index))
    case .live:
      return shown(picture, region: Rect2D(x: 0, y: 0, width: 1, height: 1), fit: layer.fit)
    case .snapshot(of: _, let region, when: _, filter: _):
      return shown(picture, region: region, fit: layer.fit)
    }
  }

  /// Returns the number of a picture, under which it is written once.
  mutating func number(of picture: EncodedPicture) -> Int {
    if let number = pictures.firstIndex(of: picture) { return number }
    pictures.append(picture)
    return pictures.count - 1
  }

  private mutating func shown(_ picture: EncodedPicture?, region: Rect2D, fit: ContentFit) -> String
  {
    guard let picture, !region.isEmpty, !picture.size.isEmpty else {
      return wrapped("<div class=\"picture missing stretch\"></div>")
    }
    let number = number(of: picture)
    let ratio = picture.size.width * region.width / (picture.size.height * region.height)
    var style = "--ratio:\(rounded(ratio, places: 7))"
    if region.size != Size2D(width: 1, height: 1) { style += ";" + Self.background(region) }
    return wrapped(
      "<div class=\"picture p\(number) \(fit.rawValue)\" style=\"\(style)\"></div>")
  }

  /// Returns the background position; CSS positions a background as a fraction of the remaining
  /// space.
  private static func background(_ region: Rect2D) -> String {
    func place(_ start: Double, _ length: Double) -> String {
      rounded(length == 1 ? 0 : start / (1 - length) * 100, places: 6) + "%"
    }
    let size = [region.width, region.height].map { rounded(100 / $0, places: 6) + "%" }
    return "background-size:\(size[0]) \(size[1]);background-position:"
      + "\(place(region.minX, region.width)) \(place(region.minY, region.height))"
  }

  private func wrapped(_ element: String) -> String { "<div class=\"contents\">\(element)</div>" }

  private func svg(_ gradient: Gradient, size: Size2D, index: Int) -> String {
    let ends =
      [gradient.start.x, gradient.end.x].map { rounded($0 * size.width, places: 4) }
      + [gradient.start.y, gradient.end.y].map { rounded($0 * size.height, places: 4) }
    let stops = gradient.stops.map { stop in
      let c = stop.color
      let rgb = [c.red, c.green, c.blue].map { rounded($0 * 255, places: 3) }
      return "<stop offset=\"\(rounded(stop.offset, places: 6))\" "
        + "stop-color=\"rgb(\(rgb.joined(separator: " ")))\" "
        + "stop-opacity=\"\(rounded(c.alpha, places: 5))\"/>"
    }
    let (width, height) = (shortest(size.width), shortest(size.height))
    return "<svg viewBox=\"0 0 \(width) \(height)\" preserveAspectRatio=\"none\">"
      + "<linearGradient id=\"\(idPrefix)g\(index)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(ends[0])\" "
      + "x2=\"\(ends[1])\" y1=\"\(ends[2])\" y2=\"\(ends[3])\">\(stops.joined())</linearGradient>"
      + "<rect width=\"\(width)\" height=\"\(height)\" fill=\"url(#\(idPrefix)g\(index))\"/></svg>"
  }
}
