import Core
import CoreUI
import UI

/// Reports where the device is for as long as it stands in the page, and draws nothing. The script `position` says what the browser reports: every five
/// seconds at most, and every twenty where the device stands still, since browsers report movement alone.
///
/// ```swift
/// if status.online { PositionField { store.send(.positionsNoted($0)) } }
/// ```
struct PositionField: View {
    private let noted: ([Position]) -> Void

    /// Makes the field.
    ///
    /// - Parameter noted: takes the positions of the last seconds, the oldest first. They come from the browser: the server checks them.
    init(noted: @escaping ([Position]) -> Void) { self.noted = noted }

    /// An element that only the script sees.
    var body: some View {
        EmptyView().hook(.positions) { positions in
            if !positions.isEmpty { noted(positions) }
        }
    }
}

extension Hook<[Position]> {
    /// The position of the device, from the script `position`.
    static let positions = Hook("position")
}

#if DEBUG
struct PositionField_Previews: PreviewProvider {
    static var previews: some View { PositionField { _ in }.previewDisplayName("Usual") }
}
#endif
