#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The cost of whole processes, run in turn.
public struct ProcessRuns {
  /// The elapsed time in seconds, by command.
  public let wall: [Samples]
  /// The processor time in seconds, system time included, by command.
  public let processor: [Samples]
  /// The peak memory of any run, in bytes, by command.
  public let peakMemory: [Int]

  /// Runs commands in turn: A B C A B C ….
  ///
  /// A small program starts them, because the memory of the starting process counts as the child's
  /// own.
  ///
  /// - Returns: nil where a command cannot be started or fails.
  public init?(rounds: Int, _ commands: [[String]]) {
    let quoted = commands.map { $0.map(shellQuoted).joined(separator: " ") }
    let line =
      shellQuoted(beside("process-runner")) + " \(rounds) " + quoted.joined(separator: " -- ")
    guard let output = output(of: line) else { return nil }
    var rows = [[[Double]]](repeating: [], count: commands.count)
    for line in output.split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 4, numbers[0] >= 0, Int(numbers[0]) < rows.count else { return nil }
      rows[Int(numbers[0])].append(numbers)
    }
    guard rows.allSatisfy({ $0.count == rounds }) else { return nil }
    wall = rows.map { runs in Samples(runs.map { $0[1] }) }
    processor = rows.map { runs in Samples(runs.map { $0[2] }) }
    peakMemory = rows.map { runs in Int(runs.map { $0[3] }.max() ?? 0) }
  }
}

/// Returns the path of a program built beside this one.
public func beside(_ program: String) -> String {
  let parts = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
  return (parts.dropLast() + [program[...]]).joined(separator: "/")
}

/// Returns whether the shell finds a program.
public func isInstalled(_ program: String) -> Bool {
  output(of: "command -v \(shellQuoted(program))") != nil
}

/// Returns the output of a shell command; nil where it fails.
public func output(of command: String) -> String? {
  guard let pipe = popen(command, "r") else { return nil }
  var bytes: [UInt8] = []
  while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
}

/// Returns a word quoted for the shell.
public func shellQuoted(_ word: String) -> String {
  let parts = word.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: "'\\''") + "'"
}
