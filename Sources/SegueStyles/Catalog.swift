// Written by 'segue compile'. To change it, change the presets and compile them again.
// swift-format-ignore-file

public import SegueCatalog
public import SegueCoordinator
import SegueTimeline

extension CompiledCatalog {
  /// The compiled presets and rules.
  public static let segue = compiled(
    "U0dDVAGgAQZwbGF5ZXIJY2VsbC16b29tCSpvcHRpb25zKgtkZXB0aC1zaGVldAVjb3Zlcg1wYXJhbGxheC1wdXNoCXRhYi1zbGlkZQtjYXJkLWV4cGFuZAtDYXJkIGV4cGFuZAljcm9zc2ZhZGUEem9vbQZzcHJlYWQGbmFycm93BmNvbW1pdAVmbGljawRjYXJkBnNvdXJjZQRjbGlwBmRldGFpbAtkZXN0aW5hdGlvbgxzdXJyb3VuZGluZ3MCdG8GaGlkZGVuB29wYWNpdHkFZnJhbWUIc291cmNlLngIc291cmNlLnkMc291cmNlLndpZHRoDXNvdXJjZS5oZWlnaHQNZGVzdGluYXRpb24ueA1kZXN0aW5hdGlvbi55EWRlc3RpbmF0aW9uLndpZHRoEmRlc3RpbmF0aW9uLmhlaWdodA1jb3JuZXItcmFkaXVzFHNvdXJjZS5jb3JuZXItcmFkaXVzGWRlc3RpbmF0aW9uLmNvcm5lci1yYWRpdXMIc2libGluZ3MLdHJhbnNsYXRlLXkNaXRlbS5jZW50ZXIueQ9zb3VyY2UuY2VudGVyLnkRZGVzdGluYXRpb24ubWF4LXkMc291cmNlLm1heC15B3NjYWxlLXgVZ2VzdHVyZS50cmFuc2xhdGlvbi55EGNvbnRhaW5lci5oZWlnaHQIcHJvZ3Jlc3MSZ2VzdHVyZS52ZWxvY2l0eS55DXNjcm9sbC5hdC10b3AJQ2VsbCB6b29tEHByZXNlbnQtZHVyYXRpb24QZGlzbWlzcy1kdXJhdGlvbgprZWVwLWJlbG93DHNvdXJjZS5rbm93bgZjZW50ZXIPc291cmNlLmNlbnRlci54CHRvLndpZHRoB3NjYWxlLXkJdG8uaGVpZ2h0CGJhY2tkcm9wBGZyb20BegRjZWxsEWZyb20ubm93LmNlbnRlci54EWZyb20ubm93LmNlbnRlci55BXNjYWxlDmZyb20ubm93LndpZHRoCmZyb20ud2lkdGgLZnJvbS5oZWlnaHQQZ2VzdHVyZS5kaXN0YW5jZQ9jb250YWluZXIud2lkdGgNZ2VzdHVyZS5zcGVlZA1mcm9tLmNlbnRlci54FWdlc3R1cmUudHJhbnNsYXRpb24ueA1mcm9tLmNlbnRlci55CW1hc2stcmVjdA1jaXJjbGUtcmV2ZWFsDUNpcmNsZSByZXZlYWwGcmV2ZWFsBm9yaWdpbgVzaGFwZQZjaXJjbGUTY29udGFpbmVyLXRyYW5zZm9ybRNDb250YWluZXIgdHJhbnNmb3JtBXNjcmltB2RpbW1pbmcRbWFzay1yb3VuZGVkLXJlY3QQdG8uY29ybmVyLXJhZGl1cwR0by54BHRvLnkFQ292ZXIHcHJlc2VudAlzdGlmZm5lc3MJQ3Jvc3NmYWRlBGZhZGUHYXJyaXZhbAdjb3ZlcmVkBGN1YmUEQ3ViZQtwZXJzcGVjdGl2ZQNleWUUc3VibGF5ZXItcGVyc3BlY3RpdmUJdHJhbnNmb3JtCWRpcmVjdGlvbgtEZXB0aCBzaGVldAVwaGFzZQRsaWZ0B2RlcHRoLXgHZGVwdGgteQZkaW1tZWQEcHVsbANtMjQHZXhwbG9kZQdFeHBsb2RlBnBpZWNlcwdjb2x1bW5zBXJlYWNoBHNwaW4FdGlsZXMLdHJhbnNsYXRlLXgEc2VlZAppdGVtLmluZGV4CHJvdGF0ZS16DGZhZGUtdGhyb3VnaAxGYWRlIHRocm91Z2gJdGhyZXNob2xkC3N0YXJ0LXNjYWxlBmxlbmd0aAdzdXJmYWNlBGZsaXAERmxpcAhyb3RhdGUteQRmb2xkBEZvbGQFZm9sZHMFc2hhZGUFZHJpZnQGc3RyaXBzBmFuY2hvcgZzaGFkZXMDbWFwBml0ZW0ueAppdGVtLm1heC14BmZyb20ueApmcm9tLm1heC14DVBhcmFsbGF4IHB1c2gFc2xpZGUIcGFyYWxsYXgLc3ByaW5nLWxpc3QLU3ByaW5nIGxpc3QEbGlzdAZmYWN0b3IPc2Nyb2xsLm9mZnNldC55FXNjcm9sbC5jb250ZW50LmhlaWdodBBzY3JvbGwuaW5zZXQudG9wE3Njcm9sbC5pbnNldC5ib3R0b20Nc2Nyb2xsLmhlaWdodAppdGVtLmNvdW50CVRhYiBzbGlkZQx0YWItYmFyLmZyb20KdGFiLWJhci50bwkDAQAAAAEAAAIAAQABAQAAAgABAgADAAADAQIAAAMAAAIAAAAEAAADAAAABAAAAAAAAAUAAAEAAAAFAAAEAAAABgAADwcA/QUHCAAJAAoECwEAwAwA8AEMAFEIAIEFDQAACADxAQ4AAIDxBACAMgACAAEAAQAAAAAAAAAAAAAAAAEBAw8BEAAAAAABEAEDAAAAAREBAAABAAEDAQgSARMBAAABAQ8AAQMAAAABEQEAAAEAAQMBCBQBFQEAAAEADwAAAAAAAAAFFQAAAAAAAAAAAQABFgIAAAEAAQMBCAgAAQABAwEAABQAAQIByQEBAgHJAQAAAAAAAQABFwIAAAEAAQABAAgAAQABAAEIAA8AAAAAAAAAAAEAAhgCAAABAAQAAAD8x9AHgMjQBwAAAAEBGQAAAPzH0AeAyNAHAAAAAQEaAAAAAICk6AMBAAABARsAAAAAgKToAwEAAAEBHAgAAQAEAAAA/MfQB4DI0AcAAAABAR0AAAD8x9AHgMjQBwAAAAEBHgAAAACApOgDAQAAAQEfAAAAAICk6AMBAAABASAhAgAAAQABAAAAAICk6AMAAAABASIIAAEAAQAAAACApOgDAAAAAQEjABIAAAAAAAAAAAEAAxgCAAABAAQAAAD8x9AHgMjQBwAAAAEBGQAAAPzH0AeAyNAHAAAAAQEaAAAAAICk6AMBAAABARsAAAAAgKToAwEAAAEBHAgAAQAEAAAA/MfQB4DI0AcAAAABAR0AAAD8x9AHgMjQBwAAAAEBHgAAAACApOgDAQAAAQEfAAAAAICk6AMBAAABASAhAgAAAQABAAAAAICk6AMAAAABASIIAAEAAQAAAACApOgDAAAAAQEjFwIAAAEAAQABAAgAAQABAAEIACQAAAAAAAAAAAEAAiUCAAAACAABAAEAAAC8nKEPwJyhDwAAAA4BJgEnHAEeARoIAQsIASgBKQgBCwMEKgIAAAAIAAEAAQAAAFEIAAAAAQEMAAABAgGRAwEBAAHRAgDRAwgAAAAAAAABAAIAAAEBBAAAAQUBKwEsABASEgMAAAAIAAAABwEtAQ0mAS4BDiY/AAEDAAAACAAAAAEBLwAAAAAAAAAAAAAAAAAAAAABAIMJATAACQAKAzEDKRgA8QEyAykYAMkBMwAACAChAQAAAAEBAQIAAAAIAAAAAAAAAAAAAAEBAAACFQEDAAAACAAAAAEBNAAAAAAAAAABAAM1AgAAAQACAAAA/MfQB4DI0AcAAAABATYAAAD8x9AHgMjQBwAAAAEBJwgAACoCAAABAAEAAAAAA33DlCWtSbJUAQABAwEbATcSCAAAOAIAAAEAAQAAAAADfcOUJa1JslQBAAEDARwBORIIAAAAOgAAAAAAAAAAAQABFwIAAAEAAQABAAgAAQABAAEIAAABAgAAABgAAAAEATQBMQAABAEBAoEFCAAAAQAAAAEBAjsAAAAAAAAAAAE8AQAAAQABAAGgAT0BEAAAAQMAAAAIAAAAAQE0AQA7ARAAAAAAATwBAAABAAEAAaABAAQ9AAAAAAAAAAABAAI1AgAAAQACAAAA/MfQB4DI0AcAAAABAT4AAAD8x9AHgMjQBwAAAAEBPwgAAQACAAAA/MfQB4DI0AcAAAABATYAAAD8x9AHgMjQBwAAAAEBJ0ACAAABAAEAAAAAA33DlCWtSbJUAQABAwFBARsSCAABAAEAAQgAOwAAAAAAAAAAAQADNQIAAAAIAAEAAgAAAPzH0AeAyNAHAAAAAQE2AAAA/MfQB4DI0AcAAAABAScqAgAAAAgAAQABAAAAAAN9w5QlrUmyVAEAAQMBGwFCEjgCAAAACAABAAEAAAAAA33DlCWtSbJUAQABCAE0ARsBQhIBHAFDEgQAOwEDAAAACAAAAAEBNAABAgAACeEDAAABAwEyACgSAQEAAAAAAAABAAEXAgAAAQABAAEICAABAAEAAQAAOgAAAAAAAAAAAQABFwIAAAAIAAEAAQABAAAAAQIAACkYAAAAAQEyAQECgQWhAQAAAAEAAQEGAAABAwFEAUUSAwAAAAgAAAADAS0BMysBAwAAAAgAAAADAUYAACsBAwAAAAgAAAADASsAACsAAjsAAAAAAAAAAAE8AQAAAQABAAGgAT0BEAAAAQMAAAAIAAAAAQE0AQA7ARAAAAAAATwBAAABAAEAAaABAz0AAAAAAAAAAAEAAjUBAAABAAIAAAD8j6EPgJChDwAAAAkBRwFIAAgBLQAQEggNAwAAAPyPoQ+AkKEPAAAACQFJASsACAEtABASCA0DQAEAAAEAAQAAAAADfcOUJa1JslQBAAEJAAgBLQAQEggBQg0BGxIAOwAAAAAAAAAAAQADNQEAAAEAAgAAAPyPoQ+AkKEPAAAACQFHAUgACAEtABASCA0DAAAA/I+hD4CQoQ8AAAAJAUkBKwAIAS0AEBIIDQNAAQAAAQABAAAAkQMIAAAABQAIAS0AEBIISgEAAAEABAABAAABAAAAAACApOgDAQAAAQFCAAAAAICk6AMBAAABAUMAOgAAAAAAAAAAAQABFwEAAAEAAQAAAAAIAAAAAwAIAS0IAAABAgAAKRgAAAABATIAAAABAgAAAAN9w5QlrUmyVAAAAAkBRAwBKwxJAUUSAAgNAQEAAQAA0QMIAAABAAAASwCeAUtMAAkATQENAAAIAJEDAAAAAAEBAAAAAAECAZEDAQEAAdECANEDCAFNAAAAAk4CEE8CUAEAAAABAAAAAAEBBgAAAAkDfcOUJa1JslQAAAAFAUQBRRIACUkDAAAACAAAAAcBRAAANQEtAQ0mOgABAwAAAAgAAAADAUQAACsBAwAAAAgAAAADAUQAABwAAAAAAAAAAAAAAAAAAAAAAAAAUQDPClFSAAkACgFTAAAIAIECAAAAAAEBAg8BEAAAAQMAAAAIAAAAAQE0AQEVARABAwAAAAERAQAAAQABAwEIVAAAAQE7AAAAAAAAAAVUAAAAAQEAAAAAAAABAAEXAgAAAQABAAEACAABAAEAAAAACAAAAAEBUwAVAAAAAAAAAAABAAM1AgAAAQACAAAA/MfQB4DI0AcAAAABATYAAAD8x9AHA33DlCWtSaJUAQAACQEaARsBNxIBOQ0AEBIDCAAAQAIAAAEAAQAAAAADfcOUJa1JslQBAAEDARsBNxIIAAEAAQABCFUCAAABAAUAAQAAAQAAAAAAgKToAwEAAAEBNwAAAAADfcOUJa1JslQBAAEFARwBNw0BGxIAAAAAA33DlCWtSbJUAAAABQEiATcNARsSCAABAAUAAQAAAQAAAAAAgKToAwEAAAEBNwAAAACApOgDAQAAAQE5AAAAAICk6AMAAAABAVYAFQAAAQIBkk4BAQAAAAAAAAEAARcCAAABAAEAAQAIAAEAAQABCAAPAAAAAAAAAAABAAIYAgAAAQAEAAAA/MfQB4DI0AcAAAABARkAAAD8x9AHgMjQBwAAAAEBGgAAAACApOgDAQAAAQEbAAAAAICk6AMBAAABARwIAAEABAAAAPzH0AeAyNAHAAAAAQFXAAAA/MfQB4DI0AcAAAABAVgAAAAAgKToAwEAAAEBNwAAAACApOgDAQAAAQE5IQIAAAEAAQAAAACApOgDAAAAAQEiCAABAAEAAAAAgKToAwAAAAEBVgAPAAABAgGSTgEBAAAAAAAAAQABFwIAAAEAAQABCAgAAQABAAEAAAABAgGRAwEBAAICKQAD8yA9RQ4RwT8xAxl1rb1PVcU/wQIDjLrW3qeqyj+RBckBCAgIAAAAAAAAAQAAAAECAcECAAEBAg8BEAAAAQMAAAAIAAAAAQE0AQEVARABAwAAAAERAQAAAQABAwEIVAAAAQE7AAAAAAAAAAVUAAAAAQEAAAAAAAABAAEXAgAAAQABAAEACAABAAEAAAAACAAAAAEBUwAVAAAAAAAAAAABAAM1AgAAAQACAAAA/MfQB4DI0AcAAAABATYAAAD8x9AHA33DlCWtSaJUAQAACQEaARsBNxIBOQ0AEBIDCAAAQAIAAAEAAQAAAAADfcOUJa1JslQBAAEDARsBNxIIAAEAAQABCFUCAAABAAUAAQAAAQAAAAAAgKToAwEAAAEBNwAAAAADfcOUJa1JslQBAAEFARwBNw0BGxIAAAAAA33DlCWtSbJUAAAABQEiATcNARsSCAABAAUAAQAAAQAAAAAAgKToAwEAAAEBNwAAAACApOgDAQAAAQE5AAAAAICk6AMAAAABAVYAFQAAAQIBkk4BAQAAAAAAAAEAARcCAAABAAEAAQAIAAEAAQABCAAPAAAAAAAAAAABAAIYAgAAAQAEAAAA/MfQB4DI0AcAAAABARkAAAD8x9AHgMjQBwAAAAEBGgAAAACApOgDAQAAAQEbAAAAAICk6AMBAAABARwIAAEABAAAAPzH0AeAyNAHAAAAAQFXAAAA/MfQB4DI0AcAAAABAVgAAAAAgKToAwEAAAEBNwAAAACApOgDAQAAAQE5IQIAAAEAAQAAAACApOgDAAAAAQEiCAABAAEAAAAAgKToAwAAAAEBVgAPAAABAgGSTgEBAAAAAAAAAQABFwIAAAEAAQABCAgAAQABAAEAAAABAgGRAwEBAAICKQAD8yA9RQ4RwT8xAxl1rb1PVcU/wQIDjLrW3qeqyj+RBckBCAgIAAAAAAAAAQACAAECAcECAAAAAAQA+gMEWQAJAFoEVAAACADxAQ0AAAgAwQIOAACA8QQAgDJbAAkIALkDAAAAAQAAAAAAAAAAAAAAAAEBAVQAAAEBOwAAAAAAAAACFQAAAAAAAAAAAQABJQIAAAEAAQAAAACApOgDAQAAAQEsCAAAAFQAAAAAAAAAAAEAARcCAAABAAEAAQAIAAEAAQAAAAAIAAAAAQFUAAABAgHpAgEBAAEAAKEBCAAAAAAAAAEAAgEBAgGZAgEBBAAAAQMBKwEsEgMAAAAIAAAABwEtAQ0mAS4BDiY/AAEDAAAACAAAAAEBLwAAAjsAAAAAAAAAAAEAASUBAAABAAEAAAD8o+gDgMjQBwAAABQBKwAASQAIAAgBKwIAAEkBWw0BLBIACAMSCAEsDQgAVAAAAAAAAAAAAQABFwEAAAEAAQAAAAAIAAAABQFUAAgBLQgNAAABAgHpAgEBAggAAQAAAjsAAAAAAAAAAAEAASUCAAAACAABAAEAAAAAgKToAwEAAAEBLABUAAAAAAAAAAABAAEXAgAAAAgAAQABAAEAAAABAgHpAgEBAggAAAECAekCAQECCAABAAACOwAAAAAAAAAAAQABJQIAAAAIAAEAAQABAABUAAAAAAAAAAABAAEXAgAAAAgAAQABAAAAAAgAAAABAVQAAAECAekCAQECCAABAAAAAAkA1AEJXAAJAF0AAAAAAAEBAAABFQAAAAAAAAAAAQABFwIAAAEAAQABAAgAAQABAAEIAAABAgHxAQEBAAHRAgDRAwgAAAAAAAABAAAAAAABAQFeBANfOhUAAAAAAAAAAAABXgAAAAAAAAAAAQABFwIAAAEAAQABAAgAAQABAAEIAAABAgHxAQEBAAHRAgDRAwgAAAAAAAABAAIAAAABAQAAARUAAAAAAAAAAAEAARcCAAABAAEAAQAIAAEAAQABCAAAAQIB8QEBAQAB0QIA0QMIAAAAAAAAAGAA9gZgYQAJAGIBYwHADIDxBACASwAAAAABAQNgBAI7FQAAAAAAAQABZAEAAAEAAQAAAMAMgPEEAAAAAQFjOwAAAAAAAQAAAAAVAAAAAAABAAAAAAACOwAAAAAAAAAAAQABZQIAAAECAwADAAEAAAEAAAAAAICS9AEBAAEDAUUAEBIDAQEBAAADAAEAAAEAAAAA/JH0AQAAAQEEAUUCABASCAABAgMAAwABAAABAAAAAACAkvQBAQABAwFFABASAwEBAAADGC1EVPsh+b8DGC1EVPsh+T8AAAEDAAMYLURU+yH5vwFmDQADAAEAAAEAAAAA/JH0AQAAAQEEAUUCABASABUAAAAAAAAAAAEAAWUCAAABAgMAAwABAAABAAAAAACAkvQBAQABAwFFABASAwEBAAADGC1EVPsh+b8DGC1EVPsh+T8AAAEDAAMYLURU+yH5PwFmDQADAAEAAAEAAAAA/JH0AQAAAQEEAUUCABASCAABAgMAAwABAAABAAAAAACAkvQBAQABAwFFABASAwEBAQAAAwABAAABAAAAAPyR9AEAAAEBBAFFAgAQEgAAAQIB4QMBAQAB0QIA0QMIAAAAAAAAAQAAAAAAAAAAAAEBA2AEAjsVAAAAAAABAAFkAQAAAQABAAAAwAyA8QQAAAABAWM7AAAAAAABAAAAABUAAAAAAAEAAAAAAAI7AAAAAAAAAAABAAFlAgAAAQIDAAMAAQAAAQAAAAAAgJL0AQEAAQMBRQAQEgMBAQEAAAMAAQAAAQAAAAD8kfQBAAABAQQBRQIAEBIIAAECAwADAAEAAAEAAAAAAICS9AEBAAEDAUUAEBIDAQEAAAMYLURU+yH5vwMYLURU+yH5PwAAAQMAAxgtRFT7Ifm/AWYNAAMAAQAAAQAAAAD8kfQBAAABAQQBRQIAEBIAFQAAAAAAAAAAAQABZQIAAAECAwADAAEAAAEAAAAAAICS9AEBAAEDAUUAEBIDAQEAAAMYLURU+yH5vwMYLURU+yH5PwAAAQMAAxgtRFT7Ifk/AWYNAAMAAQAAAQAAAAD8kfQBAAABAQQBRQIAEBIIAAECAwADAAEAAAEAAAAAAICS9AEBAAEDAUUAEBIDAQEBAAADAAEAAAEAAAAA/JH0AQAAAQEEAUUCABASAAABAgHhAwEBAAHRAgDRAwgAAAAAAAAAAwDeCQNnAAkAWgdoAykYAMkBaQEAoAYAeGoAUQgAgQVrAFEIANEFbAAACACRA20BkAPAPgDADA0AAAgAkQMAAAABAQAAAQIAAAAIAAAABCUBAAABAAEAAACcBgMAAAAAAAAAgAAAAAIBaQIqAQAAAQABAAAAUQgAAAABAWo4AQAAAQABAAAAUQgAAAABAWsXAQAAAQABAAAAAAgAAAABAWwAAAAAAQEAAQIAAjsAAAAAAAAAAAEAAhcCAAABAAEAAQgIAAEAAQAAAAAIAAAAAQFsbgIAAAEAAQABAAgAAQABAAEmABUAAAAAAAAAAAEAASUCAAABAAEAAAAAgKToAwEAAAEBLAgAAQABAAEAAAABAgAAKRgAAAABAWgBAQABAADRAwgAATsAAAAAAAAAAAEABG4CAAAACAABAAEAAQAlAgAAAAgAAQABAAAAnAYDAAAAAAAAAIAAAAACAWkCKgIAAAAIAAEAAQAAAFEIAAAAAQFqOAIAAAAIAAEAAQAAAFEIAAAAAQFrAAABAgAAKRgAAAABAWgBAQABAADRAwgAAAEBAAEAANEDCAAAAAAAAAEBAAECAAI7AAAAAAAAAAABAAElAgAAAAgAAQABAAAAAICk6AMBAAABASwAFQAAAAAAAAAAAQAFbgIAAAEAAQABAAgAAQABAAEOJQIAAAAIAAEAAQABACoCAAAACAABAAEAAfkFOAIAAAAIAAEAAQAB+QUXAgAAAAgAAQABAAEIAAABAgAAKRgAAAABAWgBAQAB0QIACAgAARUAAAAAAAAAAAEAA24CAAAACAABAAEAAQAqAgAAAAgAAQABAAEIOAIAAAAIAAEAAQABCAAAAQIAACkYAAAAAQFoAQEAAdECAAgIAAAAAAAAAAABAQQAAAD8wxOAxBMAAAADASsBbRIDAAAACAAAAAcBLQENJgEuAAArOgAAAAACFQAAAAAAAAAAAQAFJQEAAAEAAQAAAJwGAwAAAAAAAACAAAAABgFpAgAIAS0IDSoBAAABAAEAAABRCAAAAAQBagAIAS0OOAEAAAEAAQAAAFEIAAAABAFrAAgBLQ5uAQAAAQABAAAAA45UXYN9uUK/AAAAAAgBLQIACAEtCA0AsG0SFwEAAAEAAQAAAAAIAAAABAFsAAgBLQ4AOwAAAAAAAAAAAQABJQEAAAEAAQAAAACAyNAHAAAAAwErAABJAAABAgGRAwEBAAHRAgDRAwgBAAACOwAAAAAAAAAAAQABJQIAAAAIAAEAAQAAAACApOgDAQAAAQEsABUAAAAAAAAAAAEABSUCAAAACAABAAEAAQAqAgAAAAgAAQABAAEIOAIAAAAIAAEAAQABCG4CAAAACAABAAEAAQAXAgAAAAgAAQABAAEIAAABAgGRAwEBAAHRAgDRAwgAAAABAAECAAE7AAAAAAAAAAABAAElAgAAAAgAAQABAAEAAAABAgHJAQEBAAEAANEDCAABFQAAAAAAAAAAAQAFJQIAAAAIAAEAAQAAAJwGAwAAAAAAAACAAAAAAgFpAioCAAAACAABAAEAAABRCAAAAAEBajgCAAAACAABAAEAAABRCAAAAAEBa24CAAAACAABAAEAAQAXAgAAAAgAAQABAAAAAAgAAAABAWwAAAECAckBAQEAAQAA0QMIAAAAAAAAAABvALACb3AACQBxA3IAEMACAFBzAQDAPgCgBnQCAKABAFAAAAAAAQECdQE7AAAAAQEVAAAAAAEAAAAAA33DlCWtSbJUAAAABgFyAUMNAUISJQAAABDAAgAAAAEBcgA7AAAAAAAAAAABFgEAAAEAAQMBCAABdQAAAAAAAAAAAQAFdgIAAAAIAAEAAQAAALw+wD4AAQALAXcAGAF4DVMAEA0ACAgBcw0lAgAAAAgAAQABAAAAvD7APgABAA0BdwAYAXgNAAgDUwAQDQAICAFzDXkCAAAACAABAAEBAACcAaABAAEADQF0AXcAGAF4DQAQA1MAEA0ACAgNQAIAAAAIAAEAAQABCRcCAAAACAABAAEAAQAAAAECAYEFAQEAAdECAAgIAAAAAAAAAQAAAAAAAAAAAAAAAHoA6wV6ewAJAF0DfAAp+QUAmQJ9AJEDCADhBX4DKRgA6QIAAAAAAQEBfwIAAAEAOwAAAAAAAAACOwAAAQIAAAN8FK5H4XpkPwPMzMzMzMwGQAAAAQMBfgF8DQEBAAHBAgAICAAAAAABAAEXAgAAAQABAAEICAABAAEAAQAAFQABAgAAA3wUrkfhemQ/A8zMzMzMzAZAAAABAwF+AXwNAQIAAAOAFK5H4XpkPwPMzMzMzMwGQAAAAQUBfgAIAXwIDQEBAAEAAKEBCAAAAAABAAIXAgAAAQABAAEACAABAAEAAQhAAgAAAQABAAAAkQMIAAAAAQF9CAABAAEAAQgAAAECAAApGAAAAAEBfgAAAAAAAAABAQF/AgAAAQAVAAAAAAAAAAI7AAABAgAAA3wUrkfhemQ/A8zMzMzMzAZAAAABAwF+AXwNAQEAAcECAAgIAAAAAAEAARcCAAABAAEAAQgIAAEAAQABAAAVAAECAAADfBSuR+F6ZD8DzMzMzMzMBkAAAAEDAX4BfA0BAgAAA4AUrkfhemQ/A8zMzMzMzAZAAAABBQF+AAgBfAgNAQEAAQAAoQEIAAAAAAEAAhcCAAABAAEAAQAIAAEAAQABCEACAAABAAEAAACRAwgAAAABAX0IAAEAAQABCAAAAQIAACkYAAAAAQF+AAAAAAAAAAAAAAABAQF/AgAAAQA7AAAAAAAAAAI7AAABAgAAA3wUrkfhemQ/A8zMzMzMzAZAAAABAwF+AXwNAQEAAcECAAgIAAAAAAEAARcCAAABAAEAAQgIAAEAAQABAAAVAAECAAADfBSuR+F6ZD8DzMzMzMzMBkAAAAEDAX4BfA0BAgAAA4AUrkfhemQ/A8zMzMzMzAZAAAABBQF+AAgBfAgNAQEAAQAAoQEIAAAAAAEAAhcCAAABAAEAAQAIAAEAAQABCEACAAABAAEAAACRAwgAAAABAX0IAAEAAQABCAAAAQIAACkYAAAAAQF+AAAAAAAAAACAAQD8BIABgQEACQBiAWMBwAyA8QQAwD4AAAAAAQEDDwQCOxUAAAAAAAEAAWQBAAABAAEAAADADIDxBAAAAAEBYzsAAAAAAAEAAAAAFQAAAAAAAQAAAAAABDsAAAAAAAAAAAEAAYIBAgAAAQABAQEACAABAAEBAAADGC1EVPshCcADGC1EVPshCUAAAAEDAAMYLURU+yEJwAFmDQAVAAAAAAAAAAABAAGCAQIAAAEAAQEAAAMYLURU+yEJwAMYLURU+yEJQAAAAQMAAxgtRFT7IQlAAWYNCAABAAEBAQAAOwAAAAAAAAAAAQABQAMAAAEAAQABCJEDAAEAAQABqQUIAAEAAQABCAAVAAAAAAAAAAABAAFAAwAAAQABAAEIkQMAAQABAAGpBQgAAQABAAEIAAABAgGxBAEBAAHRAgDRAwgAAAAAAAABAAAAAAABAQMPBAI7FQAAAAAAAQABZAEAAAEAAQAAAMAMgPEEAAAAAQFjOwAAAAAAAQAAAAAVAAAAAAABAAAAAAAEOwAAAAAAAAAAAQABggECAAABAAEBAQAIAAEAAQEAAAMYLURU+yEJwAMYLURU+yEJQAAAAQMAAxgtRFT7IQnAAWYNABUAAAAAAAAAAAEAAYIBAgAAAQABAQAAAxgtRFT7IQnAAxgtRFT7IQlAAAABAwADGC1EVPshCUABZg0IAAEAAQEBAAA7AAAAAAAAAAABAAFAAwAAAQABAAEIkQMAAQABAAGpBQgAAQABAAEIABUAAAAAAAAAAAEAAUADAAABAAEAAQiRAwABAAEAAakFCAABAAEAAQgAAAECAbEEAQEAAdECANEDCAAAAAAAAAEAAgAAAAAAAIMBAOcJgwGEAQAJAGIEhQEACEAAEGMBwAyA8QQAoDiGAQAACADpAocBAAAIAAAAAAAAAQEEiAEBOwAAAAAAAAEBAAEAAQgAAAAQgAEAAAEEABABhQElDQGJAQEAAAEAAgAAAAAQAAAAAwF4ABAXAAGRA4oBAgIAAAAIAAAAAAAAAQABCAAAABCAAQAAAQQAEAGFASUNAYkBAQAAAQACAAAAABAAAAADAXgAEBcAAZEDiwEEAogBigEAAQEVAAAAAQACZAEAAAEAAQAAAMAMgPEEAAAAAQFjiQEBAAABAAIAAAAACAAAAAYBZgAAJgAAAAgEAAGRAzsAAAAAAAAAAAEWAQAAAQABAwEIAAMVAAAAAAAAAAABAAF2AgAAAQABAAAA/KPoA4Ck6AMAAAAFAYcBAUUNAWYNCAABAAEAAQAAiAEAAAAAAAAAAAEAAWUCAAABAgYDAQEBAAADAAAA/MfQB4DI0AcAAAARAXgAEBcAADABjAEBjQEEAWYAACYBjgEBjwEECAAQEgABAAABAAMBAQEAAAMAAAD8x9AHgMjQBwAAABEBeAAQFwAAMAGMAQGNAQQBZgAAJgGOAQGPAQQIABASAAEAAAEAAwEBAQAAAwAAAPyPoQ+AkKEPAAAAEAF4ABAXAAAwAYwBAY0BBAFmAAAmAY4BAY8BBAgCAAEAAAEACAABAgYDAQEAAAMYLURU+yEJwAAAAAAIAXgAEBcAADAAAAADGC1EVPshCcAEAAMAAAD8x9AHgMjQBwAAABEBeAAQFwAAMAGMAQGNAQQBZgAAJgGOAQGPAQQIABASAAEAAAEAAwEBAQMYLURU+yEJQAADAAAA/MfQB4DI0AcAAAARAXgAEBcAADABjAEBjQEEAWYAACYBjgEBjwEECAAQEgABAAABAAMBAQEDGC1EVPsh+b8AAwAAAPyPoQ+AkKEPAAAAEAF4ABAXAAAwAYwBAY0BBAFmAAAmAY4BAY8BBAgCAAEAAAEAAIoBAAAAAAAAAAABAAJlAgAAAQIGAwEBAQAAAwAAAPzH0AeAyNAHAAAAEQF4ABAXAAAwAYwBAY0BBAFmAAAmAY4BAY8BBAgAEBIAAQAAAQADAQEBAAADAAAA/MfQB4DI0AcAAAARAXgAEBcAADABjAEBjQEEAWYAACYBjgEBjwEECAAQEgABAAABAAMBAQEAAAMAAAD8j6EPgJChDwAAABABeAAQFwAAMAGMAQGNAQQBZgAAJgGOAQGPAQQIAgABAAABAAgAAQIGAwEBAAADGC1EVPshCcAAAAAACAF4ABAXAAAwAAAAAxgtRFT7IQnABAADAAAA/MfQB4DI0AcAAAARAXgAEBcAADABjAEBjQEEAWYAACYBjgEBjwEECAAQEgABAAABAAMBAQEDGC1EVPshCUAAAwAAAPzH0AeAyNAHAAAAEQF4ABAXAAAwAYwBAY0BBAFmAAAmAY4BAY8BBAgAEBIAAQAAAQADAQEBAxgtRFT7Ifm/AAMAAAD8j6EPgJChDwAAABABeAAQFwAAMAGMAQGNAQQBZgAAJgGOAQGPAQQIAgABAAABABcCAAABAAEAAQAIAAEAAQAAAAAIAAAADwF4ABAXAWYAACYAAAAIBDABhgEBhgEAuQMNBAAAAQIBsQQBAQAB0QIA0QMIAAAAAAAAAQAAAAAAAAAAAAAAAAUAjwIFkAEACQCRAQSSAQAACADxAVQAAAgAUQ0AAAgAkQMOAACA8QQAwCUAAAAAAQEBVAAAAQE7AAAAAAAAAAMVAAAAAAAAAAABAAF2AgAAAQABAAAA/KPoA4Ck6AMAAAEDAUUBZg0IAAAAOwAAAAAAAAAAAQABdgIAAAAIAAEAAQAAAPyj6AOApOgDAAAABgGSAQIBRQ0BZg0AVAAAAAAAAAAAAQABFwIAAAEAAQABAAgAAQABAAAAAAgAAAABAVQAAAECAZkCAQEAAdECANEDCAAAAAAAAAEAAAAAAQIAAAABAwFEAUUSAwAAAAgAAAAHAS0BDSYBRgEOJj8AAAAAAAAAAAAAAAAAAQAAAAAAAAAAkwEAiQGTAZQBAQCVAQGWAQAIwD4AUAAAAAAAAAAAAAAAAAAAAQEkAAAAAAAAAAABAAElAQAAAQABAAAAAwAAg6GUGn3CAwAAAKKUGo1CAAAAIQGXAQAARAAIAXgACAMBlgESCA0BlwEBmAEBmQEDAZoBAwGbAQgAAEkIAABJAAgBnAEBeAgBlgESCA0DAAYA+gEGnQEACQCRAQENAAAIAPEBAAAAAAAAAAAAAAAAAQECngEAAAEBFQAAAAAAAJ8BAAABAZ4BAAAAAAAAAAMVAAAAAAAAAAABAAF2AgAAAQABAAAA/KPoA4Ck6AMAAAEDAUUBZg0IAAAAOwAAAAAAAAAAAQABdgIAAAAIAAEAAQAAAPyj6AOApOgDAAABBAFFAgFmDQCfAQAAAAAAAAAAAQABFwIAAAEAAQABAAgAAQABAAEIAAABAgHxAQEBAAHRAgDRAwgAAAAAAAEBAQAAAQMBRAFFEgMAAAAIAAAAAwEtAQ0mAAAAAAABAAGZBgAAAAEAAZkGAAAAAAAA")
}

extension TransitionStyle {
  /// Card expand: The tapped card grows to fill the screen while its neighbors move out of the way.
  ///
  /// For present, dismiss.
  public static var cardExpand: TransitionStyle { cardExpand() }

  /// Card expand: The tapped card grows to fill the screen while its neighbors move out of the way.
  ///
  /// For present, dismiss.
  ///
  /// - Parameters:
  ///   - spread: How far the neighbors move beyond what is needed. From 0 to 200 points.
  ///   - narrow: The horizontal scale of the neighbors. From 0.1 to 1.
  ///   - commit: How far a pull must go to dismiss. From 0 to 1 half container heights.
  ///   - flick: How fast a shorter pull must end to count. From 0 to 10000 points per second.
  public static func cardExpand(
    spread: Double = 30.0,
    narrow: Double = 0.8,
    commit: Double = 0.3,
    flick: Double = 800.0
  ) -> TransitionStyle {
    TransitionStyle(
      "card-expand",
      [
        "spread": .number(spread),
        "narrow": .number(narrow),
        "commit": .number(commit),
        "flick": .number(flick),
      ],
      in: .segue)
  }

  /// Cell zoom: The tapped cell grows into the screen, and the screen shrinks back into its cell.
  ///
  /// For present, dismiss.
  public static var cellZoom: TransitionStyle { cellZoom() }

  /// Cell zoom: The tapped cell grows into the screen, and the screen shrinks back into its cell.
  ///
  /// For present, dismiss.
  ///
  /// - Parameters:
  ///   - presentDuration: How long the cell takes to grow. From 0.05 to 3 seconds.
  ///   - dismissDuration: How long the screen takes to shrink. From 0.05 to 3 seconds.
  ///   - keepBelow: A drag shorter than this part of the width is cancelled. From 0 to 1.
  public static func cellZoom(
    presentDuration: Double = 0.3,
    dismissDuration: Double = 0.25,
    keepBelow: Double = 0.2
  ) -> TransitionStyle {
    TransitionStyle(
      "cell-zoom",
      [
        "present-duration": .number(presentDuration),
        "dismiss-duration": .number(dismissDuration),
        "keep-below": .number(keepBelow),
      ],
      in: .segue)
  }

  /// Circle reveal: The new screen opens from the tapped button as a growing circle, and closes back into it.
  ///
  /// For push, pop.
  public static var circleReveal: TransitionStyle { circleReveal() }

  /// Circle reveal: The new screen opens from the tapped button as a growing circle, and closes back into it.
  ///
  /// For push, pop.
  ///
  /// - Parameters:
  ///   - commit: How far a swipe back must go to leave. From 0 to 1 container widths.
  public static func circleReveal(
    commit: Double = 0.5
  ) -> TransitionStyle {
    TransitionStyle(
      "circle-reveal",
      [
        "commit": .number(commit),
      ],
      in: .segue)
  }

  /// Container transform: A card turns into the screen it represents, and the screen back into its card.
  ///
  /// For push, pop, present, dismiss.
  public static var containerTransform: TransitionStyle { containerTransform() }

  /// Container transform: A card turns into the screen it represents, and the screen back into its card.
  ///
  /// For push, pop, present, dismiss.
  ///
  /// - Parameters:
  ///   - scrim: How dark the screen below gets. From 0 to 1.
  public static func containerTransform(
    scrim: Double = 0.32
  ) -> TransitionStyle {
    TransitionStyle(
      "container-transform",
      [
        "scrim": .number(scrim),
      ],
      in: .segue)
  }

  /// Cover: The new screen slides up over the old one, which dims a little.
  ///
  /// For present, dismiss.
  public static var cover: TransitionStyle { cover() }

  /// Cover: The new screen slides up over the old one, which dims a little.
  ///
  /// For present, dismiss.
  ///
  /// - Parameters:
  ///   - dimming: How dark the screen below gets. From 0 to 1.
  ///   - commit: How far a pull must go to dismiss. From 0 to 1 container heights.
  ///   - flick: How fast a shorter pull must end to count. From 0 to 10000 points per second.
  ///   - stiffness: How far the screen follows a pull upward. From 0.01 to 1.
  public static func cover(
    dimming: Double = 0.3,
    commit: Double = 0.4,
    flick: Double = 800.0,
    stiffness: Double = 0.55
  ) -> TransitionStyle {
    TransitionStyle(
      "cover",
      [
        "dimming": .number(dimming),
        "commit": .number(commit),
        "flick": .number(flick),
        "stiffness": .number(stiffness),
      ],
      in: .segue)
  }

  /// Crossfade: The new screen fades in over the old one; nothing moves.
  ///
  /// For push, pop, present, dismiss, tab.
  public static var crossfade: TransitionStyle { TransitionStyle("crossfade", in: .segue) }

  /// Cube: The two screens are adjacent faces of a cube that turns.
  ///
  /// For push, pop, tab.
  public static var cube: TransitionStyle { cube() }

  /// Cube: The two screens are adjacent faces of a cube that turns.
  ///
  /// For push, pop, tab.
  ///
  /// - Parameters:
  ///   - eye: The viewing distance. From 200 to 10000 points.
  public static func cube(
    eye: Double = 1200.0
  ) -> TransitionStyle {
    TransitionStyle(
      "cube",
      [
        "eye": .number(eye),
      ],
      in: .segue)
  }

  /// Depth sheet: A sheet slides up while the screen behind it tips back, shrinks and dims.
  ///
  /// For present, dismiss.
  public static var depthSheet: TransitionStyle { depthSheet() }

  /// Depth sheet: A sheet slides up while the screen behind it tips back, shrinks and dims.
  ///
  /// For present, dismiss.
  ///
  /// - Parameters:
  ///   - phase: The duration of each of the two phases. From 0.05 to 3 seconds.
  ///   - lift: How far the screen behind rises. From 0 to 100 points.
  ///   - depthX: The horizontal scale of the screen behind. From 0.1 to 1.
  ///   - depthY: The vertical scale of the screen behind. From 0.1 to 1.
  ///   - dimmed: The opacity of the screen behind. From 0 to 1.
  ///   - pull: How far a pull must go for the whole transition. From 50 to 1000 points.
  ///   - commit: The part of that distance beyond which a pull dismisses. From 0 to 1.
  public static func depthSheet(
    phase: Double = 0.25,
    lift: Double = 15.0,
    depthX: Double = 0.8,
    depthY: Double = 0.9,
    dimmed: Double = 0.5,
    pull: Double = 200.0,
    commit: Double = 0.5
  ) -> TransitionStyle {
    TransitionStyle(
      "depth-sheet",
      [
        "phase": .number(phase),
        "lift": .number(lift),
        "depth-x": .number(depthX),
        "depth-y": .number(depthY),
        "dimmed": .number(dimmed),
        "pull": .number(pull),
        "commit": .number(commit),
      ],
      in: .segue)
  }

  /// Explode: The old screen bursts into tiles that tumble away.
  ///
  /// For push, pop.
  public static var explode: TransitionStyle { explode() }

  /// Explode: The old screen bursts into tiles that tumble away.
  ///
  /// For push, pop.
  ///
  /// - Parameters:
  ///   - columns: The number of tiles in a row. From 2 to 40.
  ///   - reach: The maximum distance that a tile flies. From 0 to 1000 points.
  ///   - spin: The maximum rotation of a tile. From 0 to 20 radians.
  public static func explode(
    columns: Double = 10.0,
    reach: Double = 100.0,
    spin: Double = 10.0
  ) -> TransitionStyle {
    TransitionStyle(
      "explode",
      [
        "columns": .number(columns),
        "reach": .number(reach),
        "spin": .number(spin),
      ],
      in: .segue)
  }

  /// Fade through: The old screen fades out first, then the new one fades in and settles.
  ///
  /// For push, pop, tab.
  public static var fadeThrough: TransitionStyle { fadeThrough() }

  /// Fade through: The old screen fades out first, then the new one fades in and settles.
  ///
  /// For push, pop, tab.
  ///
  /// - Parameters:
  ///   - threshold: When the old screen has gone and the new one starts to appear. From 0.05 to 0.95.
  ///   - startScale: The scale at which the new screen starts. From 0.5 to 1.
  ///   - length: The duration of the whole transition. From 0.05 to 3 seconds.
  public static func fadeThrough(
    threshold: Double = 0.35,
    startScale: Double = 0.92,
    length: Double = 0.45
  ) -> TransitionStyle {
    TransitionStyle(
      "fade-through",
      [
        "threshold": .number(threshold),
        "start-scale": .number(startScale),
        "length": .number(length),
      ],
      in: .segue)
  }

  /// Flip: The two screens are the sides of a card that flips over.
  ///
  /// For push, pop, present, dismiss.
  public static var flip: TransitionStyle { flip() }

  /// Flip: The two screens are the sides of a card that flips over.
  ///
  /// For push, pop, present, dismiss.
  ///
  /// - Parameters:
  ///   - eye: The viewing distance. From 200 to 10000 points.
  public static func flip(
    eye: Double = 1000.0
  ) -> TransitionStyle {
    TransitionStyle(
      "flip",
      [
        "eye": .number(eye),
      ],
      in: .segue)
  }

  /// Fold: The old screen folds up like a map and reveals the new one.
  ///
  /// For push, pop.
  public static var fold: TransitionStyle { fold() }

  /// Fold: The old screen folds up like a map and reveals the new one.
  ///
  /// For push, pop.
  ///
  /// - Parameters:
  ///   - folds: The number of folds. From 1 to 8.
  ///   - eye: The viewing distance. From 200 to 10000 points.
  ///   - shade: How dark the strips get as they turn away. From 0 to 1.
  ///   - drift: How far away the new screen starts. From 0 to 1 container widths.
  public static func fold(
    folds: Double = 2.0,
    eye: Double = 900.0,
    shade: Double = 0.45,
    drift: Double = 0.0
  ) -> TransitionStyle {
    TransitionStyle(
      "fold",
      [
        "folds": .number(folds),
        "eye": .number(eye),
        "shade": .number(shade),
        "drift": .number(drift),
      ],
      in: .segue)
  }

  /// Parallax push: The new screen slides over the old one, which drifts a third as far and dims.
  ///
  /// For push, pop.
  public static var parallaxPush: TransitionStyle { parallaxPush() }

  /// Parallax push: The new screen slides over the old one, which drifts a third as far and dims.
  ///
  /// For push, pop.
  ///
  /// - Parameters:
  ///   - parallax: How far the lower screen drifts. From 0 to 1 container widths.
  ///   - dimming: How dark the lower screen gets. From 0 to 1.
  ///   - commit: How far a swipe back must go to leave. From 0 to 1 container widths.
  ///   - flick: How fast a shorter swipe must end to count. From 0 to 10000 points per second.
  public static func parallaxPush(
    parallax: Double = 0.3,
    dimming: Double = 0.1,
    commit: Double = 0.5,
    flick: Double = 600.0
  ) -> TransitionStyle {
    TransitionStyle(
      "parallax-push",
      [
        "parallax": .number(parallax),
        "dimming": .number(dimming),
        "commit": .number(commit),
        "flick": .number(flick),
      ],
      in: .segue)
  }

  /// Tab slide: Tabs are side by side, and the new one slides in from its side.
  ///
  /// For tab.
  public static var tabSlide: TransitionStyle { tabSlide() }

  /// Tab slide: Tabs are side by side, and the new one slides in from its side.
  ///
  /// For tab.
  ///
  /// - Parameters:
  ///   - commit: How far a drag must go to change the tab. From 0 to 1 container widths.
  public static func tabSlide(
    commit: Double = 0.3
  ) -> TransitionStyle {
    TransitionStyle(
      "tab-slide",
      [
        "commit": .number(commit),
      ],
      in: .segue)
  }
}
