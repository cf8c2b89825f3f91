#if DEBUG
import Core
import CoreUI
import FleetAPI
import UI

struct ApplyView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(ApplyFeature.State(overview: .loading)).previewDisplayName("Loading")
            page(ApplyFeature.State(overview: .failed("No connection. Please try again."))).previewDisplayName("Failed")
            page(.page(.unused)).previewDisplayName("Empty")
            page(.page()).previewDisplayName("Loaded")
            page(.page(.inState(.draft), part: .person)).previewDisplayName("First step")
        }
    }

    static func page(_ state: ApplyFeature.State) -> some View { ApplyView(store: ScopedStore(state: state)) }
}

struct ApplyStatusView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            view(.page(.inState(.infoRequested, message: "The photo of the insurance is blurred."))).previewDisplayName("Question")
            view(.page(.inState(.declined, message: "We have enough people in Irvine."))).previewDisplayName("Refused")
            view(driver).previewDisplayName("Drives")
        }
    }

    private static var driver: ApplyFeature.State {
        var state = ApplyFeature.State.page(.inState(.approved))
        state.person = Person(id: 7, name: "Marisol Vega", roles: [.customer, .driver])
        return state
    }

    private static func view(_ state: ApplyFeature.State) -> some View {
        ApplyStatusView(overview: state.overview.value ?? .unused, store: ScopedStore(state: state))
    }
}

struct ApplyStartCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ApplyStartCard(overview: .unused) {}.previewDisplayName("Usual")
            ApplyStartCard(overview: ApplicationOverview(isOpen: false, minimumAge: 21, termsVersion: 1, documentDays: 30)) {}.previewDisplayName("Closed")
            ApplyStartCard(
                overview: ApplicationOverview(
                    isOpen: true, minimumAge: 21, termsVersion: 1, mayApplyAt: DriverApplication.sample.createdAt, documentDays: 30)
            ) {}.previewDisplayName("Later")
        }
    }
}

struct ApplicationCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            card(.inReview).previewDisplayName("Loaded")
            card(.draft).previewDisplayName("Unfinished")
            card(.submitted) { $0.isWithdrawing = true }.previewDisplayName("Question")
        }
    }

    private static func card(_ status: ApplicationStatus, _ change: (inout ApplyFeature.State) -> Void = { _ in }) -> some View {
        var state = ApplyFeature.State.page(.inState(status))
        change(&state)
        return ApplicationCard(application: state.application ?? .sample, store: ScopedStore(state: state))
    }
}

struct ApplyStepView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            step(.person) { $0.fields = ["name": "Fill this in.", "area": "Fill this in."] }.previewDisplayName("Refused")
            step(.vehicle).previewDisplayName("Vehicle of a driver")
            step(.license) { $0.message = "No connection. Please try again." }.previewDisplayName("Failed")
            step(.documents).previewDisplayName("Files")
            step(.check) { $0.isWorking = true }.previewDisplayName("Busy")
        }
    }

    private static func step(_ part: ApplicationPart, _ change: (inout ApplyFeature.State) -> Void = { _ in }) -> some View {
        var state = ApplyFeature.State.page(.inState(.draft), part: part)
        change(&state)
        return ApplyStepView(part: part, store: ScopedStore(state: state))
    }
}

struct ApplyDocumentsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ApplyDocumentsView(documents: [], state: ApplyDocumentsFeature.State(), fields: ["documents.insurance": "Send this one, too."]) { _ in }
                .previewDisplayName("Empty")
            ApplyDocumentsView(
                documents: [.sample], state: ApplyDocumentsFeature.State(messages: [.vehicle: "car.gif: Send another kind of picture."]), fields: [:]
            ) { _ in }
            .previewDisplayName("Failed")
        }
    }
}

struct ApplyCheckView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ApplyCheckView(form: .sample, documents: [.sample]).previewDisplayName("Loaded")
            ApplyCheckView(form: ApplicationForm(), documents: []).previewDisplayName("Empty")
        }
    }
}
#endif
