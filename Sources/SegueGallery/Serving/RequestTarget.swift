internal import CMicroHTTPD
package import SegueDiagnostics
private import SegueSystem
private import Synchronization

/// The path of a request, as it was sent.
enum RequestTarget {
  /// The path without its escapes; nil if it is malformed.
  ///
  /// Each `%` begins two hexadecimal digits. The result is UTF-8 without control characters, so
  /// that it means the same to whatever reads it.
  static func decoded(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes.contains { $0 < 0x20 || $0 == 0x7F }
      ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// Whether a `Host` header names this machine: by its address or name, with the port, which
  /// clients leave out if it is that of HTTP.
  static func isLocal(host: String, port: UInt16) -> Bool {
    ["127.0.0.1", "localhost"].contains { name in
      host.lowercased() == "\(name):\(port)" || port == 80 && host.lowercased() == name
    }
  }

  /// Whether an `Origin` header names this server's own pages.
  static func isLocal(origin: String, port: UInt16) -> Bool {
    let scheme = "http://"
    return origin.hasPrefix(scheme)
      && isLocal(host: String(origin.dropFirst(scheme.count)), port: port)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// The connections whose next request has not arrived yet, each with the time by which it must.
///
/// libmicrohttpd only ends connections on which nothing arrives at all. Connections that send a byte
/// now and then would stay open forever, and enough of them would block all others.
final class RequestDeadlines: Sendable {
  private let seconds: Double
  private let waiting = Mutex<[Int: Wait]>([:])

  private struct Wait {
    let socket: Int32
    let deadline: Deadline
  }

  /// - Parameter seconds: the time for a request, from the connection or the response before it.
  init(seconds: Double) { self.seconds = seconds }

  /// Starts to wait for a request.
  func begin(_ connection: OpaquePointer, socket: Int32) {
    let wait = Wait(socket: socket, deadline: .after(seconds))
    waiting.withLock { [key = Int(bitPattern: connection)] in $0[key] = wait }
  }

  /// Stops waiting: the request has arrived, or the connection is about to be closed.
  func end(_ connection: OpaquePointer) {
    waiting.withLock { [key = Int(bitPattern: connection)] in $0[key] = nil }
  }

  /// Shuts down the connections that are late.
  func endLateOnes() {
    // Within the lock, the sockets are still those of these connections.
    waiting.withLock { waiting in
      for (connection, wait) in waiting where wait.deadline.isOver {
        segue_shut_http_socket(wait.socket)
        waiting[connection] = nil
      }
    }
  }
}

/// An answer computed for a request, as JSON.
package struct HTTPAnswer: Sendable {
  let status: UInt32
  let text: String

  /// Creates an answer.
  package init(status: UInt32, json: JSONValue) {
    (self.status, text) = (status, json.text())
  }
}

/// Answers the requests below `/layout/`: with the rest of the path, and the fields of the query.
package typealias HTTPAnswering =
  @Sendable (_ name: String, _ fields: [(name: String, value: String)]) -> HTTPAnswer

/// The parts of a request beyond its path.
extension HTTPService {
  /// The values of a request's headers of a name, which is in lower case.
  func headers(_ name: String, of connection: OpaquePointer) -> [String] {
    values(.HEADER_KIND, of: connection).filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// The fields of a request's query, as they were sent.
  func query(of connection: OpaquePointer) -> [(name: String, value: String)] {
    values(.GET_ARGUMENT_KIND, of: connection)
  }

  private func values(
    _ kind: MHD_ValueKind, of connection: OpaquePointer
  ) -> [(name: String, value: String)] {
    var values: [(name: String, value: String)] = []
    withUnsafeMutablePointer(to: &values) { values in
      _ = MHD_get_connection_values(
        connection, kind,
        { values, _, name, value in
          if let values, let name {
            values.assumingMemoryBound(to: [(name: String, value: String)].self).pointee
              .append((String(cString: name), value.map { String(cString: $0) } ?? ""))
          }
          return .YES
        }, values)
    }
    return values
  }
}
