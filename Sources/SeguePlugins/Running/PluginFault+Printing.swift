package import SeguePluginABI
import SegueDiagnostics

extension PluginFault {
  /// The fault, with the plugin's own words made safe to print.
  package var printable: PluginFault {
    var fault = self
    fault.doing = doing.printable
    fault.reason = reason.printable
    return fault
  }
}
