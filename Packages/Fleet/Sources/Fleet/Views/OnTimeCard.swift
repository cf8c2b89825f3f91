import Foundation
import Theme
import UI

/// The service level: how many of the active orders are on time.
struct OnTimeCard: View {
    let share: Double?

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.onTime) {
            ring.frame(maxWidth: .infinity)
            Text(share == nil ? Strings.nothingActive : Strings.onTimeHint)
                .font(theme.fonts.caption)
                .foregroundStyle(theme.colors.secondaryText)
        }
        .accessibilityIdentifier("fleet.onTime")
    }

    private var ring: some View {
        RingChart(Strings.onTime, fraction: share ?? 0, text: share.map { $0.formatted(.percent.precision(.fractionLength(0))) } ?? "–")
    }
}

struct OnTimeCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OnTimeCard(share: 0.89).previewDisplayName("Loaded")
            OnTimeCard(share: nil).previewDisplayName("Empty")
        }
    }
}
