import SegueCatalog
import SegueCoordinator

// `Catalog.swift` is generated from the folder `catalog` beside this file.
for id in CompiledCatalog.app.ids {
  let preset = try CompiledCatalog.app.preset(id)
  print(id, preset?.parameters.map { "\($0.name)=\($0.defaultValue)" } ?? [])
}
print(TransitionStyle.gentlePush(dim: 0.2).preset)
