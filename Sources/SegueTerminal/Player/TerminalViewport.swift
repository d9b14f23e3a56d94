import SeguePreview

/// The part of a terminal where a preview plays, with its input and output.
struct TerminalViewport: ~Copyable {
  /// An image ID that other programs are unlikely to use, shared by all frames.
  private static let image: UInt32 = 0x5E60E
  /// The maximum number of unacknowledged frames.
  private static let maxPending = 2
  /// The timeout of the first acknowledgement; after it the terminal counts as one that sends none.
  private static let acknowledgementTimeout = Duration.seconds(1)
  /// The timeout after an acknowledgement has been received: the terminal is only slow, and later
  /// replies would appear as typed input.
  private static let longTimeout = Duration.seconds(4)
  /// The time after an escape in which a sequence may continue; after it the escape was the key.
  private static let escapeTimeout = Duration.milliseconds(50)

  private let device: TerminalDevice
  private let capabilities: TerminalCapabilities
  private let screen: TerminalPlayer.Screen
  private let pictureWidth: Int
  private let pictureHeight: Int
  private let mode: TerminalMode
  private var encoder: any PictureEncoder
  private var input = TerminalInput()
  private var requests = 0
  private var sendsAcknowledgements = true
  private var redraws: Int?
  private var lastInput = ContinuousClock.now

  /// Enters the terminal mode.
  init(
    _ device: TerminalDevice, _ capabilities: TerminalCapabilities, _ screen: TerminalPlayer.Screen,
    _ picture: Bitmap
  ) throws(MediaError) {
    self.device = device
    self.capabilities = capabilities
    self.screen = screen
    pictureWidth = picture.width
    pictureHeight = picture.height
    let region = TerminalRegion(screen, device.size, capabilities, Self.image)
    let canvas = region.canvas(picture.width, picture.height, capabilities)
    mode = try TerminalMode(
      device, entering: region.entering, leaving: region.leaving(canvas))
    encoder = capabilities.encoder(on: canvas, image: Self.image)
  }

  /// Whether the user pressed Ctrl-C.
  var isInterrupted: Bool { mode.isInterrupted }
  /// Whether the user pressed a key that ends the preview.
  var wantsToQuit: Bool { input.wantsToQuit }

  /// Removes and returns the other keys that the user has pressed.
  mutating func takeKeys() -> [UInt8] { input.takeKeys() }

  /// Prepares the region at the start, after a resize, and after the process was stopped.
  mutating func prepareWhereNeeded() throws(MediaError) -> Bool {
    guard mode.redraws != redraws else { return false }
    redraws = mode.redraws
    let region = TerminalRegion(screen, device.size, capabilities, Self.image)
    let canvas = region.canvas(pictureWidth, pictureHeight, capabilities)
    mode.setLeaving(region.leaving(canvas))
    try device.write(region.clearing + region.reserving(canvas))
    encoder = capabilities.encoder(on: canvas, image: Self.image)
    return true
  }

  /// Forces the region to be prepared again for other contents.
  mutating func prepareAgain() { redraws = nil }

  /// Shows lines of text at the top left of the region, as many as fit.
  func show(_ lines: [String]) throws(MediaError) {
    let size = device.size
    var text = "\u{1b}[?2026h\u{1b}8\u{1b}[0m"
    for line in lines.prefix(max(1, size.rows - 1)) {
      text += line.prefix(size.columns) + "\r\n"
    }
    try device.write(Array((text + "\u{1b}[?2026l").utf8))
  }

  /// Shows a picture, once the terminal has acknowledged enough previous ones.
  mutating func show(_ picture: Bitmap) throws(MediaError) {
    try awaitAcknowledgements(pending: Self.maxPending - 1)
    let bytes = try encoder.encode(picture)
    guard !bytes.isEmpty else { return }
    try device.write(bytes + (sendsAcknowledgements ? TerminalInput.acknowledgementRequest : []))
    if sendsAcknowledgements { requests += 1 }
  }

  /// Reads keys until a deadline.
  mutating func wait(until end: ContinuousClock.Instant) throws(MediaError) {
    while !isInterrupted, !wantsToQuit {
      let rest = end - ContinuousClock.now
      try read(timeout: max(rest, .zero))
      if rest <= .zero { return }
    }
  }

  /// Waits until the terminal has displayed everything.
  mutating func settle() throws(MediaError) { try awaitAcknowledgements(pending: 0) }

  private mutating func awaitAcknowledgements(pending: Int) throws(MediaError) {
    let timeout = input.acknowledgements > 0 ? Self.longTimeout : Self.acknowledgementTimeout
    let end = ContinuousClock.now + timeout
    while sendsAcknowledgements, requests - input.acknowledgements > pending,
      !isInterrupted || pending == 0
    {
      let rest = end - ContinuousClock.now
      if rest <= .zero { sendsAcknowledgements = false } else { try read(timeout: rest) }
    }
  }

  private mutating func read(timeout: Duration) throws(MediaError) {
    guard let bytes = device.read(timeout: timeout) else {
      throw MediaError(.terminal, "the terminal was disconnected")
    }
    let now = ContinuousClock.now
    if !bytes.isEmpty { lastInput = now }
    if !bytes.isEmpty || now - lastInput >= Self.escapeTimeout { input.consume(bytes) }
  }
}
