import Core
import CoreUI
import Theme
import UI

/// The page of the product's feature flags, for administrators.
struct FlagsView: View {
    let flags: [FeatureFlags.Entry]
    let person: Person?
    let back: () -> Void

    var body: some View {
        AccountPage(Strings.flags, subtitle: Strings.flagsSubtitle, back: back) {
            if flags.isEmpty { NoticeBanner(Strings.flagsEmpty).accessibilityIdentifier("auth.flags.empty") }
            ForEach(flags, id: \.flag.name) { FlagCard(entry: $0, person: person) }
        }
    }
}

/// A feature flag: its default, its configuration, and whether it is on for the person who looks.
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
