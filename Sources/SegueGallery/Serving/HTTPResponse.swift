/// An answer of the server.
package struct HTTPResponse: Hashable, Sendable {
  /// The status, such as 200.
  package var status: Int
  /// What the bytes are, such as `text/html; charset=utf-8`.
  package var type: String
  /// The body.
  package var body: [UInt8]

  /// Answers with a file, whose name says what it is.
  package init(file name: String, _ body: [UInt8]) {
    let suffix = name.split(separator: ".").last ?? ""
    status = 200
    type =
      switch suffix {
      case "html": "text/html; charset=utf-8"
      case "css": "text/css; charset=utf-8"
      case "js": "text/javascript; charset=utf-8"
      case "webp": "image/webp"
      default: "application/octet-stream"
      }
    self.body = body
  }

  /// Answers that there is no answer.
  package init(_ refusal: HTTPRequest.Refusal) {
    status = refusal.rawValue
    type = "text/plain; charset=utf-8"
    body = Array("\(refusal.rawValue) \(Self.reason(refusal.rawValue))\n".utf8)
  }

  /// The bytes to send.
  package func bytes(headOnly: Bool) -> [UInt8] {
    Self.head(status, type, length: body.count) + (headOnly ? [] : body)
  }

  /// The head of a stream of events, which ends when either side goes.
  static let streamHead = head(200, "text/event-stream; charset=utf-8", length: nil)

  private static func head(_ status: Int, _ type: String, length: Int?) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status) \(reason(status))", "Content-Type: \(type)", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
      "Connection: close",
    ]
    if let length { lines.append("Content-Length: \(length)") }
    if status == 405 { lines.append("Allow: GET, HEAD") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 431: "Request Header Fields Too Large"
    default: "HTTP Version Not Supported"
    }
  }
}
