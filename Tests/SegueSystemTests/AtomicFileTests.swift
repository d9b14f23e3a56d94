import SegueSystem
import SegueTestSupport
import SystemPackage
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct AtomicFileTests {
  @Test func bytesAreReplacedInPlace() throws {
    let folder = try TemporaryFolder()
    let file = try AtomicFile(path: folder.file("a"))
    try file.write(Array("a size".utf8))
    try file.replace(Array("pi".utf8), at: 2)
    try file.write(Array("s".utf8))
    try file.commit()
    #expect(try contents(of: folder.file("a")) == Array("a pizes".utf8))
  }

  @Test func writesTheFileAndLeavesNoTemporaryFile() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1, 2, 3], to: folder.file("a"))
    #expect(try contents(of: folder.file("a")) == [1, 2, 3])
    #expect(try folder.names() == ["a"])
  }

  @Test func withoutACommitTheOldFileRemains() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder.file("a"))
    do {
      let file = try AtomicFile(path: folder.file("a"))
      try file.write([9])
      #expect(try folder.names().count == 2)
    }
    #expect(try contents(of: folder.file("a")) == [1])
    #expect(try folder.names() == ["a"])
  }

  @Test func linksAndPermissionsArePreserved() throws {
    let folder = try TemporaryFolder()
    try output(of: "cd \(folder.path) && touch a && chmod 640 a && ln -s a b")
    try AtomicFile.write([5], to: folder.file("b"))
    #expect(try text(of: "readlink \(folder.file("b"))") == "a\n")
    #expect(try text(of: "ls -l \(folder.file("a")) | cut -c1-10") == "-rw-r-----\n")
    #expect(try contents(of: folder.file("a")) == [5])
  }

  @Test func `a file is created where a link leads that led nowhere`() throws {
    let folder = try TemporaryFolder()
    try output(of: "cd \(folder.path) && mkdir d && ln -s d/new a && ln -s a b && ln -s c c")
    try AtomicFile.write([5], to: folder.file("b"))
    #expect(try contents(of: folder.file("d/new")) == [5])
    #expect(try text(of: "readlink \(folder.file("b")) \(folder.file("a"))") == "a\nd/new\n")
    #expect(throws: SystemFailure.self) { try AtomicFile.write([5], to: folder.file("c")) }
    #expect(try text(of: "readlink \(folder.file("c"))") == "c\n")
  }

  @Test func `a read-only file is not replaced`() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder.file("a"))
    try output(of: "chmod 444 \(folder.file("a"))")
    let error = #expect(throws: SystemFailure.self) {
      try AtomicFile.write([2], to: folder.file("a"))
    }
    #expect(error?.reason == "it is read-only")
    #expect(try contents(of: folder.file("a")) == [1])
  }

  @Test func foldersAreCreatedOnlyOnRequest() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a/b/c")
    #expect(throws: SystemFailure.self) { try AtomicFile.write([1], to: path) }
    try AtomicFile.write([1], to: path, makesFolders: true)
    #expect(try contents(of: path) == [1])
    let link = folder.file("lost")
    try output(of: "ln -s /nowhere/at/all '\(link)'")
    let error = #expect(throws: SystemFailure.self) {
      try AtomicFile.write([1], to: "\(link)/b/c", makesFolders: true)
    }
    #expect(error?.description == "cannot create the folder \(link): Not a directory")
    #expect(error?.isOccupied == false && error?.help.isEmpty == false)
  }

  @Test func aPrivateFileIsAccessibleOnlyToItsOwner() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("kept/secret")
    try AtomicFile.write([1], to: path, makesFolders: true, isPrivate: true)
    #expect(try FileStatus(following: path).permissions == .ownerReadWrite)
    #expect(try FileStatus(following: folder.file("kept")).permissions == .ownerReadWriteExecute)
    try output(of: "chmod 644 \(path)")
    try AtomicFile.write([2], to: path, isPrivate: true)
    #expect(try FileStatus(following: path).permissions == .ownerReadWrite)
  }

  @Test func anExistingFileIsReplacedOnlyOnRequest() throws {
    let folder = try TemporaryFolder()
    try NewFile.write([1], to: folder.file("a"), overwrites: false)
    let error = #expect(throws: SystemFailure.self) {
      try NewFile.write([2], to: folder.file("a"), overwrites: false)
    }
    #expect(error?.isOccupied == true)
    #expect(error?.description == "cannot write \(folder.file("a")): File exists")
    try NewFile.write([2], to: folder.file("a"), overwrites: true)
    #expect(try contents(of: folder.file("a")) == [2])
  }

  @Test(.exits, arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalLeavesTheOldFileAndNoTemporaryFile(
    signal: Int32
  ) async throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder.file("a"))
    let path = folder.file("a")
    await #expect(processExitsWith: .signal(signal)) {
      [path = path as String, signal = signal as Int32] in
      let file = try AtomicFile(path: path)
      try file.write([9])
      kill(getpid(), signal)  // `raise` would ask this thread, which may have it blocked
      sleep(5)
    }
    #expect(try contents(of: path) == [1])
    #expect(try folder.names() == ["a"])
  }

  @Test(arguments: ["/dev/null", "/tmp", "/nowhere/at/all.png", ""])
  func pathsThatAreNotWritableFilesAreRefused(path: String) {
    let error = #expect(throws: SystemFailure.self) { try AtomicFile.write([1], to: path) }
    #expect(error?.action == .write)
    #expect(error?.help.isEmpty == false)
  }
}
