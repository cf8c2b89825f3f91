#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

extension PrivacyOverview {
    fileprivate static let preview = PrivacyOverview(
        kinds: [
            .sample,
            Kind(
                id: "support", name: "Questions", purpose: "To answer what you ask.", retention: "For as long as you book."),
        ],
        consents: [
            Consent(id: 5, purpose: "analytics", version: 1, given: false, time: Consent.sample.time.addingTimeInterval(86_400)), .sample,
        ],
        viewings: [.sample])
}

struct PrivacyView_Previews: PreviewProvider {
    private static func page(_ consent: ViewState<Bool>, _ change: (inout PrivacyFeature.State) -> Void = { _ in }) -> some View {
        var state = PrivacyFeature.State(consent: consent, overview: consent.value == nil ? .loading : .loaded(.preview))
        change(&state)
        return PrivacyView(store: ScopedStore(state: state), back: {}, devices: {}, export: {}, delete: {})
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(false)).previewDisplayName("Off")
            page(.loaded(true)).previewDisplayName("On")
            page(.loaded(false)) { $0.pending = true }.previewDisplayName("Being saved")
            page(.loaded(false)) { $0.message = "No connection. Please try again." }.previewDisplayName("Not saved")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct KeptDataList_Previews: PreviewProvider {
    static var previews: some View { KeptDataList(kinds: PrivacyOverview.preview.kinds).previewDisplayName("Loaded") }
}

struct ViewingList_Previews: PreviewProvider {
    static var previews: some View { ViewingList(viewings: PrivacyOverview.preview.viewings).previewDisplayName("Loaded") }
}

struct ConsentList_Previews: PreviewProvider {
    static var previews: some View { ConsentList(consents: PrivacyOverview.preview.consents).previewDisplayName("Loaded") }
}
#endif
