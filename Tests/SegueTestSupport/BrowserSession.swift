import Foundation

/// A headless browser driven step by step: pointer, keys, sizes, screenshots, and all errors and
/// console messages.
///
/// It uses the DevTools protocol through two named pipes, which a shell opens for it.
public final class BrowserSession {
  private let process = Process()
  private let folder: URL
  private let commands: FileHandle
  private let answers: FileHandle
  private var buffer = Data()
  private var count = 0
  private var session: String?
  /// The page's errors, warnings and console messages.
  public private(set) var messages: [String] = []

  /// The browser's error for a failed command.
  public struct Refusal: Error, CustomStringConvertible {
    /// The error message.
    public let description: String
  }

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - width: the width of the window, in pixels.
  ///   - height: the height of the window, in pixels.
  ///   - scale: device pixels per pixel.
  ///   - isTouched: whether it emulates a phone: touch and no pointer.
  ///   - media: the page's media features, such as `prefers-reduced-motion`.
  public init(
    width: Int = 1440, height: Int = 900, scale: Double = 1, isTouched: Bool = false,
    media: [String: String] = [:]
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
    guard mkfifo(input.path, 0o600) == 0, mkfifo(output.path, 0o600) == 0 else {
      throw Refusal(description: "no pipes")
    }
    let profile = folder.appending(path: "profile").path
    // A headless browser reports no hover support; a desktop has a mouse.
    let mouse =
      isTouched
      ? ""
      : "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,"
        + "availablePointerTypes=4"
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      exec "$0" --headless=new --no-sandbox --disable-gpu --hide-scrollbars \
      --force-color-profile=srgb \(mouse) --remote-debugging-pipe --user-data-dir='\(profile)' about:blank \
      3<'\(input.path)' 4>'\(output.path)'
      """, Chromium.path ?? "chromium",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Opened for reading and writing: neither side blocks until the other opens.
    commands = try FileHandle(forUpdating: input)
    answers = try FileHandle(forUpdating: output)
    try prepare(width, height, scale, isTouched, media)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private func prepare(
    _ width: Int, _ height: Int, _ scale: Double, _ isTouched: Bool, _ media: [String: String]
  ) throws {
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": isTouched])
    if isTouched { try call("Emulation.setTouchEmulationEnabled", ["enabled": true]) }
    let features = media.map { ["name": $0.key, "value": $0.value] }
    try call("Emulation.setEmulatedMedia", ["features": features])
  }

  /// Sends a command of the protocol and waits for its result.
  @discardableResult
  public func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try commands.write(
      contentsOf: try JSONSerialization.data(withJSONObject: message) + Data([0]))
    while true {
      let answer = try next()
      if answer["id"] as? Int == count {
        if let error = answer["error"] { throw Refusal(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      listen(to: answer)
    }
  }

  private func next() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let line = buffer[..<end]
        buffer = Data(buffer[(end + 1)...])
        return try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
      }
      let more = answers.availableData
      guard !more.isEmpty else { throw Refusal(description: "the browser has gone") }
      buffer += more
    }
  }

  private func listen(to event: [String: Any]) {
    guard let method = event["method"] as? String else { return }
    let watched = ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"]
    if watched.contains(method) { messages.append("\(event["params"] ?? method)") }
  }

  /// The value of a script's expression; awaits promises.
  public func evaluate(_ script: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true])
    if let problem = answer["exceptionDetails"] {
      throw Refusal(description: "\(script.prefix(200)): \(problem)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Opens an address and waits until a script's expression is true.
  public func open(_ address: String, until condition: String = "true") throws {
    try call("Page.navigate", ["url": address])
    try wait(until: condition)
  }

  /// Waits until a script's expression is true.
  public func wait(until condition: String, seconds: Double = 60) throws {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while Date() < deadline {
      let holds = try? evaluate(
        "document.readyState === 'complete' && Boolean(\(condition))")
      if holds as? Bool == true { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    throw Refusal(description: "it never came to be: \(condition)")
  }

  /// A screenshot of the window as PNG.
  public func screenshot() throws -> [UInt8] {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    return [UInt8](Data(base64Encoded: answer["data"] as? String ?? "") ?? Data())
  }

  /// Sends a mouse event at a position: `mouseMoved`, `mousePressed` or `mouseReleased`.
  public func mouse(_ type: String, x: Double, y: Double) throws {
    let isMove = type == "mouseMoved"
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": "left", "buttons": type == "mouseReleased" ? 0 : 1,
        "clickCount": isMove ? 0 : 1,
      ])
  }

  /// Moves the mouse without a button.
  public func hover(x: Double, y: Double) throws {
    try call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": x, "y": y])
  }

  /// Presses and releases a key, such as `/` or `Escape`.
  public func key(_ name: String) throws {
    var event: [String: Any] = ["type": "keyDown", "key": name]
    if name.count == 1 { event["text"] = name }
    try call("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try call("Input.dispatchKeyEvent", event)
  }

  /// The page's messages so far.
  public func listen() throws -> [String] {
    _ = try evaluate("1")
    return messages
  }
}
