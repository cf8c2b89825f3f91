#if DEBUG
import Core
import CoreUI
import NotificationsAPI
import UI

struct PreferencesView_Previews: PreviewProvider {
    static var previews: some View {
        page(.loading).previewDisplayName("Loading")
        page(.loaded(.sample)).previewDisplayName("Loaded")
        page(.loaded(.appAlone)).previewDisplayName("The app alone")
        page(.loaded(.awake)) { $0.message = "No connection. Please try again." }.previewDisplayName("Not saved")
        page(.loaded(.daily)).previewDisplayName("Daily mail")
        page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
    }

    private static func page(
        _ preferences: ViewState<NotificationPreferences>, _ change: (inout PreferencesFeature.State) -> Void = { _ in }
    ) -> some View {
        var state = PreferencesFeature.State(preferences: preferences)
        change(&state)
        return PreferencesView(
            store: ScopedStore(state: state), push: ScopedStore(state: PushFeature.State(device: .off)),
            texts: ScopedStore(state: TextsFeature.State()), person: 7)
    }
}

struct KindRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            KindRow(choice: NotificationPreferences.sample.kinds[0], channels: [.inApp, .mail]) { _ in
            } toggleDaily: {
            }.previewDisplayName("Both")
            KindRow(
                choice: KindChoice(kind: "order.failed", name: "Whenever something that has to do with a pickup or a delivery goes wrong", channels: []),
                channels: NotificationChannel.allCases
            ) { _ in
            } toggleDaily: {
            }.previewDisplayName("Long text")
        }
    }
}

extension NotificationPreferences {
    /// Those of a product without mail, for previews.
    static let appAlone = NotificationPreferences(
        channels: [.inApp], kinds: NotificationPreferences.sample.kinds, quietHours: nil, timeZone: "America/Los_Angeles")

    /// Those of a person who gets mail once a day, for previews.
    static let daily: NotificationPreferences = {
        var preferences = NotificationPreferences.sample
        (preferences.kinds[0].isDaily, preferences.quietHours, preferences.digestHour) = (true, nil, 18)
        return preferences
    }()

    /// Those of a person without quiet hours, for previews.
    static let awake = NotificationPreferences(
        channels: [.inApp, .push, .mail, .sms], kinds: NotificationPreferences.sample.kinds, quietHours: nil, timeZone: "Europe/Warsaw",
        pushKey: PushKeys.sample.p256dh, offersTexts: true, phone: .sample)
}
#endif
