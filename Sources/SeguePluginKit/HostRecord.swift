import CSeguePlugin

/// A struct that the host fills in, and that begins with the size that the host knows.
protocol HostRecord {
  /// Creates a struct of zeros.
  init()
}

extension segue_screen: HostRecord {}
extension segue_element: HostRecord {}
extension segue_presentation: HostRecord {}
extension segue_layer_motion: HostRecord {}

extension UnsafePointer where Pointee: HostRecord {
  /// A copy of what the host has filled in; fields that it does not know are zero.
  ///
  /// The memory of an earlier host's record ends before the struct does.
  var known: Pointee {
    let size = Int(UnsafeRawPointer(self).load(as: UInt32.self))
    var record = Pointee()
    withUnsafeMutableBytes(of: &record) {
      $0.copyMemory(
        from: UnsafeRawBufferPointer(
          start: self, count: Swift.min(size, MemoryLayout<Pointee>.size)))
    }
    return record
  }
}
