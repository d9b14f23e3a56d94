import CSeguePlugin

/// An ABI record: a struct that begins with its size and can grow at its end.
package protocol ABIRecord {
  /// The size in ABI version 1.0: the minimum size of a record that another party fills in.
  static var firstSize: Int { get }
  /// The size of the part that the record's author knows.
  var size: UInt32 { get set }
  /// Creates a zeroed record.
  init()
}

extension segue_error: ABIRecord { static var firstSize: Int { 256 } }
extension segue_host: ABIRecord { static var firstSize: Int { 40 } }
extension segue_log: ABIRecord { static var firstSize: Int { 16 } }
extension segue_animator: ABIRecord { static var firstSize: Int { 32 } }
extension segue_animator_description: ABIRecord { static var firstSize: Int { 48 } }
extension segue_plugin: ABIRecord { static var firstSize: Int { 56 } }
extension segue_element: ABIRecord { static var firstSize: Int { 112 } }
extension segue_screen: ABIRecord { static var firstSize: Int { 72 } }
extension segue_named_element: ABIRecord { static var firstSize: Int { 32 } }
extension segue_presentation: ABIRecord { static var firstSize: Int { 88 } }
extension segue_layer_motion: ABIRecord { static var firstSize: Int { 48 } }
extension segue_stage: ABIRecord { static var firstSize: Int { 160 } }
extension segue_parameter_description: ABIRecord { static var firstSize: Int { 104 } }
extension segue_parameters: ABIRecord { static var firstSize: Int { 16 } }
extension segue_gradient: ABIRecord { static var firstSize: Int { 48 } }
extension segue_layer: ABIRecord { static var firstSize: Int { 168 } }
extension segue_easing: ABIRecord { static var firstSize: Int { 48 } }
extension segue_track: ABIRecord { static var firstSize: Int { 112 } }
extension segue_sink: ABIRecord { static var firstSize: Int { 48 } }

extension ABIRecord {
  /// A zeroed record with its size set.
  package static var sized: Self {
    var record = Self()
    record.size = UInt32(MemoryLayout<Self>.size)
    return record
  }

  /// Copies a record filled in by a plugin; fields unknown to the plugin are zero.
  ///
  /// - Parameters:
  ///   - pointer: the record.
  ///   - what: the noun for the record in the message.
  package static func read(
    _ pointer: UnsafePointer<Self>?, _ what: @autoclosure () -> String
  ) throws(ABIProblem) -> Self {
    guard let pointer else { throw .invalid("\(what()) is null") }
    guard isAligned(pointer) else { throw .invalid("\(what()) is misaligned") }
    let size = Int(UnsafeRawPointer(pointer).load(as: UInt32.self))
    if size == MemoryLayout<Self>.size { return pointer.pointee }
    guard size >= firstSize, size <= ABILimits.recordBytes else {
      throw .invalid(
        "\(what()) claims to have \(size.counted("byte")), expected \(firstSize) to \(ABILimits.recordBytes)"
      )
    }
    var record = Self()
    let known = min(size, MemoryLayout<Self>.size)
    withUnsafeMutableBytes(of: &record) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: known))
    }
    return record
  }
}

/// Returns the elements of an array from a plugin; null is allowed for an empty one.
func elements<Element>(
  _ pointer: UnsafePointer<Element>?, _ count: UInt32, atMost limit: Int,
  _ what: @autoclosure () -> String
) throws(ABIProblem) -> UnsafeBufferPointer<Element> {
  guard count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
  guard count <= limit else {
    throw .limit("\(what()): found \(count), expected at most \(limit)")
  }
  guard let pointer else { throw .invalid("\(what()): found \(count), but the pointer is null") }
  guard isAligned(pointer) else {
    throw .invalid("\(what()): the pointer is misaligned")
  }
  return UnsafeBufferPointer(start: pointer, count: Int(count))
}

/// Whether the address is correctly aligned for its type.
private func isAligned<Pointee>(_ pointer: UnsafePointer<Pointee>) -> Bool {
  Int(bitPattern: pointer) & (MemoryLayout<Pointee>.alignment - 1) == 0
}
