import Foundation
import SegueTestSupport

/// What the browser says of one layer at one moment.
struct Measurement: Decodable {
  /// x and y of the four corners on the screen, clockwise from the top left.
  let corners: [Double]
  let width: Double
  let height: Double
  let opacity: Double
  let zIndex: Double
  let isVisible: Bool
  let overflow: String
  let radius: [Double]
  let clipPath: [Double]
  let filter: [Double]
  let backdrop: [Double]
  let background: [Double]
  let shadow: [Double]
}

/// Asks the browser for every layer of a page at some moments.
///
/// Four points without extent are put at each layer's corners; where the browser says that they are is
/// where its own transforms put them.
func measure(_ page: String, at progress: [Double]) throws -> [[Measurement]] {
  let script = #"""
    const numbers = (text) => (text.match(/-?[\d.]+(e[-+]?\d+)?/g) ?? []).map(Number);
    const layers = [...document.querySelectorAll(".layer")]
      .sort((a, b) => a.id.slice(1) - b.id.slice(1));
    const probes = layers.map((layer) => ["left:0;top:0", "right:0;top:0", "right:0;bottom:0",
      "left:0;bottom:0"].map((place) => {
        const probe = document.createElement("i");
        probe.style = "position:absolute;width:0;height:0;" + place;
        layer.append(probe);
        return probe;
      }));
    const state = (layer, index) => {
      const style = getComputedStyle(layer);
      const corners = probes[index].flatMap((probe) => {
        const box = probe.getBoundingClientRect();
        return [box.x, box.y];
      });
      return { corners, width: parseFloat(style.width), height: parseFloat(style.height),
        opacity: Number(style.opacity), zIndex: Number(style.zIndex),
        isVisible: style.visibility === "visible", overflow: style.overflow,
        radius: numbers(style.borderTopLeftRadius), clipPath: numbers(style.clipPath),
        filter: numbers(style.filter), backdrop: numbers(style.backdropFilter),
        background: numbers(style.backgroundColor), shadow: numbers(style.boxShadow) };
    };
    return PROGRESS.map((p) => { segueSeek(p); return layers.map(state); });
    """#
  let moments = "[" + progress.map { "\($0)" }.joined(separator: ",") + "]"
  return try answer(script.replacingOccurrences(of: "PROGRESS", with: moments), of: page)
}

/// Where the first layer's picture is on the screen: x, y, width and height.
func pictureBox(_ page: String) throws -> [Double] {
  let script = #"""
    const box = document.querySelector(".picture").getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
    """#
  return try answer(script, of: page)
}

/// What a script that runs when a page is loaded returns.
private func answer<Answer: Decodable>(_ script: String, of page: String) throws -> Answer {
  let browser = try BrowserSession(width: 390, height: 844)
  try browser.open(page: page, query: "?bare&t=0")
  let text = try browser.evaluate("JSON.stringify((() => {\(script)})())") as? String
  return try JSONDecoder().decode(Answer.self, from: Data((text ?? "").utf8))
}
