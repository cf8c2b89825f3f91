import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The driver's tab `home`: the map, and over its end what is next, whether the driver gets offers, and the day's earnings.
struct DriverHomeView: View {
    let store: ScopedStore<DriverHomeFeature>
    let stops: ScopedStore<StopsFeature>
    let shift: ScopedStore<ShiftFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        MapPage(Strings.driverHome) {
            JobMap(job: shift.state.currentJob, areas: shift.state.areas, position: shift.state.position, height: .full)
        } sheet: {
            if let message = store.state.message ?? stops.state.message ?? shift.state.message { NoticeBanner(message, tone: .danger) }
            ViewStateView(shift.state.shift, loading: .cards(1), retry: { shift.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.driverHome)
        .onAppear {
            store.send(.appeared)
            stops.send(.appeared)
            shift.send(.shown)
        }
    }

    @ViewBuilder
    private func content(_ driver: DriverShift) -> some View {
        if let job = driver.currentJob {
            NextStopsView(job: job, store: stops, distance: shift.state.distanceBeyondGeofence) { store.send(.ordersTapped) }
            ShiftRow(status: driver.status, store: shift)
            ReleaseButton(job: job, store: store)
            Text(Strings.breakAfterJob).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
        } else {
            ShiftRow(status: driver.status, store: shift)
            WithoutJobView(driver: driver, store: shift) { store.send(.offersTapped) }
        }
        OfferSoundRow(isMuted: store.state.isMuted) { store.send(.mutedChanged($0)) }
        VehicleRow(vehicle: driver.status.vehicle) { store.send(.vehicleTapped) }
    }
}

/// The switch between online and offline, and the day's earnings.
private struct ShiftRow: View {
    let status: DriverStatus
    let store: ScopedStore<ShiftFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        HStack(spacing: theme.spacing.lg) {
            VStack(alignment: .leading, spacing: 0) {
                Text(MoneyFormat.format(cents: status.earnedTodayCents, currency: status.currency))
                    .font(theme.fonts.title)
                    .foregroundStyle(theme.colors.text)
                    .accessibilityLabel("\(Strings.earnedToday): \(MoneyFormat.format(cents: status.earnedTodayCents, currency: status.currency))")
                    .accessibilityIdentifier("fleet.earnedToday")
                Text(Strings.jobsToday(status.finishedToday))
                    .font(theme.fonts.caption)
                    .foregroundStyle(theme.colors.secondaryText)
                    .accessibilityIdentifier("fleet.finishedToday")
            }
            Spacer()
            Toggle(Strings.online, isOn: Binding(get: { store.state.switchingTo ?? status.online }, set: { store.send(.onlineToggled($0)) }))
                .disabled(store.state.switchingTo != nil)
                .font(theme.fonts.headline)
                .accessibilityIdentifier("fleet.online")
        }
    }
}

/// The next action of a driver without a job: go online, see the offers, or wait for one.
private struct WithoutJobView: View {
    let driver: DriverShift
    let store: ScopedStore<ShiftFeature>
    let seeOffers: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        if !driver.offers.isEmpty {
            line(Strings.openOffers(driver.offers.count))
            PrimaryButton(Strings.seeOffers, symbol: AppSymbols.arrowRightName, action: seeOffers).accessibilityIdentifier("fleet.seeOffers")
        } else if driver.status.onBreak {
            line(Strings.breakHint)
            ReturnButton(status: driver.status, store: store)
        } else if driver.status.online {
            line(Strings.onlineHint)
            SecondaryButton(Strings.takeBreak, symbol: AppSymbols.clockName, isBusy: store.state.isSwitchingBreak) { store.send(.breakTapped(true)) }
                .offline(FleetIntents.setBreak, fields: ["onBreak": "true"])
                .accessibilityIdentifier("fleet.takeBreak")
        } else {
            if driver.wasPutOffline {
                NoticeBanner(Strings.putOffline, tone: .warning).accessibilityIdentifier("fleet.putOffline")
            } else {
                line(Strings.offlineHint)
            }
            ReturnButton(status: driver.status, store: store)
        }
    }

    private func line(_ text: String) -> some View {
        Text(text).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
    }
}

/// The switch for the sound of new offers, which is chosen for this device alone. The browser keeps it.
private struct OfferSoundRow: View {
    let isMuted: Bool?
    let change: (Bool) -> Void

    var body: some View {
        Toggle(Strings.offerSound, isOn: Binding(get: { isMuted != true }, set: { change(!$0) }))
            .accessibilityIdentifier("fleet.sound")
            .hook(.muted, options: ["muted": isMuted.map(String.init) ?? ""]) { change($0) }
    }
}

extension Hook<Bool> {
    /// The script `offer`, which says whether offers are muted on this device.
    static let muted = Hook("fleet-muted")
}
