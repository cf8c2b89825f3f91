#if DEBUG
import Core
import CoreUI
import SustainabilityAPI
import UI

struct PublicImpactView_Previews: PreviewProvider {
    private static func page(_ impact: ViewState<PublicImpact>) -> some View {
        PublicImpactView(store: ScopedStore(state: PublicImpactFeature.State(isOpen: true, impact: impact)))
    }

    private static let nothing = PublicImpact(total: PublicImpact.sample.total, months: [], method: .sample, leastOrders: 10)

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(nothing)).previewDisplayName("Empty")
            page(.loaded(.sample)).previewDisplayName("Loaded")
            page(.failed("Not found.")).previewDisplayName("Failed")
        }
    }
}
#endif
