public import Core
import CoreUI
public import UI

/// Hears where the device is, for as long as it stands in the page; nothing of it is to be seen. ``PositionScript`` reports what the browser says.
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

    /// An element that only the script sees.
    public var body: some View {
        EmptyView().hook(.positions) { positions in
            if !positions.isEmpty { noted(positions) }
        }
    }
}

extension Hook<[Position]> {
    /// Where the device is, by ``PositionScript``.
    static let positions = Hook("position")
}

struct PositionField_Previews: PreviewProvider {
    static var previews: some View { PositionField { _ in }.previewDisplayName("Usual") }
}
