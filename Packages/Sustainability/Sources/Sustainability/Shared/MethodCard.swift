import SustainabilityAPI
import Theme
import UI

/// The method that computed the figures: its formula, assumptions and sources.
struct MethodCard: View {
    let method: MethodDescription

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.method) {
            Pill(Strings.version(method.version))
        } content: {
            Text(Strings.formula).font(theme.fonts.body).foregroundStyle(theme.colors.text)
            lines(Strings.assumptions, method.assumptions)
            lines(Strings.sources, method.sources)
        }
        .accessibilityIdentifier("impact.method")
    }

    private func lines(_ title: String, _ lines: [String]) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            Text(title).font(theme.fonts.subheadline).foregroundStyle(theme.colors.text)
            ForEach(lines, id: \.self) { line in
                Text(line).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            }
        }
    }
}
