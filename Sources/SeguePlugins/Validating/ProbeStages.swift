import SegueTimeline

/// The stages for checks other than the laws.
enum ProbeStages {
  /// Returns stages for every operation: portrait and landscape, both layout directions, with and
  /// without a source.
  static func all(for operations: Set<Operation>) -> [Stage] {
    operations.sorted { $0.rawValue < $1.rawValue }.flatMap { operation in
      [Stage.Container.defaultSize, Size2D(width: 1024, height: 700)].flatMap { size in
        [false, true].flatMap { isRightToLeft in
          [true, false].map { stage(operation, size, isRightToLeft, knowsSource: $0) }
        }
      }
    }
  }

  /// Returns one stage for each operation.
  static func few(for operations: Set<Operation>) -> [Stage] {
    operations.sorted { $0.rawValue < $1.rawValue }.map {
      stage($0, Stage.Container.defaultSize, false, knowsSource: true)
    }
  }

  private static func stage(
    _ operation: Operation, _ size: Size2D, _ isRightToLeft: Bool, knowsSource: Bool
  ) -> Stage {
    let whole = Rect2D(origin: .zero, size: size)
    var stage = Stage(
      operation: operation, container: .init(size: size, cornerRadius: 39),
      from: .init(name: "from", frame: whole), to: .init(name: "to", frame: whole))
    stage.direction = (stage.arrivesAbove ? 1 : -1) * (isRightToLeft ? -1 : 1)
    stage.traits.isRightToLeft = isRightToLeft
    stage.seed = 7
    if knowsSource {
      stage.source = .init(frame: Rect2D(x: 31, y: 205, width: 140, height: 90), cornerRadius: 9)
      stage.destination = .init(frame: Rect2D(x: 0, y: 0, width: size.width, height: 300))
    }
    guard operation == .present || operation == .dismiss else { return stage }
    stage.presentation = Presentation(
      style: .overContext, backdrop: Color(red: 0, green: 0, blue: 0, alpha: 0.4),
      whilePresented: [.scaleX: 0.9, .scaleY: 0.9])
    let card = Rect2D(x: 0, y: 60, width: size.width, height: size.height - 60)
    if operation == .present {
      (stage.to.frame, stage.to.cornerRadius) = (card, 12)
    } else {
      (stage.from.frame, stage.from.cornerRadius) = (card, 12)
    }
    return stage
  }
}
