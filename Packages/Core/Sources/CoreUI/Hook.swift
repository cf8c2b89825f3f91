import Core
import Foundation
public import UI

/// A browser-only behavior, such as finding the device's position, asking for a permission or printing, by the name under which a page script
/// registers it.
///
/// ```swift
/// static let positions = Hook<[Position]>("position")
///
/// EmptyView().hook(.positions) { store.send(.positionsNoted($0)) }
/// ```
///
/// The script, a file in the package's Resources that its plugin lists:
///
/// ```javascript
/// tumble.hook("position", (element, report) => {
///   const watch = navigator.geolocation.watchPosition(({ coords }) => report([coords]));
///   return () => navigator.geolocation.clearWatch(watch);
/// });
/// ```
public struct Hook<Event: Decodable & Sendable>: Sendable {
    /// The name under which the script registers the behavior.
    public let name: String

    /// Creates a hook with the name of a behavior.
    public init(_ name: String) { self.name = name }
}

extension View {
    /// Attaches a browser behavior to the view for as long as it is on the page.
    ///
    /// - Parameters:
    ///   - options: passed to the script in the element's `data-` attributes.
    ///   - event: called with each event of the script; events of another form are ignored.
    public func hook<Event>(_ hook: Hook<Event>, options: [String: String] = [:], event: @escaping (Event) -> Void) -> some View {
        self.hook(hook.name, options: options) { text in
            if let value = try? WireJSON.decoder().decode(Event.self, from: text) { event(value) }
        }
    }
}
