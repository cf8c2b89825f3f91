#if DEBUG
import Core
import CoreUI
import PaymentsAPI
import UI

struct IncidentsView_Previews: PreviewProvider {
    static var all: [Incident] {
        var resolved = Incident.sample
        (resolved.id, resolved.state, resolved.note) = (3, .resolved, "Corrected at the provider on Monday")
        var left = Incident.sample
        (left.id, left.kind, left.ours, left.theirs) = (2, "provider", "stripe", "paypal")
        return [.sample, resolved, left]
    }

    private static func view(_ incidents: ViewState<[Incident]>) -> some View {
        IncidentsView(store: ScopedStore(state: IncidentsFeature.State(incidents: incidents)))
    }

    static var previews: some View {
        Group {
            view(.loaded(all)).previewDisplayName("Loaded")
            view(.loaded([])).previewDisplayName("Empty")
            view(.loading).previewDisplayName("Loading")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct IncidentCard_Previews: PreviewProvider {
    static var previews: some View {
        IncidentCard(incident: .sample, store: ScopedStore(state: IncidentsFeature.State(selected: 4, message: "Enter an explanation.")))
            .previewDisplayName("Form")
    }
}
#endif
