#if os(Linux)
import CSegueSandbox
package import SystemPackage

extension Sandbox {
  /// What this system cannot prevent; empty where everything is in force.
  package static let gaps: [Gap] = {
    guard segue_can_filter_calls() else {
      return segue_landlock_version() == 0 ? [.everything] : [.calls, .threads]
    }
    return (segue_landlock_version() == 0 ? [.files] : [])
      + (segue_can_gate_threads() ? [] : [.threads])
  }()

  /// What is in force, in one line.
  package static let summary: String = {
    let files = segue_landlock_version()
    let layers =
      (files > 0 ? ["Landlock \(files)"] : [])
      + (segue_can_filter_calls() ? ["a filter of system calls"] : [])
      + (segue_can_filter_calls() && segue_can_gate_threads() ? ["a gate for threads"] : [])
    return layers.isEmpty ? "none" : layers.joined(separator: ", ")
  }()

  /// Enters the sandbox, for the rest of this process's life, as far as this system has one.
  ///
  /// - Parameters:
  ///   - file: a ``SealedFile``, which needs no permission here.
  ///   - parent: the socket whose other end calls ``ThreadGate/init(receivingFrom:until:)``.
  /// - Throws: If something fails that this system should be able to do.
  package static func enter(
    reading file: String, telling parent: FileDescriptor
  ) throws(Failure) {
    var gate: Int32 = -1
    do throws(Failure) {
      // Landlock restricts only the thread that enters it; other threads would keep their rights.
      guard let use = ProcessUse.current else {
        throw Failure(reason: "cannot count its threads, because /proc does not show them")
      }
      guard use.threads == 1 else { throw Failure(reason: "its process has other threads") }
      try check("give up privileges", segue_give_up_privileges())
      if segue_landlock_version() > 0 { try confineFiles() }
      if segue_can_filter_calls(), segue_can_gate_threads() {
        try check("watch threads", segue_open_gate(&gate))
      }
    } catch {
      _ = segue_send_gate(parent.rawValue, -1)
      throw error
    }
    let sent = segue_send_gate(parent.rawValue, gate)
    if gate >= 0 { FileDescriptor(rawValue: gate).closeQuietly() }
    try check("answer Segue", sent)
    if segue_can_filter_calls() { try check("filter system calls", segue_filter_calls()) }
  }

  private static func confineFiles() throws(Failure) {
    let paths = (libraryFolders + ["/etc/ld.so.cache"]).map { $0.utf8CString }
    let memory = paths.map { UnsafeMutableBufferPointer<CChar>.allocate(capacity: $0.count) }
    defer { for buffer in memory { buffer.deallocate() } }
    for (buffer, path) in zip(memory, paths) { _ = buffer.initialize(from: path) }
    var readable = memory.map { UnsafePointer($0.baseAddress) } + [nil]
    try check("restrict files", segue_confine_files(&readable))
  }

  private static func check(_ action: String, _ status: Int32) throws(Failure) {
    guard status != 0 else { return }
    throw Failure(reason: "cannot \(action): \(Errno(rawValue: status))")
  }
}
#endif
