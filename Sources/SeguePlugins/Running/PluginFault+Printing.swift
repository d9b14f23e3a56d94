package import SeguePluginABI
import SegueDiagnostics

extension PluginFault {
  /// The fault with what the plugin says itself made safe to print.
  package var printable: PluginFault {
    var fault = self
    fault.doing = doing.printable
    fault.reason = reason.printable
    return fault
  }
}
