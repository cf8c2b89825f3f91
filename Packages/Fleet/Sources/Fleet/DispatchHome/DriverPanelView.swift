import ChatAPI
import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The panel of a driver beside the board: what they do, where they were last, and their orders.
struct DriverPanelView: View {
    let driverID: Int
    let orders: [BoardCard]
    let store: ScopedStore<DispatchHomeFeature>

    @Environment(\.theme) private var theme
    @Environment(\.canOpen) private var canOpen

    private var driver: DispatchDriver? { store.state.live.drivers.first { $0.id == driverID } }

    var body: some View {
        BoardPanel(driver?.name ?? Strings.driver, id: "driver-\(driverID)", close: { store.send(.place(.panelChosen(nil))) }) {
            if let driver { content(driver) } else { Text(Strings.driverGone).foregroundStyle(theme.colors.secondaryText) }
        }
        .accessibilityIdentifier("fleet.panel.driver")
    }

    @ViewBuilder
    private func content(_ driver: DispatchDriver) -> some View {
        ChipRow { Pill(Strings.availability(driver.availability), tone: driver.availability.tone) }
        let selected = store.state.selection.count
        if selected > 0 {
            PrimaryButton(Strings.assignSelected(selected), symbol: AppSymbols.checkName, isDisabled: driver.availability == .onJob) {
                store.send(.driverChosen(driver))
            }
            .accessibilityIdentifier("fleet.panel.assignSelected")
        }
        facts(driver)
        Text(Strings.driversOrders).font(theme.fonts.subheadline).accessibilityAddTraits(.isHeader)
        if orders.isEmpty { Text(Strings.noDriversOrders).foregroundStyle(theme.colors.secondaryText) }
        ForEach(orders, id: \.orderID) { row($0) }
        ListRow(Strings.driverPage, symbol: AppSymbols.userName, tone: .neutral) { store.send(.pageTapped(.driver(driverID))) }
            .accessibilityIdentifier("fleet.panel.page")
        if canOpen(ChatLink.self) {
            SecondaryButton(Strings.messageDriver, symbol: AppSymbols.messagesName) { store.send(.pageTapped(.message(person: driverID))) }
                .accessibilityIdentifier("fleet.messageDriver")
        }
    }

    private func facts(_ driver: DispatchDriver) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            if let since = driver.since {
                ListRow("\(Strings.onlineSince) \(DateFormat.time(since))", symbol: AppSymbols.clockName, tone: .neutral)
            }
            ListRow(position(driver), symbol: AppSymbols.locationName, tone: .neutral)
            if driver.unanswered > 0 {
                ListRow(Strings.unanswered, symbol: AppSymbols.bellName, tone: .warning) { Text(String(driver.unanswered)) }
            }
        }
    }

    private func position(_ driver: DispatchDriver) -> String {
        guard let position = driver.position else { return Strings.noPosition }
        let isFresh = store.state.live.now.map { !position.isStale(at: $0) } ?? false
        return isFresh ? Strings.positionNow : Strings.positionAt(DateFormat.time(position.time))
    }

    private func row(_ card: BoardCard) -> some View {
        ListRow(
            Strings.order(card.orderID), subtitle: "\(Strings.stage(of: card)) · \(card.area)", symbol: AppSymbols.bagName,
            tone: card.column(at: store.state.live.now).tone
        ) {
            store.send(.place(.panelChosen(.order(card.orderID))))
        }
        .accessibilityIdentifier("fleet.order.\(card.orderID)")
    }
}
