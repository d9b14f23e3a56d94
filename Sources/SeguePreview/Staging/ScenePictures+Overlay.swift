import SegueCatalog
import SegueScenes
public import SegueTimeline

extension ScenePictures {
  /// Draws the system's bars, and the containers' bars that stay in place above some layers.
  public func overlay(over layers: [Layer]) throws -> ContainerOverlay? {
    let bars = stage.stage.keptBars(under: layers)
    let live = LiveSubjects(of: layers)
    var parts: [ContainerOverlay.Part] = []
    let pairs: [(ElementName, Subject, Subject)] = [
      (.navigationBar, .navigationBar(on: .from), .navigationBar(on: .to)),
      (.tabBar, .tabBar(on: .from), .tabBar(on: .to)),
    ]
    for (name, from, to) in pairs where bars.contains(from) {
      parts += try part(of: name, from, to, live).map { [$0] } ?? []
    }
    return ContainerOverlay(bars: bars, parts: parts + (try systemParts()))
  }

  /// The progress at which a container's bars show the arriving screen's contents.
  ///
  /// At this progress, a screen that UIKit's spring pushes is within a tenth of its way from its place.
  private static let barsChangedAt = 0.5

  private func part(
    of name: ElementName, _ from: Subject, _ to: Subject, _ live: LiveSubjects
  ) throws -> ContainerOverlay.Part? {
    let shown = [from, to].compactMap { stage.stage.element(for: $0)?.0 }
    guard let first = shown.first, let last = shown.last else { return nil }
    let reach = shown.map(\.shadow).map { 3 * $0.radius + abs($0.offset.y) }.max() ?? 0
    let area = first.frame.union(last.frame).outset(by: reach)
      .intersection(stage.stage.container.bounds)
    guard let area else { return nil }
    func picture(_ bar: Subject, _ side: Subject.Side, groundOnly: Bool = false) throws -> Bitmap {
      try renderer.bitmap(
        ofElement: name, on: screen(side), in: stage.scene, size: frame(side).size, scale: scale,
        safeArea: safeArea(side), omitting: elements(live.omitted(from: .live(bar)), on: side),
        dark: stage.stage.traits.isDark, isRightToLeft: stage.stage.traits.isRightToLeft,
        area: area, groundOnly: groundOnly)
    }
    let (before, after) = (try picture(from, .from), try picture(to, .to))
    // A navigation bar fades its items out before the others fade in, so that they do not overlap. A tab bar's items only
    // change their colors, and a bar that changes its height also changes its background.
    let between =
      name == .navigationBar && first.frame == last.frame
      ? try picture(to, .to, groundOnly: true).keepingRows(of: before, sharedWith: after) : nil
    return ContainerOverlay.Part(
      area, from: before, to: after, between: between, changedAt: Self.barsChangedAt)
  }

  private func systemParts() throws -> [ContainerOverlay.Part] {
    let container = stage.stage.container
    let bars = SystemBars(size: container.size, safeArea: container.safeArea)
    let (from, to) = (bars.parts(tints(.from)), bars.parts(tints(.to)))
    return try zip(from, to).map { from, to in
      ContainerOverlay.Part(
        from.frame, from: try renderer.bitmap(of: from.marks, in: from.frame, scale: scale),
        to: try renderer.bitmap(of: to.marks, in: from.frame, scale: scale))
    }
  }

  /// The colors of the system's bars over a screen.
  private func tints(_ side: Subject.Side) -> SystemBars.Tints {
    let isDark = stage.stage.traits.isDark
    let lowerSide: Subject.Side = stage.stage.arrivesAbove ? .from : .to
    guard let own = stage.scene.screen(named: screen(side)),
      let lower = stage.scene.screen(named: screen(lowerSide))
    else { return SystemBars.Tints() }
    // If a sheet does not cover a bar, or is transparent there, the screen below determines the bar's color.
    let isClear = own.background.color(dark: isDark).alpha == 0
    let (top, bottom) = (
      safeArea(side).top >= 20 && !isClear, safeArea(side).bottom >= 18
    )
    var tints = SystemBars.Tints(
      statusBar: (top ? own : lower).statusBar?.color(dark: isDark),
      homeIndicator: (bottom ? own : lower).homeIndicator?.color(dark: isDark))
    if side != lowerSide, !top, let ground = groundOfPresenter {
      tints.statusBar = ground.isLight ? .black : .white
    }
    return tints
  }

  /// The color around a presenter that a presentation pushes back.
  private var groundOfPresenter: Color? {
    guard let presentation, !presentation.whilePresented.isEmpty else { return nil }
    return presentation.background
  }
}

extension Color {
  fileprivate var isLight: Bool { (0.3 * red + 0.59 * green + 0.11 * blue) * alpha > 0.5 }
}
