internal import CMicroHTTPD

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
