import Foundation
import Measuring

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A request to a served gallery.
final class LocalConnection {
  private let descriptor: Int32

  /// Sends the request; nil where nothing answers.
  ///
  /// - Parameters:
  ///   - path: the path and the query.
  ///   - address: the server's address.
  init?(_ path: String, of address: String) {
    guard let port = URL(string: address)?.port else { return nil }
    #if canImport(Glibc)
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(port).bigEndian
    place.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    let request = Array(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8)
    guard isConnected, write(descriptor, request, request.count) == request.count else {
      return nil
    }
  }

  deinit { close(descriptor) }

  /// The whole answer, once the server has closed the connection; nil if it is not a success.
  func answer() -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasPrefix("HTTP/1.1 200") ? text : nil
  }

  /// Reads events until nothing has come for some seconds.
  ///
  /// - Returns: when the first bytes of the first event with a text came, in seconds; nil if none has it.
  func update(containing text: String, silence: Double) -> Double? {
    let (mark, end) = (Array(text.utf8), Array("\n\n".utf8))
    var (found, begin): (Double?, Double?) = (nil, nil)
    var event: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(silence * 1000)) > 0 else { return found }
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return found }
      let bytes = buffer[..<count]
      if bytes.contains(Array("data:".utf8)) { (begin, event) = (now(ofThread: false), []) }
      event += bytes
      if found == nil, event.contains(mark) { found = begin }
      if bytes.contains(end) { event = [] }
    }
  }
}
