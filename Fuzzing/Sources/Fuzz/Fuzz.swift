import FuzzTargets

/// What the program feeds; libFuzzer ignores options that begin with two hyphens.
private let target: FuzzTarget = {
  let names = CommandLine.arguments.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
  guard let target = names.lazy.compactMap(FuzzTarget.init(rawValue:)).first else {
    fatalError("name a target, such as --preset")
  }
  return target
}()

/// Reads whatever bytes libFuzzer thinks of.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  target.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
