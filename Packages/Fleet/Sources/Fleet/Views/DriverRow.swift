import FleetAPI
import Theme
import UI

/// A driver in the dispatcher's list.
struct DriverRow: View {
    let driver: DispatchDriver

    var body: some View {
        ListRow(driver.name, symbol: AppSymbols.userName, tone: driver.online ? .success : .neutral) {
            if driver.activeJobID != nil {
                Pill(Strings.onJob, tone: .info)
            } else {
                Pill(driver.online ? Strings.free : Strings.offline, tone: driver.online ? .success : .neutral)
            }
        }
        .accessibilityIdentifier("fleet.driver.\(driver.id)")
    }
}

struct DriverRow_Previews: PreviewProvider {
    static var previews: some View { DriverRow(driver: .sample) }
}
