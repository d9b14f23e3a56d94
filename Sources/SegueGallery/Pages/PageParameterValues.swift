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
  /// The non-default parameter values of a preset, as differences from its default parts.
  ///
  /// Computed only for left to right and full motion.
  package func values(of preset: Preset, beside usual: PageParts) -> PageParameterValues {
    var members: [(String, JSONValue)] = []
    var pictures: [GalleryPicture] = []
    for parameter in preset.parameters {
      for value in parameter.stops where value != parameter.defaultValue {
        let assignment = ParameterAssignment(name: parameter.name, text: parameter.text(of: value))
        let made = self.value(assignment, value, of: preset, beside: usual)
        members.append(("\(assignment.name)=\(assignment.text)", made.json))
        pictures += made.pictures
      }
    }
    return PageParameterValues(json: .object(JSONObject(members)), pictures: pictures)
  }

  private func value(
    _ assignment: ParameterAssignment, _ value: ParameterValue, of preset: Preset,
    beside usual: PageParts
  ) -> (json: JSONValue, pictures: [GalleryPicture]) {
    let uses = PresetUses(preset, changes: [assignment.name: value]).json
    do {
      let parts = try taking(assignment).parts(
        of: preset, [PageVariant.usual], beside: usual)
      let json: JSONValue = [
        "shown": parts.timelines.json(without: usual.timelines),
        "gestures": parts.gesturesJSON(without: usual), "uses": uses,
      ]
      return (json, parts.timelines.pictures)
    } catch {
      return (["problem": .string("\(StagingError(error))"), "uses": uses], [])
    }
  }

  /// The same builder with a parameter value.
  private func taking(_ assignment: ParameterAssignment) -> PageBuilder {
    var request = request
    request.parameters = request.parameters.filter { $0.name != assignment.name } + [assignment]
    return PageBuilder(
      catalog: catalog, request: request, pictures: pictures, scale: scale,
      pictureCache: pictureCache,
      width: width)
  }
}
