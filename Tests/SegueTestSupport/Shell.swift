#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

package struct ProgramError: Error {
  package let text: String
}

/// The output of a shell command.
@discardableResult
package func output(of command: String) throws -> [UInt8] {
  guard let pipe = popen(command, "r") else { throw ProgramError(text: command) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&chunk, 1, chunk.count, pipe), count > 0 { bytes += chunk[..<count] }
  let status = pclose(pipe)
  guard status == 0 else { throw ProgramError(text: "\(command): status \(status)") }
  return bytes
}

package func text(of command: String) throws -> String {
  String(decoding: try output(of: command), as: UTF8.self)
}

package func contents(of path: String) throws -> [UInt8] { try output(of: "cat '\(path)'") }

/// Whether two long sequences are equal.
///
/// An expectation that compares them itself would compute the shortest edit between them where they
/// differ, which takes minutes.
package func isSame<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Bool {
  first == second
}
