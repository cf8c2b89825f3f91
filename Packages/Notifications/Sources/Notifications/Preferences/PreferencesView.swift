import Core
import CoreUI
import Foundation
import NotificationsAPI
import Theme
import UI

/// The page on which a person chooses how each kind of notification reaches them, and when they want quiet.
struct PreferencesView: View {
    let store: ScopedStore<PreferencesFeature>
    let push: ScopedStore<PushFeature>
    let texts: ScopedStore<TextsFeature>
    /// The person who is signed in.
    let person: Int?

    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn(.reading) {
            PageHeader(
                Strings.preferencesTitle, subtitle: Strings.preferencesSubtitle,
                back: BackButton(Strings.title, identifier: "notifications.back") { store.send(.backTapped) })
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("notifications.preferences.message") }
            ViewStateView(store.state.preferences, retry: { store.send(.appeared) }) { preferences in
                if let key = preferences.pushKey { PushSection(store: push, person: person, key: key) }
                if preferences.offersTexts { TextsSection(store: texts, phone: preferences.phone) }
                kinds(preferences)
                if preferences.kinds.contains(where: \.isMailedDaily) { digest(preferences) }
                // The app itself makes no noise, so without another channel there is nothing to keep quiet.
                if preferences.channels.count > 1 { quiet(preferences) }
            }
        }
        .onAppear { store.send(.appeared) }
    }

    private func kinds(_ preferences: NotificationPreferences) -> some View {
        SectionCard(Strings.channels) {
            ForEach(preferences.kinds, id: \.kind) { choice in
                if preferences.channels.count == 1 {
                    Toggle(choice.name, isOn: Binding(get: { choice.channels.contains(.inApp) }, set: { _ in toggle(choice.kind, .inApp) }))
                        .accessibilityIdentifier("notifications.\(choice.kind).inApp")
                } else {
                    KindRow(choice: choice, channels: preferences.channels) {
                        toggle(choice.kind, $0)
                    } toggleDaily: {
                        store.send(.dailyToggled(kind: choice.kind))
                    }
                }
            }
        }
    }

    private func toggle(_ kind: String, _ channel: NotificationChannel) { store.send(.channelToggled(kind: kind, channel)) }

    private func digest(_ preferences: NotificationPreferences) -> some View {
        SectionCard(Strings.digest) {
            Text(Strings.digestHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            Picker(Strings.digestAt, selection: Binding(get: { preferences.digestHour }, set: { store.send(.digestHourChosen($0)) })) {
                ForEach(Array(0..<24), id: \.self) { Text(TimeZoneNames.hour($0)).tag($0) }
            }
            .accessibilityIdentifier("notifications.digest.hour")
            if preferences.quietHours == nil { timeZone(preferences) }
        }
    }

    private func timeZone(_ preferences: NotificationPreferences) -> some View {
        Picker(Strings.timeZone, selection: Binding(get: { preferences.timeZone }, set: { store.send(.timeZoneChosen($0)) })) {
            ForEach(TimeZoneNames.offered(with: preferences.timeZone), id: \.self) { Text(TimeZoneNames.name(of: $0)).tag($0) }
        }
        .accessibilityIdentifier("notifications.timeZone")
    }

    private func quiet(_ preferences: NotificationPreferences) -> some View {
        SectionCard(Strings.quietHours) {
            Text(Strings.quietHoursHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            Toggle(Strings.quietHoursOn, isOn: Binding(get: { preferences.quietHours != nil }, set: { store.send(.quietHoursToggled($0)) }))
                .accessibilityIdentifier("notifications.quiet")
            if let hours = preferences.quietHours {
                hour(Strings.quietFrom, hours.from, identifier: "notifications.quiet.from") { QuietHours(from: $0, to: hours.to) }
                hour(Strings.quietTo, hours.to, identifier: "notifications.quiet.to") { QuietHours(from: hours.from, to: $0) }
                timeZone(preferences)
            }
        }
    }

    private func hour(_ title: String, _ hour: Int, identifier: String, change: @escaping (Int) -> QuietHours) -> some View {
        Picker(title, selection: Binding(get: { hour }, set: { store.send(.quietHoursChosen(change($0))) })) {
            ForEach(Array(0..<24), id: \.self) { Text(TimeZoneNames.hour($0)).tag($0) }
        }
        .accessibilityIdentifier(identifier)
    }
}

/// A kind of notification with a chip for each channel, and two for mail: as it happens, and once a day.
struct KindRow: View {
    let choice: KindChoice
    let channels: [NotificationChannel]
    let toggle: (NotificationChannel) -> Void
    let toggleDaily: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            Text(choice.name).font(theme.fonts.headline).foregroundStyle(theme.colors.text)
            ChipRow {
                ForEach(ways) { way in
                    Chip(way.name, isSelected: way.isOn, action: way.toggle)
                        .accessibilityLabel(Strings.channelOf(choice.name, channel: way.name))
                        .accessibilityIdentifier("notifications.\(choice.kind).\(way.id)")
                }
            }
        }
    }

    /// A chip: a channel, or the daily mail.
    private struct Way: Identifiable {
        let id: String
        let name: String
        let isOn: Bool
        let toggle: () -> Void
    }

    private var ways: [Way] {
        channels.flatMap { channel in
            let isOn = channel == .mail ? choice.isMailedAtOnce : choice.channels.contains(channel)
            let way = Way(id: channel.rawValue, name: Strings.name(channel), isOn: isOn) { toggle(channel) }
            return channel == .mail ? [way, Way(id: "daily", name: Strings.channelDaily, isOn: choice.isMailedDaily, toggle: toggleDaily)] : [way]
        }
    }
}
