import CSegueKernels

/// One variant of the inner loops, which all give the same bits.
struct Kernels: Sendable {
  /// The functions, for loops that would otherwise copy them.
  // Constant data of a C target, which nobody writes to.
  nonisolated(unsafe) let table: UnsafePointer<segue_kernels>

  /// The fastest variant for this machine.
  static let best = Kernels(table: segue_kernels_best())

  /// Every variant that runs on this machine.
  static var all: [Kernels] {
    (0..<Int32(SEGUE_VARIANTS)).compactMap { segue_kernels_variant($0) }.map(
      Kernels.init)
  }

  private init(table: UnsafePointer<segue_kernels>) { self.table = table }

  /// The variant's name.
  var name: String { String(cString: table.pointee.name) }

  var functions: segue_kernels { table.pointee }
}
