import MyFlip
import MySwing
import SeguePluginABI

// What an app does that links two plugins in C.
let plugins = [try StaticPlugin(entry: my_flip_entry), try StaticPlugin(entry: my_swing_entry)]
for provider in plugins.flatMap({ $0.providers() }) { print(provider.description.id) }
