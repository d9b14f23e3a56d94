import CSeguePlugin
package import SegueTimeline

/// An instance of an animator, ended when the last reference is released.
package final class PluginInstance: Sendable {
  /// The library's description of the animator.
  let animator: AnimatorDescription
  private let plugin: LoadedPlugin
  private nonisolated(unsafe) let record: segue_animator
  private nonisolated(unsafe) let pointer: UnsafeMutablePointer<segue_animator>
  private let turn = Guarded(())

  /// Takes ownership of the result of `create`.
  init(
    _ pointer: UnsafeMutablePointer<segue_animator>, of animator: AnimatorDescription,
    in plugin: LoadedPlugin
  ) throws(ABIProblem) {
    (self.animator, self.plugin, self.pointer) = (animator, plugin, pointer)
    record = try segue_animator.read(pointer, "its record")
    guard record.choreograph != nil else { throw .invalid("its function choreograph is null") }
    guard record.destroy != nil else { throw .invalid("its function destroy is null") }
  }

  deinit { record.destroy?(pointer) }

  /// Asks for the timeline of a transition, one caller at a time.
  package func draft(
    of stage: Stage, parameters: ParameterValues
  ) throws(PluginFault) -> TimelineDraft {
    do throws(ABIProblem) {
      var arena = Arena()
      let stageRecord = try arena.place(stage)
      let values = try arena.place(parameters, of: animator.parameters)
      return try turn.withLock { _ throws(ABIProblem) in
        try choreograph(stageRecord, values)
      }
    } catch {
      throw error.fault(
        of: plugin.name, doing: PluginCall.choreographing(stage.operation, animator.id).words)
    }
  }

  private func choreograph(
    _ stage: UnsafePointer<segue_stage>, _ parameters: UnsafePointer<segue_parameters>
  ) throws(ABIProblem) -> TimelineDraft {
    let outcome = plugin.withSink { sink in
      var error = segue_error.sized
      sink.open()
      let status = record.choreograph(pointer, stage, parameters, sink.record, &error)
      return (status, error, sink.close())
    }
    let draft = try outcome.2.get()
    guard outcome.0 >= 0 else {
      throw ABIProblem(status: .reported, description: outcome.1.message(of: outcome.0))
    }
    return draft
  }
}

extension Int32 {
  /// The status of a failure reported by the plugin itself; not an ABI status.
  fileprivate static let reported = Int32.min
}

extension ABIProblem {
  /// The problem as the fault of a plugin.
  func fault(of plugin: String, doing: String) -> PluginFault {
    status == .reported
      ? PluginFault(plugin: plugin, kind: .failed, doing: doing, reason: "failed: \(description)")
      : PluginFault(
        plugin: plugin, kind: .badTimeline, doing: doing,
        reason: "wrote an invalid timeline (\(description))")
  }
}
