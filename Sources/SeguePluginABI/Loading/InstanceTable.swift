package import SegueTimeline

/// The instances of a plugin's animators: one of each, made when it is first needed.
package final class InstanceTable: Sendable {
  /// The plugin.
  package let plugin: LoadedPlugin
  private let instances = Guarded<[String: PluginInstance]>([:])

  package init(_ plugin: LoadedPlugin) { self.plugin = plugin }

  /// The instance of an animator.
  ///
  /// - Parameter willMake: is called before one is made.
  package func instance(
    of animator: String, willMake: () -> Void = {}
  ) throws(PluginFault) -> PluginInstance {
    try instances.withLock { instances throws(PluginFault) in
      if let instance = instances[animator] { return instance }
      guard let description = plugin.description.animator(animator) else {
        throw PluginFault(
          plugin: plugin.name, kind: .disagreement, reason: "has no animator '\(animator)'")
      }
      willMake()
      let made = try plugin.create(description)
      instances[animator] = made
      return made
    }
  }

  /// Ends all instances, each after a call with its name.
  package func end(_ willEnd: (String) -> Void) {
    var rest = instances.withLock { instances in
      defer { instances = [:] }
      return instances
    }
    for name in rest.keys.sorted() {
      willEnd(name)
      rest[name] = nil
    }
  }

  /// Asks an animator to lay a transition out.
  package func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(PluginFault) -> Timeline {
    let draft = try instance(of: animator).draft(of: stage, parameters: parameters)
    return try draft.timeline(by: plugin.name, for: stage.operation, of: animator)
  }
}

extension TimelineDraft {
  /// The timeline that a plugin has written.
  package func timeline(
    by plugin: String, for operation: Operation, of animator: String
  ) throws(PluginFault) -> Timeline {
    do throws(ABIProblem) {
      return try timeline()
    } catch {
      throw error.fault(
        of: plugin, doing: PluginCall.choreographing(operation, animator).words)
    }
  }
}
