import CSeguePlugin
import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SegueSystem

/// A library file that the system can load, once its bytes are checked.
struct LibraryFile {
  /// The path that is loaded: of a copy, or of the file itself for a debugger.
  let path: String
  /// The library's own path, for messages.
  let shownPath: String

  /// The number of bytes that identify a file.
  private static let headerBytes = 255

  /// Returns why a file with these bytes cannot be loaded here, before the system runs any of it.
  static func objection(to file: [UInt8]) -> (kind: PluginFault.Kind, reason: String)? {
    let header = Array(file.prefix(headerBytes))
    if header.isEmpty { return (.notALibrary, "is empty") }
    let machines = BinaryHeader(header)
    guard let machines else {
      return (.notALibrary, "is not a library of any known system")
    }
    guard machines.isShared else {
      return (.notALibrary, "is an executable or object file, not a shared library")
    }
    guard machines.names.contains(BinaryHeader.own) else {
      let names = machines.names.joined(separator: " and ")
      return (.otherMachine, "is for \(names), expected \(BinaryHeader.own)")
    }
    return LibraryNeeds(file)?.objection.map {
      (.unloadable, "\($0.printable), which no one checks")
    }
  }
}

/// The header of a binary, with the machines that it is built for.
struct BinaryHeader: Equatable {
  /// The formats and machines.
  let names: [String]
  /// Whether it is a loadable library.
  let isShared: Bool

  /// The machine that this program was built for.
  static let own: String = {
    #if os(Linux) && arch(x86_64)
    "ELF x86_64"
    #elseif os(Linux) && arch(arm64)
    "ELF aarch64"
    #elseif arch(x86_64)
    "Mach-O x86_64"
    #else
    "Mach-O arm64"
    #endif
  }()

  /// Reads a header; nil if it is not ELF, Mach-O or PE.
  init?(_ bytes: [UInt8]) {
    func number(_ offset: Int, _ count: Int, bigEndian: Bool) -> UInt32 {
      let part = bytes[offset..<offset + count]
      return (bigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
    }
    if bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]), bytes.count >= 20 {
      let bigEndian = bytes[5] == 2
      let machine = number(18, 2, bigEndian: bigEndian)
      let bits = bytes[4] == 1 ? " (32 bits)" : ""
      names = ["ELF \(Self.elfMachines[machine] ?? "machine \(machine)")\(bits)"]
      isShared = number(16, 2, bigEndian: bigEndian) == 3
    } else if bytes.starts(with: [0xCF, 0xFA, 0xED, 0xFE]), bytes.count >= 16 {
      names = ["Mach-O \(Self.machMachine(number(4, 4, bigEndian: false)))"]
      isShared = [6, 8].contains(number(12, 4, bigEndian: false))
    } else if bytes.starts(with: [0xCA, 0xFE, 0xBA, 0xBE]), bytes.count >= 8 {
      let count = min(Int(number(4, 4, bigEndian: true)), (bytes.count - 8) / 20)
      names = (0..<count).map {
        "Mach-O \(Self.machMachine(number(8 + $0 * 20, 4, bigEndian: true)))"
      }
      isShared = true
    } else if bytes.starts(with: [0x4D, 0x5A]) {
      (names, isShared) = (["Windows"], true)
    } else {
      return nil
    }
  }

  private static let elfMachines: [UInt32: String] = [
    3: "x86", 8: "MIPS", 20: "PowerPC", 21: "PowerPC 64", 22: "S390", 40: "ARM", 62: "x86_64",
    183: "aarch64", 243: "RISC-V", 258: "LoongArch",
  ]

  private static func machMachine(_ number: UInt32) -> String {
    switch number {
    case 0x0100_0007: "x86_64"
    case 0x0100_000C: "arm64"
    default: "machine \(number)"
    }
  }
}

extension LibraryFile {
  /// Opens the library, which runs its initializers, and finds its single function.
  ///
  /// It stays open for the life of the process, since pointers into it may remain.
  ///
  /// - Parameters:
  ///   - plugin: the plugin's name in faults.
  ///   - willOpen: called before any of its code runs.
  func entry(
    of plugin: String, willOpen: () -> Void
  ) throws(PluginFault) -> segue_plugin_entry_function {
    willOpen()
    let library: LoadedLibrary
    do throws(LoadedLibrary.Failure) {
      library = try LoadedLibrary(path)
    } catch {
      throw PluginFault(
        plugin: plugin, kind: .unloadable,
        reason: "cannot be loaded: "
          + error.reason.replacing(path, with: shownPath).printable)
    }
    guard let symbol = library.symbol(SEGUE_PLUGIN_ENTRY) else {
      throw PluginFault(
        plugin: plugin, kind: .noEntry,
        reason: "has a library that does not export \(SEGUE_PLUGIN_ENTRY)")
    }
    return unsafeBitCast(symbol, to: segue_plugin_entry_function.self)
  }
}
