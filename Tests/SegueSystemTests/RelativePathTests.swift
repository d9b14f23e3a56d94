import SegueSystem
import Testing

@Suite struct RelativePathTests {
  @Test(arguments: [
    ("", "."), (".", "."), ("./a/.", "a"), ("a/../b", "b"), ("a/..", "."), ("a/b/../../..", ".."),
    ("..", ".."), ("../../.", "../.."), ("../a/../..", "../.."), ("/", "/"), ("/..", "/"),
    ("/a/../../b/.", "/b"), ("a//b/", "a/b"),
  ])
  func `a path is normalized by its text`(path: String, expected: String) {
    #expect(FileSystem.normalized(path) == expected)
  }

  @Test(arguments: [
    ("/app/catalog", "/app/Sources", "../catalog"), ("/a", "/a", "."), ("/a/b", "/", "a/b"),
    ("/", "/a/b", "../.."),
  ])
  func `the path from a folder to a file`(file: String, folder: String, expected: String) {
    #expect(FileSystem.path(to: file, from: folder) == expected)
  }
}
