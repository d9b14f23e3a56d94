import SegueTimeline

/// What is drawn by rules; the other gestures of the catalog are drawn by hand.
extension GestureDrawing {
  static let library = backwards + downwards + away + tabs + others

  private static let backwards = [
    drag(
      "swipe-back", "A finger drags slowly from the leading edge, past half, rests and lifts.",
      from: (8, 430), [leg(0.75, 300, 446), leg(0.1, 300, 446)]),
    drag(
      "swipe-back-flick", "A finger flicks from the leading edge, and lifts before the middle.",
      rate: 120, from: (6, 500), [leg(0.13, 150, 492, .flinging)]),
    drag(
      "swipe-back-reversed", "A finger drags from the leading edge past half, and comes back.",
      from: (8, 430), [leg(0.5, 290, 440), leg(0.06, 290, 440), leg(0.45, 70, 436)]),
    drag(
      "swipe-back-thrown", "A finger drags from the leading edge far, and throws the screen back.",
      rate: 120, from: (4, 400),
      [leg(0.5, 330, 404), leg(0.1, 330, 404), leg(0.064, 235, 402, .flinging)]),
    GestureDrawing(
      id: "swipe-back-caught",
      summary: "A finger flicks from the leading edge, catches the screen again and takes it back.",
      strokes: [
        Stroke(from: point(8, 430), legs: [leg(0.16, 170, 440, .flinging)]),
        Stroke(
          at: 0.28, from: point(280, 470), legs: [leg(0.4, 90, 466), leg(0.1, 90, 466)]),
      ]),
    drag(
      "swipe-back-past-start", "A finger drags forwards, then back to behind where it began.",
      from: (120, 430), [leg(0.35, 220, 436), leg(0.4, 50, 432)]),
    drag(
      "swipe-from-middle", "A finger drags from the middle of the screen to its trailing edge.",
      from: (200, 430), [leg(0.45, 372, 438), leg(0.1, 372, 438)]),
  ]

  private static let downwards = [
    drag(
      "pull-down", "A finger pulls slowly down, rests and lifts.",
      from: (195, 200), [leg(0.8, 200, 640), leg(0.1, 200, 640)]),
    drag(
      "pull-down-flick", "A finger flicks down.", rate: 120,
      from: (195, 240), [leg(0.14, 198, 410, .flinging)]),
    drag(
      "pull-down-reversed", "A finger pulls down a long way, and pushes back.",
      from: (195, 200), [leg(0.5, 202, 600), leg(0.06, 202, 600), leg(0.4, 199, 250)]),
    drag(
      "pull-down-thrown", "A finger pulls down far, and throws the screen back up.", rate: 120,
      from: (195, 130), [leg(0.5, 199, 820), leg(0.1, 199, 820), leg(0.1, 197, 620, .flinging)]),
    GestureDrawing(
      id: "pull-down-caught",
      summary: "A finger pulls down and lifts, catches the screen again, and pushes it back.",
      strokes: [
        Stroke(from: point(195, 200), legs: [leg(0.35, 199, 430), leg(0.05, 202, 450)]),
        Stroke(
          at: 0.54, from: point(205, 590), legs: [leg(0.45, 203, 240), leg(0.1, 203, 240)]),
      ]),
    drag(
      "pull-up", "A finger pulls down a little, then far up: the wrong way.",
      from: (195, 330), [leg(0.18, 196, 370), leg(0.6, 199, 120), leg(0.1, 199, 120)]),
    GestureDrawing(
      id: "pull-down-scrolled",
      summary: "A finger pulls down while the content under it is not at its top.",
      scroll: "{offset: [0, 320], content: [390, 1600]}",
      strokes: [
        Stroke(from: point(195, 240), legs: [leg(0.5, 199, 480), leg(0.1, 199, 480)])
      ]),
  ]

  private static let away = [
    drag(
      "drag-away", "A finger drags to the trailing edge and down, rests and lifts.",
      from: (110, 300), [leg(0.65, 300, 430), leg(0.1, 300, 430)]),
    drag(
      "drag-away-flick", "A finger flicks to the trailing edge and a little down.", rate: 120,
      from: (120, 320), [leg(0.16, 270, 376, .flinging)]),
    drag(
      "drag-away-short", "A finger drags a little to the trailing edge and down.",
      from: (150, 360), [leg(0.4, 215, 400), leg(0.1, 215, 400)]),
    drag(
      "drag-away-taken", "A finger drags to the trailing edge until the system takes it away.",
      from: (110, 300), [leg(0.5, 280, 400)], end: "cancelled"),
    drag(
      "drag-away-thrown", "A finger drags far to the trailing edge, and throws the screen back.",
      rate: 120, from: (40, 300),
      [leg(0.5, 350, 380), leg(0.1, 350, 380), leg(0.064, 255, 355, .flinging)]),
    GestureDrawing(
      id: "drag-away-caught",
      summary: "A finger drags away and lifts, catches the screen again, and brings it back.",
      strokes: [
        Stroke(from: point(110, 300), legs: [leg(0.45, 290, 400), leg(0.06, 292, 404)]),
        Stroke(
          at: 0.6, from: point(230, 380), legs: [leg(0.45, 40, 290), leg(0.1, 40, 290)]),
      ]),
    drag(
      "zig-zag", "A finger wanders to and fro on its way down.",
      from: (110, 280), [leg(0.4, 300, 370), leg(0.45, 90, 450), leg(0.45, 290, 540)]),
  ]

  private static let tabs = [
    drag(
      "tab-forward", "A finger drags to the leading edge: the next tab follows.",
      from: (330, 500), [leg(0.5, 110, 508), leg(0.08, 110, 508)]),
    drag(
      "tab-forward-flick", "A finger flicks to the leading edge.", rate: 120,
      from: (300, 500), [leg(0.12, 190, 504, .flinging)]),
    drag(
      "tab-forward-reversed", "A finger drags to the leading edge, and comes back.",
      from: (330, 500), [leg(0.4, 120, 506), leg(0.05, 120, 506), leg(0.4, 310, 503)]),
    drag(
      "tab-forward-thrown", "A finger drags far to the leading edge, and throws the tab back.",
      rate: 120, from: (380, 500),
      [leg(0.5, 60, 506), leg(0.1, 60, 506), leg(0.064, 155, 504, .flinging)]),
    drag(
      "tab-forward-taken", "A finger drags far to the leading edge until the system takes it away.",
      from: (330, 500), [leg(0.45, 130, 508)], end: "cancelled"),
    drag(
      "tab-back", "A finger drags to the trailing edge: the tab before comes.",
      from: (70, 500), [leg(0.5, 290, 508), leg(0.08, 290, 508)]),
  ]

  private static let others = [
    GestureDrawing(
      id: "overscroll-top", summary: "A finger pulls content down that is at its top.",
      scroll: "{content: [390, 1600]}",
      strokes: [
        Stroke(from: point(195, 280), legs: [leg(0.55, 199, 500), leg(0.1, 199, 500)])
      ]),
    GestureDrawing(
      id: "overscroll-bottom", summary: "A finger pushes content up that is at its bottom.",
      scroll: "{offset: [0, 756], content: [390, 1600]}",
      strokes: [
        Stroke(from: point(195, 600), legs: [leg(0.55, 191, 380), leg(0.1, 191, 380)])
      ]),
    GestureDrawing(
      id: "scroll-sideways",
      summary: "A finger leafs twice through content that scrolls sideways, and once back.",
      scroll: "{content: [1600, 844]}",
      strokes: [
        Stroke(from: point(300, 300), legs: [leg(0.5, 100, 306), leg(0.05, 100, 306)]),
        Stroke(at: 0.85, from: point(310, 304), legs: [leg(0.5, 110, 308), leg(0.05, 110, 308)]),
        Stroke(at: 1.7, from: point(120, 302), legs: [leg(0.5, 320, 300), leg(0.05, 320, 300)]),
      ]),
    GestureDrawing(
      id: "pinch-in", summary: "Two fingers move together.",
      strokes: [
        Stroke(
          from: point(95, 300), second: point(300, 540),
          legs: [
            Leg(seconds: 0.55, to: point(170, 390), second: point(222, 450)),
            Leg(seconds: 0.1, to: point(170, 390), second: point(222, 450)),
          ])
      ]),
    GestureDrawing(
      id: "pinch-out", summary: "Two fingers move apart.",
      strokes: [
        Stroke(
          from: point(170, 390), second: point(222, 450),
          legs: [
            Leg(seconds: 0.55, to: point(95, 300), second: point(300, 540)),
            Leg(seconds: 0.1, to: point(95, 300), second: point(300, 540)),
          ])
      ]),
  ]

  private static func drag(
    _ id: String, _ summary: String, rate: Double = 60, from start: (Double, Double), _ legs: [Leg],
    end: String = "up"
  ) -> GestureDrawing {
    GestureDrawing(
      id: id, summary: quoted(summary), rate: rate,
      strokes: [Stroke(from: point(start.0, start.1), legs: legs, end: end)])
  }

  /// A text in which a colon would be taken for a key's.
  private static func quoted(_ text: String) -> String {
    text.contains(": ") ? "\"\(text)\"" : text
  }

  private static func leg(
    _ seconds: Double, _ x: Double, _ y: Double, _ profile: SpeedProfile = .settling
  ) -> Leg {
    Leg(seconds: seconds, to: point(x, y), profile: profile)
  }

  private static func point(_ x: Double, _ y: Double) -> Point2D { Point2D(x: x, y: y) }
}
