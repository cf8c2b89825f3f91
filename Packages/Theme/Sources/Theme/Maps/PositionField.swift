public import Core
import Foundation
public import UI

/// Hears where the device is, for as long as it stands in the page; nothing of it is to be seen. ``PositionScript`` writes into it what the browser says.
///
/// ```swift
/// if status.online { PositionField { store.send(.positionsNoted($0)) } }
/// ```
public struct PositionField: View {
    private let noted: ([Position]) -> Void

    /// Makes the field.
    ///
    /// - Parameter noted: takes the positions of the last seconds, the oldest first. They come from the browser: the server checks them.
    public init(noted: @escaping ([Position]) -> Void) { self.noted = noted }

    /// A hidden field.
    public var body: some View {
        Element("div", attributes: [("hidden", ""), ("data-position", "")]) {
            TextField(Strings.position, text: Binding(get: { "" }, set: { note($0) }))
        }
    }

    private func note(_ text: String) {
        guard let positions = try? WireJSON.decoder().decode([Position].self, from: Data(text.utf8)), !positions.isEmpty else { return }
        noted(positions)
    }
}

struct PositionField_Previews: PreviewProvider {
    static var previews: some View { PositionField { _ in }.previewDisplayName("Usual") }
}
