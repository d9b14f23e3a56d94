import SegueCatalog

/// Adds what `Plugins.md` adds.
func addRise(to builder: inout RegistryBuilder) {
  builder.add(AnimatorProvider(Rise(), origin: .builtIn))
}
