import SegueCatalog
import SegueTestSupport
import SegueTimeline
import Testing

/// What a preset's own timeline shows on the stage of the program that plays exported files.
struct ExpectedPictures {
  private let timeline: Timeline

  init(_ preset: Preset, _ line: ExportedPlayer.Line) throws {
    let named: SegueTimeline.Operation? = .init(rawValue: line.operation)
    let operation = try #require(named)
    let whole = Rect2D(x: 0, y: 0, width: 390, height: 844)
    var stage = Stage(
      operation: operation,
      container: Stage.Container(
        size: whole.size, safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0)),
      from: Stage.Screen(name: "from", frame: whole), to: Stage.Screen(name: "to", frame: whole))
    stage.source = Stage.Element(
      frame: Rect2D(x: 41, y: 337, width: 151, height: 113), cornerRadius: 9)
    stage.traits.isRightToLeft = line.isRightToLeft
    stage.direction = stage.arrivesAbove == line.isRightToLeft ? -1 : 1
    if operation == .present || operation == .dismiss {
      stage.present(by: preset, parameters: preset.defaultParameters)
    }
    let animator = try #require(preset.animator(for: operation))
    let timeline = try animator.timeline(for: stage, parameters: preset.defaultParameters)
    self.timeline = line.kind == "scrubbed" ? try timeline.withLinearEasing() : timeline
  }

  /// The corners, corner radius, opacities and mask of each layer, from the lowest to the highest, a group before its members.
  func numbers(at index: Int) -> [[Double]] {
    numbers(timeline.sample(at: timeline.duration * Double(index) / 20), in: nil)
  }

  private func numbers(_ frame: Frame, in group: Int?) -> [[Double]] {
    let shown = timeline.layers.indices.filter {
      !frame.states[$0].isHidden && timeline.layers[$0].parent == group
    }
    return shown.sorted { a, b in
      let (low, high) = (frame.states[a].zPosition, frame.states[b].zPosition)
      return (low, a) < (high, b)
    }.flatMap { layer in
      let state = frame.states[layer]
      let map = Homography(state.matrixToParent)
      let corners = state.bounds.corners.compactMap(map.project).flatMap { [$0.x, $0.y] }
      let mask = state.mask.map { mask in
        let frame = mask.frame
        let radius = mask.shape == .ellipse ? frame.width / 2 : mask.cornerRadius
        return [frame.minX, frame.minY, frame.width, frame.height, radius]
      }
      return [corners + [state.cornerRadius, state.opacity, state.shadow.opacity] + (mask ?? [])]
        + numbers(frame, in: layer)
    }
  }
}

/// The largest differences between what was displayed and what was expected, of each operation.
struct PictureDifferences {
  private(set) var problems: [String] = []
  private var expected: [String: ExpectedPictures] = [:]
  /// How many layers were compared.
  private(set) var count = 0

  mutating func compare(_ line: ExportedPlayer.Line, of preset: Preset) throws {
    let title = "\(preset.id) \(line.operation) \(line.isRightToLeft ? "rtl " : "")\(line.kind)"
    if line.kind == "fault" {
      problems.append("\(title): \(line.words.joined(separator: " "))")
      return
    }
    let pictures = try expected[title] ?? ExpectedPictures(preset, line)
    expected[title] = pictures
    let numbers = try line.words.map { try #require(Double($0)) }
    let layers = pictures.numbers(at: Int(numbers[0]))
    guard layers.indices.contains(Int(numbers[1])) else {
      problems.append("\(title) \(line.words[0])/20: a view too many")
      return
    }
    count += 1
    let wanted = layers[Int(numbers[1])]
    if numbers.count - 2 != wanted.count { problems.append("\(title) \(line.words[0])/20: a mask") }
    for (place, (shown, wanted)) in zip(numbers[2...], wanted).enumerated() {
      let isOpacity = place == 9 || place == 10
      // Core Animation shows an opacity or a radius beyond its range as the nearest one.
      let shown = isOpacity ? min(max(shown, 0), 1) : place == 8 ? max(shown, 0) : shown
      if abs(shown - wanted) > (isOpacity ? 0.002 : 0.01) {
        let name =
          place < 8 ? "corners" : place > 10 ? "mask" : ["radius", "opacity", "shadow"][place - 8]
        problems.append(
          "\(title) \(line.words[0])/20: layer \(line.words[1]): \(name) \(shown), not \(wanted)")
        return
      }
    }
  }
}
