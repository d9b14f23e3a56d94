import CSeguePlugin

/// An animator that a host has asked for, behind a record of the border.
final class AnimatorInstance {
  private let animator: any PluginAnimator

  init(_ animator: any PluginAnimator) { self.animator = animator }

  /// A record that keeps the instance until it is destroyed.
  func record() -> UnsafeMutablePointer<segue_animator> {
    var record = segue_animator()
    record.size = UInt32(MemoryLayout<segue_animator>.size)
    record.state = Unmanaged.passRetained(self).toOpaque()
    record.choreograph = { instance, stage, parameters, sink, error in
      guard let state = instance?.pointee.state, let stage, let parameters, let sink else {
        return PluginFailure.Kind.invalid.rawValue
      }
      let this = Unmanaged<AnimatorInstance>.fromOpaque(state).takeUnretainedValue()
      do throws(PluginFailure) {
        try this.choreograph(stage, parameters, sink)
        return segue_status(SEGUE_OK)
      } catch let failure {
        failure.write(to: error)
        return failure.kind.rawValue
      }
    }
    record.destroy = { instance in
      guard let instance, let state = instance.pointee.state else { return }
      Unmanaged<AnimatorInstance>.fromOpaque(state).release()
      instance.deallocate()
    }
    let memory = UnsafeMutablePointer<segue_animator>.allocate(capacity: 1)
    memory.initialize(to: record)
    return memory
  }

  private func choreograph(
    _ stage: UnsafePointer<segue_stage>, _ parameters: UnsafePointer<segue_parameters>,
    _ sink: UnsafePointer<segue_sink>
  ) throws(PluginFailure) {
    // Requires the size of version 1.0 only: later headers have larger structs, but older hosts do not.
    guard stage.pointee.size >= UInt32(SEGUE_STAGE_SIZE_1_0),
      sink.pointee.size >= UInt32(SEGUE_SINK_SIZE_1_0)
    else {
      throw PluginFailure(.version, "the stage has an older interface version than the plugin")
    }
    do {
      try animator.choreograph(Stage(stage), Parameters(parameters), into: TimelineWriter(sink))
    } catch {
      throw PluginFailure(error)
    }
  }
}
