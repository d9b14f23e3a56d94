/// The restrictions that a process enters before it runs untrusted code.
///
/// The process keeps its memory, its descriptors and the processor. It can read the system's
/// libraries, but open no other file, start no process, reach no other process and use no network.
package enum Sandbox {
  /// Something that this system cannot prevent.
  package enum Gap: Hashable, Sendable {
    /// Reading the user's files.
    case files
    /// System calls other than those on files.
    case calls
    /// Starting threads without bound.
    case threads
    /// Using all memory.
    case memory
    /// Anything.
    case everything
    /// No known gap, but Segue has not been tested with this system's sandbox.
    case untried
  }

  /// Why a process could not give something up; it must not run the code then.
  package struct Failure: Error, Hashable, Sendable {
    /// What failed and why, as a clause.
    package let reason: String
  }

  /// The files and folders that a loader reads for the libraries that another library needs.
  package static let libraryFolders = [
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/local/lib64",
  ]

  /// The highest number of threads that a process in the sandbox may have.
  ///
  /// Runtimes of languages start a few for each processor.
  package static let maxThreads = 64
}

extension Sandbox.Gap: CustomStringConvertible {
  /// The gap and its reason, in one sentence without a period.
  package var description: String {
    switch self {
    case .files:
      "plugins can read what you can read, such as your files and terminals, because this kernel has no Landlock (Linux 5.13 has it) or it is turned off"
    case .calls:
      "plugins can start programs and use the network, because this system cannot filter system calls"
    case .threads:
      "plugins can start any number of threads, because this kernel cannot hold them back (Linux 5.5 can)"
    case .memory:
      "plugins can use any amount of memory, because this system does not limit it"
    case .everything:
      "plugins can do all that you can do, because Segue knows no sandbox on this system"
    case .untried:
      "plugins run in the sandbox of macOS, with which Segue has not been tried"
    }
  }
}
