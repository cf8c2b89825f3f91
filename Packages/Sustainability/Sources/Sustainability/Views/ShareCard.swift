import Foundation
import SustainabilityAPI
import Theme
import UI

/// How many of the latest orders took less CO2 than washing at home.
struct ShareCard: View {
    let orders: [OrderImpact]

    @Environment(\.theme) private var theme

    private var saved: Int { orders.count { $0.savings.co2.value > 0 } }

    private var share: Double { orders.isEmpty ? 0 : Double(saved) / Double(orders.count) }

    var body: some View {
        SectionCard(Strings.share) {
            RingChart(Strings.share, fraction: share, text: "\(saved)/\(orders.count)").frame(maxWidth: .infinity)
            Text(Strings.shareHint(saved, orders: orders.count))
                .font(theme.fonts.caption)
                .foregroundStyle(theme.colors.secondaryText)
        }
        .accessibilityIdentifier("impact.share")
    }
}

struct ShareCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ShareCard(orders: [.sample, .bundled]).previewDisplayName("Loaded")
            ShareCard(orders: [.sample]).previewDisplayName("Negative")
        }
    }
}
