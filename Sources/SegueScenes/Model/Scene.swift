/// Mock screens on which transitions are previewed.
///
/// Every two-screen operation goes between the lower screen and the upper one: a push and a present
/// go up, a pop and a dismiss go down. A tab change goes between neighbors among ``tabs``.
public struct Scene: Sendable {
  /// The scene's name in files and on the command line.
  public var id: String
  /// The display name.
  public var name: String
  /// A one-sentence description.
  public var summary: String
  /// The screens, in the order of the file.
  public var screens: [Screen]
  /// The roles of screens and elements in a transition.
  public var roles: SceneRoles

  /// Creates a scene.
  ///
  /// - Precondition: every name in `roles` is the name of a screen.
  public init(id: String, name: String, summary: String, screens: [Screen], roles: SceneRoles) {
    let names = screens.map(\.name)
    precondition(([roles.lower, roles.upper] + roles.tabs).allSatisfy(names.contains))
    self.id = id
    self.name = name
    self.summary = summary
    self.screens = screens
    self.roles = roles
  }

  /// Returns the screen of a name, or nil if there is none.
  public func screen(named name: Screen.Name) -> Screen? {
    screens.first { $0.name == name }
  }
}

/// The roles of a scene's screens and elements in a transition.
public struct SceneRoles: Hashable, Sendable {
  /// The lower screen, from which a push or a present starts.
  public var lower: Screen.Name
  /// The upper screen, to which a push or a present leads.
  public var upper: Screen.Name
  /// The element of the lower screen that is tapped.
  public var source: ElementName?
  /// The element of the upper screen that corresponds to the source.
  public var destination: ElementName?
  /// The other elements of the source's repetition on the lower screen, in order.
  public var siblings: [ElementName]
  /// The screens of a tab bar, by index.
  public var tabs: [Screen.Name]

  /// Creates roles.
  public init(
    lower: Screen.Name, upper: Screen.Name, source: ElementName? = nil,
    destination: ElementName? = nil, siblings: [ElementName] = [], tabs: [Screen.Name] = []
  ) {
    self.lower = lower
    self.upper = upper
    self.source = source
    self.destination = destination
    self.siblings = siblings
    self.tabs = tabs
  }
}

extension Scene {
  /// The names of the pictures that its screens show, in alphabetical order.
  package var pictureNames: [String] {
    func names(_ nodes: [Node]) -> [String] {
      nodes.flatMap { node -> [String] in
        if case .picture(let name, _) = node.kind { return [name] }
        return names(node.children)
      }
    }
    return Set(screens.flatMap { names($0.nodes) }).sorted()
  }
}
