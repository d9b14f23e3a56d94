import SeguePlugins
import Testing

@Suite struct PluginSearchTests {
  private func places(
    _ variables: [String: String], options: [String] = [], project: [String] = [],
    executable: String? = nil
  ) -> [String] {
    PluginSearch(
      options: options, project: project, currentFolder: "/work", executable: executable,
      environment: { variables[$0] }
    ).places.map { "\($0.path) \($0.reason.rawValue)" }
      .filter { !$0.contains("/Library/Application Support/") }
  }

  @Test func `searches the folders in order`() {
    let variables = [
      "SEGUE_PLUGIN_PATH": "/a::rel", "XDG_DATA_HOME": "/data", "XDG_DATA_DIRS": "/one:two:/three/",
      "HOME": "/home/me",
    ]
    #expect(
      places(
        variables, options: ["/first", "here"], project: ["swing/build"],
        executable: "/opt/segue/bin/segue")
        == [
          "/first --plugin-path", "/work/here --plugin-path", "/a SEGUE_PLUGIN_PATH",
          "/work/rel SEGUE_PLUGIN_PATH", "/work/swing/build project",
          "/data/segue/plugins user data folder", "/one/segue/plugins XDG_DATA_DIRS",
          "/three/segue/plugins XDG_DATA_DIRS", "/opt/segue/lib/segue/plugins installed with segue",
        ])
  }

  @Test func `default folders apply when no variable is set`() {
    #expect(
      places(["HOME": "/home/me"]) == [
        "/home/me/.local/share/segue/plugins user data folder",
        "/usr/local/share/segue/plugins XDG_DATA_DIRS", "/usr/share/segue/plugins XDG_DATA_DIRS",
      ])
    #expect(places(["XDG_DATA_DIRS": "", "XDG_DATA_HOME": "rel"]).count == 2)
  }

  @Test func `a variable limits the search to named folders`() {
    let variables = ["SEGUE_PLUGIN_PATH": "/a", "SEGUE_PLUGIN_PATH_ONLY": "1", "HOME": "/home/me"]
    #expect(
      places(variables, options: ["/x"], project: ["/p"], executable: "/bin/segue") == [
        "/x --plugin-path", "/a SEGUE_PLUGIN_PATH",
      ])
    #expect(places(["SEGUE_PLUGIN_PATH_ONLY": "1", "HOME": "/home/me"]).isEmpty)
    #expect(places(["SEGUE_PLUGIN_PATH_ONLY": "0", "HOME": "/home/me"]).count == 3)
  }
}
