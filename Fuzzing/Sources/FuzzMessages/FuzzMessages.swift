@_spi(Fuzzing) import SeguePlugins

/// Reads whatever bytes libFuzzer thinks of as a message of a plugin's process; it may neither crash
/// nor hang.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  _ = readMessages(from: Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
