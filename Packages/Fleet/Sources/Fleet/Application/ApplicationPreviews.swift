#if DEBUG
import Core
import CoreUI
import FleetAPI
import UI

struct ApplicationView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(ApplicationFeature.State(id: 4, application: .loading)).previewDisplayName("Loading")
            page(ApplicationFeature.State(id: 4, application: .failed("No connection. Please try again."))).previewDisplayName("Failed")
            page(ApplicationFeature.State(id: 4, application: .loaded(.sample))).previewDisplayName("Loaded")
            page(ApplicationFeature.State(id: 4, application: .loaded(.sample), message: "Another administrator was quicker.")).previewDisplayName("Too late")
        }
    }

    private static func page(_ state: ApplicationFeature.State) -> some View { ApplicationView(store: ScopedStore(state: state)) }
}

struct ApplicationFilesCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ApplicationFilesCard(documents: []).previewDisplayName("Empty")
            ApplicationFilesCard(documents: [.sample, insurance]).previewDisplayName("Loaded")
        }
    }

    private static let insurance = ApplicationDocument(
        id: 6, kind: .insurance, name: "policy.pdf", contentType: "application/pdf", bytes: 2_412_000, createdAt: ApplicationDocument.sample.createdAt)
}

struct DecisionCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            card(ApplicationFeature.State(id: 4)).previewDisplayName("Empty")
            card(ApplicationFeature.State(id: 4, fields: ["message": "Say why, please."])).previewDisplayName("Refused")
            card(ApplicationFeature.State(id: 4, deciding: .approved)).previewDisplayName("Question")
        }
    }

    private static func card(_ state: ApplicationFeature.State) -> some View { DecisionCard(shown: .sample, store: ScopedStore(state: state)) }
}

struct ApplicationNotesCard_Previews: PreviewProvider {
    static var previews: some View {
        ApplicationNotesCard(store: ScopedStore(state: ApplicationFeature.State(id: 4, note: "Called her, all is well."))).previewDisplayName("Filled")
    }
}
#endif
