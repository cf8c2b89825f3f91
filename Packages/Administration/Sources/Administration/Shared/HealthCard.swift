import AdministrationAPI
import Core
import CoreUI
import Theme
import UI

/// The state of each watched part of the product.
struct HealthCard: View {
    let checks: [HealthCheck]

    var body: some View {
        SectionCard(Strings.health) {
            Pill(isHealthy ? Strings.allWell : Strings.needsAttention, tone: isHealthy ? .success : .warning)
        } content: {
            ForEach(checks, id: \.part) { check in
                ListRow(
                    Strings.part(check.part), subtitle: check.detail, symbol: check.isHealthy ? AppSymbols.checkName : AppSymbols.warningName,
                    tone: check.isHealthy ? .success : .warning
                ) {
                    Pill(check.isHealthy ? Strings.healthy : Strings.needsAttention, tone: check.isHealthy ? .success : .warning)
                }
                .accessibilityIdentifier("administration.check.\(check.part.rawValue)")
            }
        }
    }

    private var isHealthy: Bool { checks.allSatisfy(\.isHealthy) }
}
