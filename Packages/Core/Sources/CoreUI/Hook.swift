import Core
import Foundation
public import UI

/// A behavior that only the browser has, by the name under which a script of the page registers it: finding the device, asking for a permission, printing.
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
    /// The name, the same in the script.
    public let name: String

    /// Names a behavior.
    public init(_ name: String) { self.name = name }
}

extension View {
    /// Gives the view a behavior of the browser, for as long as it is on the page.
    ///
    /// - Parameters:
    ///   - options: what the script finds in the element's `data-` attributes.
    ///   - event: takes what the script reports; what is no such event is passed over.
    public func hook<Event>(_ hook: Hook<Event>, options: [String: String] = [:], event: @escaping (Event) -> Void) -> some View {
        self.hook(hook.name, options: options) { text in
            if let value = try? WireJSON.decoder().decode(Event.self, from: Data(text.utf8)) { event(value) }
        }
    }
}
