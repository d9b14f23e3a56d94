import Foundation
import Synchronization

/// A page in the headless browser, driven step by step: pointer, keys, sizes, screenshots, and all errors and
/// console messages.
///
/// It has a context of its own in the browser of the test run: nothing that is stored is shared with other sessions.
public final class BrowserSession {
  private let browser: Browser
  private let context: String
  private let session: String
  private let hasVirtualTime: Bool
  private let heard = Heard()

  /// The messages of a page, which come on another thread.
  private final class Heard: Sendable {
    let messages = Mutex<[String]>([])
  }

  /// The page's errors, warnings and console messages.
  public var messages: [String] { heard.messages.withLock { $0 } }

  /// The browser's error for a failed command.
  public struct Refusal: Error, CustomStringConvertible {
    /// The error message.
    public let description: String
  }

  /// Opens an empty page.
  ///
  /// - Parameters:
  ///   - width: the width of the window, in pixels.
  ///   - height: the height of the window, in pixels.
  ///   - scale: device pixels per pixel.
  ///   - isTouched: whether it emulates a phone: touch and no pointer.
  ///   - hasVirtualTime: whether time passes only in ``wait(until:seconds:)`` and ``pass(milliseconds:)``, as fast as
  ///     the page can follow.
  ///   - media: the page's media features, such as `prefers-reduced-motion`.
  public init(
    width: Int = 1440, height: Int = 900, scale: Double = 1, isTouched: Bool = false,
    hasVirtualTime: Bool = false, media: [String: String] = [:]
  ) throws {
    self.hasVirtualTime = hasVirtualTime
    browser = try Browser.running()
    context = try browser.text("browserContextId", of: "Target.createBrowserContext")
    let target = try browser.text(
      "targetId", of: "Target.createTarget",
      ["url": "about:blank", "browserContextId": context, "width": width, "height": height])
    session = try browser.text(
      "sessionId", of: "Target.attachToTarget", ["targetId": target, "flatten": true])
    browser.listen(to: session) { [heard] event in
      guard let method = event.content["method"] as? String else { return }
      let watched = ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"]
      if watched.contains(method) {
        heard.messages.withLock { $0.append("\(event.content["params"] ?? method)") }
      }
    }
    for domain in ["Page", "Runtime", "Log"] { try call("\(domain).enable") }
    // Every page has the focus, as if it were the only one.
    try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": isTouched])
    if isTouched { try call("Emulation.setTouchEmulationEnabled", ["enabled": true]) }
    if hasVirtualTime {
      try call("Page.addScriptToEvaluateOnNewDocument", ["source": VirtualTime.script])
    }
    let features = media.map { ["name": $0.key, "value": $0.value] }
    try call("Emulation.setEmulatedMedia", ["features": features])
  }

  deinit {
    browser.listen(to: session, nil)
    _ = try? browser.call(
      "Target.disposeBrowserContext", ["browserContextId": context], session: nil)
  }

  /// Sends a command of the protocol and waits for its result.
  @discardableResult
  public func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.call(method, parameters, session: session)
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
  ///
  /// - Parameter seconds: how long at most, in real time.
  public func wait(until condition: String, seconds: Double = 60) throws {
    let holds = "document.readyState === 'complete' && Boolean(\(condition))"
    let script = hasVirtualTime ? "virtualTime.wait(() => \(holds))" : holds
    let deadline = Date(timeIntervalSinceNow: seconds)
    while Date() < deadline {
      if (try? evaluate(script)) as? Bool == true { return }
      Thread.sleep(forTimeInterval: hasVirtualTime ? 0.002 : 0.02)
    }
    throw Refusal(description: "it never came to be: \(condition)")
  }

  /// Lets virtual time pass, as between two movements of a finger; throws where the page has real time.
  public func pass(milliseconds: Double) throws {
    _ = try evaluate("virtualTime.pass(\(milliseconds))")
  }

  /// A screenshot of the window as PNG.
  public func screenshot() throws -> [UInt8] {
    let answer = try call("Page.captureScreenshot", ["format": "png", "optimizeForSpeed": true])
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

extension Browser {
  /// A text in the result of a command to the browser itself.
  fileprivate func text(_ key: String, of method: String, _ parameters: [String: Any] = [:]) throws
    -> String
  {
    guard let text = try call(method, parameters, session: nil)[key] as? String else {
      throw BrowserSession.Refusal(description: "\(method): no \(key)")
    }
    return text
  }
}
