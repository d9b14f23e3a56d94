package import SegueTimeline

/// The instances of a plugin's animators: one of each, created on demand.
package final class InstanceTable: Sendable {
  package let plugin: LoadedPlugin
  private let instances = Guarded<[String: PluginInstance]>([:])

  package init(_ plugin: LoadedPlugin) { self.plugin = plugin }

  /// Returns the instance of an animator.
  ///
  /// - Parameter willMake: called before one is created.
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

  /// Ends all instances; `willEnd` is called with each animator's name first.
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

  /// Asks an animator for the timeline of a transition.
  package func timeline(
    of animator: String, on stage: Stage, parameters: ParameterValues
  ) throws(PluginFault) -> Timeline {
    let draft = try instance(of: animator).draft(of: stage, parameters: parameters)
    return try draft.timeline(by: plugin.name, for: stage.operation, of: animator)
  }
}

extension TimelineDraft {
  /// Returns the timeline written by a plugin.
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
