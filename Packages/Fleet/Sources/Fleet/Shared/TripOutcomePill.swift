import Core
import FleetAPI
import Theme
import UI

/// A pill that says how a finished trip went; nothing where nothing was promised.
struct TripOutcomePill: View {
    /// Nil where no time was promised.
    let isOnTime: Bool?
    let failed: Bool

    var body: some View {
        if failed {
            Pill(Strings.statusFailed, tone: .danger)
        } else if let isOnTime {
            Pill(isOnTime ? Strings.onTime : Strings.wasLate, tone: isOnTime ? .success : .warning)
        }
    }
}

extension Job {
    /// The route; the wire's points have the longitude first.
    var line: [Coordinate] { route.compactMap { $0.count == 2 ? Coordinate(latitude: $0[1], longitude: $0[0]) : nil } }
}
