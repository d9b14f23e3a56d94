import SegueAnimators
import SegueCatalog
import SegueCoordinator

var builder = RegistryBuilder()
for animator in BuiltInAnimators.all { builder.add(AnimatorProvider(animator, origin: .builtIn)) }
print("\(BuiltInAnimators.all.count) animators")
