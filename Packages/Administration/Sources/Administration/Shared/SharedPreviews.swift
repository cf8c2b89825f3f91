#if DEBUG
import AdministrationAPI
import AuthAPI
import Core
import CoreUI
import UI

struct HealthCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            HealthCard(checks: HealthCheck.samples).previewDisplayName("Attention")
            HealthCard(checks: HealthCheck.Part.allCases.map { HealthCheck(part: $0, isHealthy: true) }).previewDisplayName("All well")
        }
    }
}

struct EventRow_Previews: PreviewProvider {
    static var previews: some View { EventRow(event: .sample).previewDisplayName("An entry") }
}

struct DevelopersEntranceView_Previews: PreviewProvider {
    static var previews: some View { DevelopersEntranceView().previewDisplayName("Usual") }
}
#endif
