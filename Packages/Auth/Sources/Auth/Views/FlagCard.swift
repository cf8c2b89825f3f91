import AuthAPI
import Core
import Theme
import UI

/// One feature flag: its default, what the configuration says, and what comes of it for whoever looks.
struct FlagCard: View {
    let entry: FeatureFlags.Entry
    let person: Person?

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(entry.flag.name, trailing: { Pill(word(isOn), tone: isOn ? .success : .neutral) }) {
            Text(entry.flag.summary).foregroundStyle(theme.colors.secondaryText)
            line(Strings.flagDefault, word(entry.flag.isOn))
            line(Strings.flagConfigured(entry.flag.key), entry.isConfigured ? entry.audience.description : Strings.flagNotConfigured)
            line(Strings.flagForYou, word(isOn))
        }
        .accessibilityIdentifier("auth.flag.\(entry.flag.name)")
    }

    private var isOn: Bool { entry.audience.contains(person) }

    private func word(_ isOn: Bool) -> String { isOn ? Strings.flagOn : Strings.flagOff }

    private func line(_ title: String, _ value: String) -> some View {
        HStack(spacing: theme.spacing.sm) {
            Text(title).font(theme.fonts.callout)
            Spacer()
            Text(value).font(theme.fonts.callout)
        }
    }
}

struct FlagCard_Previews: PreviewProvider {
    static let entries =
        (try? FeatureFlags(
            [
                FeatureFlag("orders.tips", isOn: true, summary: "Customers may tip the driver."),
                FeatureFlag("fleet.batching", isOn: false, summary: "Several orders travel in one trip."),
                FeatureFlag("chat.pictures", isOn: false, summary: "Pictures may be sent in conversations."),
            ]
        ) { ["FLAG_FLEET_BATCHING": "driver, dispatcher", "FLAG_CHAT_PICTURES": "YES"][$0] })?.entries ?? []

    static var previews: some View {
        ForEach(entries, id: \.flag.name) { entry in
            FlagCard(entry: entry, person: User.sample.person).previewDisplayName(entry.flag.name)
        }
    }
}
