import SegueStaging
import SegueCatalog
import SegueDiagnostics
import SegueExport
import SegueJSON
import SegueTimeline

/// The differences for other parameter values, for visitors to try one at a time.
struct PageParameterValues: Sendable {
  /// A JSON object by assignments such as `dimming=0.5`, each with the differences or the reason
  /// why it cannot be shown.
  let json: JSONValue
  /// The pictures they need.
  let pictures: [GalleryPicture]
}

extension PageBuilder {
  /// The non-default parameter values of a preset, as differences from its standard parts.
  ///
  /// Computed only for left to right and full motion.
  package func values(of preset: Preset, differingFrom standard: PageParts) -> PageParameterValues {
    var members: [(String, JSONValue)] = []
    var pictures: [GalleryPicture] = []
    for parameter in preset.parameters {
      for value in parameter.stops where value != parameter.defaultValue {
        let assignment = ParameterAssignment(name: parameter.name, text: parameter.text(of: value))
        let rendered = self.value(assignment, value, of: preset, differingFrom: standard)
        members.append(("\(assignment.name)=\(assignment.text)", rendered.json))
        pictures += rendered.pictures
      }
    }
    return PageParameterValues(json: .object(JSONObject(members)), pictures: pictures)
  }

  private func value(
    _ assignment: ParameterAssignment, _ value: ParameterValue, of preset: Preset,
    differingFrom standard: PageParts
  ) -> (json: JSONValue, pictures: [GalleryPicture]) {
    let uses = PresetUses(preset, changes: [assignment.name: value]).json
    do {
      let parts = try setting(assignment).parts(
        of: preset, [PageVariant.standard], differingFrom: standard)
      let json: JSONValue = [
        "timelines": parts.timelines.json(differingFrom: standard.timelines),
        "gestures": parts.gesturesJSON(differingFrom: standard), "uses": uses,
      ]
      return (json, parts.timelines.pictures)
    } catch {
      return (["problem": .string("\(StagingError(error))"), "uses": uses], [])
    }
  }

  /// The same builder with a parameter value.
  private func setting(_ assignment: ParameterAssignment) -> PageBuilder {
    var request = request
    request.parameters = request.parameters.filter { $0.name != assignment.name } + [assignment]
    return PageBuilder(
      catalog: catalog, request: request, pictures: pictures, scale: scale,
      pictureCache: pictureCache,
      threadCount: threadCount)
  }
}
