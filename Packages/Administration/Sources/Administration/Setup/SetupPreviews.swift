#if DEBUG
import AdministrationAPI
import Core
import CoreUI
import UI

struct SetupView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { $0.status = .loading }.previewDisplayName("Loading")
            page { $0.status = .loaded(.sample) }.previewDisplayName("Begun")
            page { $0.status = .loaded(SetupStatus(steps: [.finished], isFinished: true)) }.previewDisplayName("Finished")
            page { $0.status = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
            page { ($0.status, $0.message) = (.loaded(SetupStatus(steps: [.untried], isFinished: false)), "Try again in a minute.") }
                .previewDisplayName("Refused")
        }
    }

    private static func page(_ change: (inout SetupFeature.State) -> Void) -> SetupView {
        var state = SetupFeature.State()
        change(&state)
        return SetupView(store: ScopedStore(state: state))
    }
}

struct SetupStepCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            card(.sample).previewDisplayName("To review")
            card(.untried).previewDisplayName("Trial failed")
            card(.untried, trying: "mail").previewDisplayName("Trying")
            card(.missing).previewDisplayName("Missing")
            card(.finished).previewDisplayName("Done")
        }
    }

    private static func card(_ step: SetupStepStatus, trying: String? = nil) -> SetupStepCard {
        SetupStepCard(step: step, store: ScopedStore(state: SetupFeature.State(trying: trying)))
    }
}

struct SetupCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SetupCard(progress: .sample) {}.previewDisplayName("Begun")
            SetupCard(progress: SetupProgress(done: 0, count: 7)) {}.previewDisplayName("Not begun")
        }
    }
}
#endif
