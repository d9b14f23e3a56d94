import SeguePreview
import SegueTimeline
import SegueTestSupport
import Testing

/// A film of a gesture: its moments, the layers that change on the way, and the finger on top.
@Suite struct GestureFrameSourceTests {
  private static let size = Size2D(width: 100, height: 80)
  private let stage: Stage

  init() {
    let frame = Rect2D(origin: .zero, size: Self.size)
    stage = Stage(
      operation: .pop, container: Stage.Container(size: Self.size),
      from: Stage.Screen(name: "from", frame: frame), to: Stage.Screen(name: "to", frame: frame))
  }

  private static func layer(_ subject: Subject, _ id: String) -> Layer {
    Layer(
      id: id, contents: .live(subject),
      state: LayerState(frame: Rect2D(origin: .zero, size: size)))
  }

  private static let held = [layer(.from, "from")]
  private static let after = [layer(.to, "to")]

  /// A red screen while it is held, during the first second; a blue one afterwards.
  private func frameSource(
    layers: [[Layer]] = [held, after], fingers: [FingerMark] = [], scale: Double = 1
  ) throws -> GestureFrameSource {
    try GestureFrameSource(
      duration: 2, layers: layers, on: stage, pictures: Plain(), scale: scale
    ) { time in
      let layers = time < 1 ? Self.held : Self.after
      return GestureFrameSource.Sample(
        layers: layers, frame: Frame(states: layers.map(\.state)), fingers: fingers)
    }
  }

  @Test func `frames are sampled by progress, including both ends`() throws {
    let frameSource = try frameSource()
    #expect(try frameSource.frame(at: 0)[50, 40] == Plain.red)
    #expect(try frameSource.frame(at: 0.499)[50, 40] == Plain.red)
    #expect(try frameSource.frame(at: 0.5)[50, 40] == Plain.blue)
    #expect(try frameSource.frame(at: 1)[50, 40] == Plain.blue)
    #expect(frameSource.duration == 2)
  }

  @Test func `a frame that somebody keeps stays what it is`() throws {
    let frameSource = try frameSource()
    let kept = try frameSource.frame(at: 0)
    for index in 1...8 { _ = try frameSource.frame(at: Double(index) / 8) }
    #expect(kept == Bitmap(width: 100, height: 80) { _, _ in Plain.red })
  }

  @Test func `frames have the size of the container in pixels`() throws {
    let frame = try frameSource(scale: 3).frame(at: 0)
    #expect(frame.width == 300 && frame.height == 240)
  }

  @Test func `layers in another state are the same layers`() throws {
    var moved = Self.held
    moved[0].state.opacity = 0.5
    #expect(try frameSource(layers: [moved, Self.after]).frame(at: 0)[50, 40] == Plain.red)
  }

  @Test func `undeclared layers are an error`() throws {
    let frameSource = try frameSource(layers: [Self.held])
    #expect(throws: MediaError.self) { try frameSource.frame(at: 1) }
  }

  @Test func `a finger is a translucent disc with a lighter rim and a soft shadow`()
    throws
  {
    let finger = FingerMark(at: Point2D(x: 50, y: 40))
    let frame = try frameSource(fingers: [finger]).frame(at: 0)
    func red(_ x: Int, _ y: Int = 40) -> UInt32 { frame[x, y] >> 16 & 255 }
    // The screen shows through: its red is what is strongest.
    #expect(red(50) > frame[50, 40] & 255)
    // One color within, a lighter rim two points wide, and a shadow that ends.
    #expect(frame[50 + 18, 40] & 255 > Plain.red & 255 + 40)
    #expect(frame[50 + 20, 40] & 255 > frame[50 + 15, 40] & 255 + 10)
    #expect(red(50 + 24) < 0xF0)
    #expect(frame[50 + 40, 40] == Plain.red)
  }

  @Test(arguments: [0xFF00_0000, 0xFFFF_FFFF, 0xFF80_8080] as [UInt32])
  func `a finger is visible on every background`(ground: UInt32) throws {
    let frameSource = try GestureFrameSource(
      duration: 1, layers: [Self.held], on: stage, pictures: Plain(word: ground), scale: 2
    ) { _ in
      GestureFrameSource.Sample(
        layers: Self.held, frame: Frame(states: Self.held.map(\.state)),
        fingers: [FingerMark(at: Point2D(x: 50, y: 40))])
    }
    let frame = try frameSource.frame(at: 0)
    let (inside, rim) = (Int(frame[100, 80] & 255), Int(frame[100 + 43, 80] & 255))
    #expect(max(abs(inside - Int(ground & 255)), abs(rim - Int(ground & 255))) > 30)
    #expect(rim - inside > 10)
  }

  @Test func `a finger fades with its visibility, and two fingers can be shown`() throws {
    func frame(_ fingers: FingerMark...) throws -> Bitmap {
      try frameSource(fingers: fingers).frame(at: 0)
    }
    let place = Point2D(x: 26, y: 40)
    let faded = try frame(FingerMark(at: place, visibility: 0.2))[26, 40]
    let full = try frame(FingerMark(at: place))[26, 40]
    #expect(Plain.red >> 16 & 255 > faded >> 16 & 255 && faded >> 16 & 255 > full >> 16 & 255)
    #expect(try frame(FingerMark(at: place, visibility: 0))[26, 40] == Plain.red)
    let two = try frame(FingerMark(at: place), FingerMark(at: Point2D(x: 74, y: 40)))
    #expect(two[26, 40] != Plain.red && two[74, 40] != Plain.red)
  }

  @Test func `a gesture is written to a file like any frame source`() throws {
    let folder = try TemporaryFolder()
    var recording = Recording()
    recording.framesPerSecond = 10
    var steps: [Int] = []
    try recording.write(try frameSource(), to: folder.file("film.webp")) { done, all in
      steps = [done, all]
    }
    // Two seconds at ten frames a second, both ends included.
    #expect(steps == [21, 21])
    #expect(try folder.names() == ["film.webp"])
  }

  @Test(arguments: [1e-6, 1e-18, .leastNonzeroMagnitude])
  func `a recording of too many frames is an error, and nothing is written`(speed: Double) throws {
    let folder = try TemporaryFolder()
    var recording = Recording()
    recording.speed = speed
    let error = #expect(throws: MediaError.self) {
      try recording.write(try frameSource(), to: folder.file("film.webp"))
    }
    #expect(error?.message.hasSuffix("it would have more than 100000 frames") == true)
    #expect(try folder.names() == [])
  }
}

/// Screens of one color.
private struct Plain: PictureSource {
  static let red: UInt32 = 0xFFF0_1020
  static let blue: UInt32 = 0xFF10_20F0

  /// The color of both; nil for red and blue.
  var word: UInt32?

  func picture(of subject: Subject, omitting omitted: Set<Subject>) -> SubjectPicture? {
    let word = word ?? (subject == .from ? Self.red : Self.blue)
    return SubjectPicture(Bitmap(width: 100, height: 80) { _, _ in word })
  }
}
