import Foundation
import Synchronization

/// The headless browser of a test run: one process, in which each `BrowserSession` has a context of its own.
///
/// It speaks the DevTools protocol through two named pipes, which a shell opens for it.
final class Browser: Sendable {
  private struct State {
    var count = 0
    var isRunning = true
    /// What waits for the answer to a command.
    var waiting: [Int: @Sendable (Message) -> Void] = [:]
    /// What wants the events of a session.
    var listeners: [String: @Sendable (Message) -> Void] = [:]
  }

  /// A message of the protocol, which one thread at a time reads.
  struct Message: @unchecked Sendable {
    let content: [String: Any]
  }

  /// The path of the browser; nil if none is installed.
  static let path = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    .lazy.compactMap(InstalledProgram.path).first

  private static let current = Mutex<Browser?>(nil)

  private let process = Process()
  /// A message is written whole before the next one.
  private let commands: Mutex<FileHandle>
  private let state = Mutex(State())

  /// The browser, which is started for the first test that needs it, and anew if it has crashed.
  static func running() throws -> Browser {
    try current.withLock { current in
      if let current, current.state.withLock({ $0.isRunning }) { return current }
      let browser = try Browser()
      current = browser
      return browser
    }
  }

  private init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
    guard mkfifo(input.path, 0o600) == 0, mkfifo(output.path, 0o600) == 0 else {
      throw BrowserSession.Refusal(description: "no pipes")
    }
    process.executableURL = URL(filePath: "/bin/sh")
    // A headless browser reports no hover support; a desktop has a mouse. No page of a test is in the background.
    // It ends when the tests end, since nobody holds the pipes any more; then its profile is of no use to anybody.
    process.arguments = [
      "-c",
      """
      "$0" --headless --no-sandbox --disable-gpu --hide-scrollbars --force-color-profile=srgb \
      --blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4 \
      --disable-background-timer-throttling --disable-backgrounding-occluded-windows \
      --disable-renderer-backgrounding --disable-background-networking --disable-component-update \
      --remote-debugging-pipe --user-data-dir="$1/profile" about:blank 3<"$1/in" 4>"$1/out"
      rm -rf "$1"
      """, Self.path ?? "chromium", folder.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Opened for reading and writing, so that neither side waits until the other opens its end.
    commands = Mutex(try FileHandle(forUpdating: input))
    let answers = try FileHandle(forUpdating: output)
    Thread.detachNewThread { [self] in read(answers) }
    process.terminationHandler = { [self] _ in end() }
  }

  /// Sends a command of the protocol and waits for its result.
  func call(_ method: String, _ parameters: [String: Any], session: String?) throws
    -> [String: Any]
  {
    let answer = Mutex<Message?>(nil)
    let isAnswered = DispatchSemaphore(value: 0)
    let number = state.withLock { state -> Int? in
      guard state.isRunning else { return nil }
      state.count += 1
      state.waiting[state.count] = { message in
        answer.withLock { $0 = message }
        isAnswered.signal()
      }
      return state.count
    }
    guard let number else { throw BrowserSession.Refusal(description: "the browser has gone") }
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = try JSONSerialization.data(withJSONObject: message) + Data([0])
    try commands.withLock { try $0.write(contentsOf: bytes) }
    isAnswered.wait()
    let content = answer.withLock { $0?.content } ?? [:]
    if let error = content["error"] {
      throw BrowserSession.Refusal(description: "\(method): \(error)")
    }
    return content["result"] as? [String: Any] ?? [:]
  }

  /// Passes on the events of a session; to nobody with nil.
  func listen(to session: String, _ listener: (@Sendable (Message) -> Void)?) {
    state.withLock { $0.listeners[session] = listener }
  }

  private func read(_ answers: FileHandle) {
    var line = Data()
    while case var more = answers.availableData, !more.isEmpty {
      // A zero ends a message; those with screenshots come in many pieces.
      while let length = more.lengthUpToZero {
        line += more.prefix(length)
        if let content = try? JSONSerialization.jsonObject(with: line) as? [String: Any] {
          pass(on: Message(content: content))
        }
        line = Data()
        more = more.dropFirst(length + 1)
      }
      line += more
    }
    end()
  }

  private func pass(on message: Message) {
    let receiver = state.withLock { state in
      if let number = message.content["id"] as? Int {
        return state.waiting.removeValue(forKey: number)
      }
      return (message.content["sessionId"] as? String).flatMap { state.listeners[$0] }
    }
    receiver?(message)
  }

  /// Tells all who wait that no answer will come.
  private func end() {
    let waiting = state.withLock { state in
      state.isRunning = false
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    let error = Message(content: ["error": "the browser has gone"])
    for receiver in waiting { receiver(error) }
  }
}

extension Data {
  /// The number of bytes before the first zero; nil if there is none.
  fileprivate var lengthUpToZero: Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let zero = memchr(start, 0, bytes.count) else {
        return nil
      }
      return UnsafeRawPointer(zero) - start
    }
  }
}
