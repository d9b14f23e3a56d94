#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program on a pseudo-terminal that reads output as fast as it arrives and replies to queries as
/// a capable terminal does.
final class TerminalProcess {
  /// The size of the terminal.
  struct Size {
    var columns = 100
    var rows = 30
    /// The size of a cell in pixels.
    var cell = (width: 9, height: 18)
  }

  /// Whether the program has ended.
  private(set) var hasEnded = false
  private let readsFiles: Bool
  private let master: Int32
  private let process: pid_t
  private var answered = 0
  private var recent: [UInt8] = []

  /// The queries and their replies.
  private static let answers: [(question: [UInt8], answer: String)] = [
    ("\u{1b}[5n", "\u{1b}[0n"),
    ("a=q,t=d,f=24;AAAA\u{1b}\\", "\u{1b}_Gi=31;OK\u{1b}\\"),
    ("\u{1b}]11;?\u{1b}\\", "\u{1b}]11;rgb:1010/1010/1010\u{1b}\\"),
    ("\u{1b}[?2026$p", "\u{1b}[?2026;2$y"),
    ("\u{1b}[?1;1;0S", "\u{1b}[?1;0;256S"),
    ("\u{1b}[c", "\u{1b}[?62;4c"),
  ].map { (Array($0.0.utf8), $0.1) }

  /// The query for reading pictures from files, and the reply of a terminal that supports it.
  private static let fileQuestion = (
    question: Array("a=q,t=t,f=32;".utf8), answer: "\u{1b}_Gi=32;OK\u{1b}\\"
  )

  /// Starts a program; returns nil on failure.
  ///
  /// - Parameter readsFiles: whether the terminal accepts kitty pictures in files; it ignores their
  ///   contents.
  init?(_ words: [String], size: Size, readsFiles: Bool = false) {
    self.readsFiles = readsFiles
    var descriptor: Int32 = -1
    var window = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns),
      ws_xpixel: UInt16(size.columns * size.cell.width),
      ws_ypixel: UInt16(size.rows * size.cell.height))
    let arguments = words.map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    guard let program = arguments[0] else { return nil }
    let child = forkpty(&descriptor, nil, nil, &window)
    if child == 0 {
      execv(program, arguments)
      _exit(127)
    }
    guard child > 0 else { return nil }
    (process, master) = (child, descriptor)
  }

  deinit {
    if !hasEnded {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
  }

  /// Presses keys.
  func press(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Returns the output within some seconds; empty where there is none.
  func read(within seconds: Double) -> [UInt8] {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard !hasEnded, poll(&request, 1, Int32((seconds * 1000).rounded(.up))) > 0 else { return [] }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { memory in
      #if canImport(Darwin)
      Darwin.read(master, memory.baseAddress, memory.count)
      #elseif canImport(Glibc)
      Glibc.read(master, memory.baseAddress, memory.count)
      #else
      Musl.read(master, memory.baseAddress, memory.count)
      #endif
    }
    guard count > 0 else {
      hasEnded = true
      waitpid(process, nil, 0)
      return []
    }
    let bytes = Array(chunk[..<count])
    answer(bytes)
    return bytes
  }

  /// Replies to the queries in the output, including those split between reads.
  private func answer(_ bytes: [UInt8]) {
    let known = recent.count
    recent += bytes
    for index in recent.indices where recent[index] != 0 {
      let answers = readsFiles ? Self.answers + [Self.fileQuestion] : Self.answers
      for (question, answer) in answers where recent[index] == question[0] {
        let end = index + question.count
        guard end > known, end <= recent.count, recent[index..<end].elementsEqual(question) else {
          continue
        }
        press(answer)
      }
    }
    recent = Array(recent.suffix(40))
  }
}
