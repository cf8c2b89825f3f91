import FleetAPI
import Theme
import UI

/// A driver in the dispatcher's list.
struct DriverRow: View {
    let driver: DispatchDriver
    let open: () -> Void

    var body: some View {
        ListRow(driver.name, subtitle: subtitle, symbol: AppSymbols.userName, tone: driver.availability.tone, action: open) {
            Pill(Strings.availability(driver.availability), tone: driver.availability.tone)
        }
        .accessibilityIdentifier("fleet.driver.\(driver.id)")
    }

    private var subtitle: String? { driver.since.map { "\(Strings.onlineSince) \(DateFormat.time($0))" } }
}

extension DriverAvailability {
    /// The tone of its pill.
    var tone: Tone {
        switch self {
        case .free: .success
        case .onJob: .info
        case .offline: .neutral
        }
    }
}

struct DriverRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DriverRow(driver: .sample) {}.previewDisplayName("On a job")
            DriverRow(driver: DispatchDriver(id: 6, name: "Eva Alexandra Constantinopolis-Featherstonehaugh", online: false)) {}
                .previewDisplayName("Long text")
        }
    }
}
