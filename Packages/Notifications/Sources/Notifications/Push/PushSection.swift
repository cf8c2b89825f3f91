import Core
import CoreUI
import Theme
import UI

/// Says in words what pushed notifications are before the browser asks for its permission, turns them on and off in it, and says what to do where it refuses.
struct PushSection: View {
    let store: ScopedStore<PushFeature>
    let person: Int?
    let key: String

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.push) {
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("notifications.push.message") }
            content
        }
        .hook(.push, options: ["person": person.map { "\($0)" } ?? "", "vapid": key]) { store.send(.reported($0)) }
    }

    @ViewBuilder private var content: some View {
        switch store.state.device {
        case nil, .off?:
            hint(Strings.pushHint)
            SecondaryButton(Strings.pushTurnOn, symbol: AppSymbols.bellName) {}.accessibilityIdentifier("notifications.push.on")
        case .on?:
            NoticeBanner(Strings.pushIsOn, tone: .success).accessibilityIdentifier("notifications.push.state")
            SecondaryButton(Strings.pushTurnOff) {}.accessibilityIdentifier("notifications.push.off")
        case .blocked?: NoticeBanner(Strings.pushBlocked, tone: .warning).accessibilityIdentifier("notifications.push.state")
        case .unavailable?: hint(Strings.pushUnavailable).accessibilityIdentifier("notifications.push.state")
        case .failed?:
            NoticeBanner(Strings.pushFailed, tone: .danger).accessibilityIdentifier("notifications.push.state")
            SecondaryButton(Strings.pushTurnOn, symbol: AppSymbols.bellName) {}.accessibilityIdentifier("notifications.push.on")
        }
    }

    private func hint(_ text: String) -> some View { Text(text).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText) }
}

/// Sends the browser's subscription again when a page loads. It shows nothing.
struct PushKeeperView: View {
    let store: ScopedStore<PushFeature>
    let person: Int?

    var body: some View {
        if let person { EmptyView().hook(.keptPush, options: options(person)) { store.send(.reported($0)) } }
    }

    // Elements of lists have a `data-key` of their own.
    private func options(_ person: Int) -> [String: String] {
        ["person": "\(person)", "vapid": store.state.key, "renewal": store.state.renewal].compactMapValues(\.self)
    }
}

extension Hook<PushReport> {
    /// Turns pushed notifications on and off; see Resources/Notifications/push.js.
    static let push = Hook("notifications-push")
    /// Keeps the server's word of the subscription current.
    static let keptPush = Hook("notifications-push-kept")
}
