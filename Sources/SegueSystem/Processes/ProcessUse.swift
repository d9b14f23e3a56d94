/// What a process uses of the system, as the system reports it.
package struct ProcessUse: Sendable {
  /// The number of its threads.
  package let threads: Int
  /// The memory that it occupies, in bytes.
  package let residentBytes: Int
  /// The memory that counts for the limit of data, in bytes.
  package let dataBytes: Int
  /// The size of its address space, in bytes.
  package let addressBytes: Int

  /// What this process uses; nil where the system does not report it.
  package static var current: ProcessUse? { ProcessUse(ofProcessNamed: "self") }

  /// What another process uses; nil where the system does not report it, or it has ended.
  package init?(of process: Int32) { self.init(ofProcessNamed: String(process)) }

  private init?(ofProcessNamed name: String) {
    #if os(Linux)
    guard let bytes = try? FileBytes.read("/proc/\(name)/status", limit: 1 << 16) else {
      return nil
    }
    var numbers: [Substring: Int] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == ":" || $0 == " " || $0 == "\t" })
      if words.count > 1, let number = Int(words[1]) { numbers[words[0]] = number }
    }
    // A process without memory has ended and waits to be reaped.
    guard let threads = numbers["Threads"], let resident = numbers["VmRSS"],
      let data = numbers["VmData"], let address = numbers["VmSize"]
    else { return nil }
    (self.threads, residentBytes) = (threads, resident * 1024)
    (dataBytes, addressBytes) = (data * 1024, address * 1024)
    #else
    return nil
    #endif
  }
}
