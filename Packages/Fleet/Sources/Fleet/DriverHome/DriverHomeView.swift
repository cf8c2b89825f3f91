import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The driver's tab `home`: going online, the job under way with its map, and the day's earnings.
struct DriverHomeView: View {
    let store: ScopedStore<DriverHomeFeature>
    let shift: ScopedStore<ShiftFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.driverHome)
            message
            ViewStateView(shift.state.shift, loading: .page, retry: { shift.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.driverHome)
        .onAppear {
            store.send(.appeared)
            shift.send(.appeared)
        }
    }

    @ViewBuilder
    private var message: some View {
        if let message = store.state.message ?? shift.state.message { NoticeBanner(message, tone: .danger) }
    }

    @ViewBuilder
    private func content(_ driver: DriverShift) -> some View {
        if driver.sharesPosition { PositionField { shift.send(.positionsRecorded($0)) } }
        // The next step first: the stop of a job, else an offer, and the switch that brings offers.
        SplitColumns {
            if let job = driver.currentJob { CurrentJobView(job: job, store: store, distance: shift.state.distanceBeyondGeofence) }
            OnlineCard(status: driver.status, store: shift)
            offers(driver.offers)
            if driver.currentJob == nil { JobMap(job: nil, areas: shift.state.areas) }
        } side: {
            if let job = driver.currentJob { JobMap(job: job, areas: shift.state.areas) }
            EarningsCards(status: driver.status)
            VehicleRow(vehicle: driver.status.vehicle) { store.send(.vehicleTapped) }
        }
    }

    @ViewBuilder
    private func offers(_ offers: [Job]) -> some View {
        if !offers.isEmpty {
            SectionCard(Strings.offers) {
                Pill(String(offers.count), tone: .info)
            } content: {
                ForEach(offers, id: \.id) { OfferRow(job: $0) { store.send(.offerTapped) } }
            }
        }
    }
}

/// The switch between online and offline.
private struct OnlineCard: View {
    let status: DriverStatus
    let store: ScopedStore<ShiftFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            Toggle(Strings.online, isOn: Binding(get: { store.state.switchingTo ?? status.online }, set: { store.send(.onlineToggled($0)) }))
                .disabled(store.state.switchingTo != nil)
                .font(theme.fonts.headline)
                .accessibilityIdentifier("fleet.online")
            Text(status.online ? Strings.onlineHint : Strings.offlineHint)
                .font(theme.fonts.callout)
                .foregroundStyle(theme.colors.secondaryText)
        }
    }
}

/// The day's earnings.
private struct EarningsCards: View {
    let status: DriverStatus

    var body: some View {
        AdaptiveGrid {
            StatCard(
                title: Strings.earnedToday, value: MoneyFormat.format(cents: status.earnedTodayCents, currency: status.currency),
                symbol: AppSymbols.walletName, tone: .success
            )
            .accessibilityIdentifier("fleet.earnedToday")
            StatCard(title: Strings.finishedToday, value: String(status.finishedToday), symbol: AppSymbols.checkName)
                .accessibilityIdentifier("fleet.finishedToday")
        }
    }
}

/// A short form of an offer, which leads to the page where it can be accepted.
private struct OfferRow: View {
    let job: Job
    let open: () -> Void

    var body: some View {
        ListRow(
            "\(Strings.kind(job.kind)) · \(job.area)", subtitle: "\(Strings.distance(job.distanceMeters)) · \(Strings.bagCount(job.bags))",
            symbol: AppSymbols.boxName, action: open
        ) {
            MoneyText(cents: job.payCents, currency: job.currency)
        }
    }
}
