import AuthAPI
import Core
import CoreUI
import FleetAPI
import Networking

/// The application to drive: how it stands, and its form in steps.
struct ApplyFeature: Screen {
    struct State: Sendable, Equatable {
        /// The signed-in person; nil before somebody is.
        var person: Person?
        var overview: ViewState<ApplicationOverview> = .idle
        /// The names of the service areas; empty until they are known.
        var areas: [String] = []
        /// The step of the form that is open; nil for how it stands.
        var part: ApplicationPart?
        /// The entries as typed.
        var form = ApplicationForm()
        /// True where something was typed that isn't saved.
        var isEdited = false
        var acceptsTerms = false
        var documents = ApplyDocumentsFeature.State()
        /// True while a change is on its way to the server.
        var isWorking = false
        /// True while the person is asked whether to withdraw.
        var isWithdrawing = false
        /// The reason of a failure that no single field is at fault for.
        var message: String?
        /// The messages by field.
        var fields: [String: String] = [:]

        var application: DriverApplication? { overview.value?.application }

        /// The entries that aren't saved yet; nil if there are none.
        var draft: ApplyDraft? { isEdited || acceptsTerms ? ApplyDraft(form: form, acceptsTerms: acceptsTerms) : nil }

        /// Replaces the application, and leaves what is typed.
        mutating func setApplication(_ application: DriverApplication) {
            guard var overview = overview.value else { return }
            overview.application = application
            self.overview = .loaded(overview)
        }

        /// Shows an application as the server has it.
        mutating func show(_ application: DriverApplication) {
            setApplication(application)
            if !isEdited { form = application.form }
        }
    }

    enum Action: Sendable, Equatable {
        case appeared
        case disappeared
        /// A place was opened: how it stands, or a step of the form.
        case opened(ApplicationPart?)
        case draftRestored(ApplyDraft)
        case loaded(Result<ApplicationOverview, APIError>)
        case areasLoaded(Result<[String], APIError>)
        case edited(ApplyEntry, String)
        case bagsChanged(Int)
        case termsToggled(Bool)
        case continueTapped
        /// The entries that were sent are saved, or not.
        case saved(ApplicationForm, Result<DriverApplication, APIError>)
        case documents(ApplyDocumentsFeature.Action)
        case submitTapped
        case withdraw(isAsked: Bool)
        case withdrawConfirmed
        /// Submitting or withdrawing ended.
        case moved(Result<DriverApplication, APIError>)
        case accountTapped
        case driveTapped
    }

    let service: any ApplicationService
    let following: Following

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared: return appear(&state)
        case .disappeared: return .cancel(id: "live")
        case .opened(let part): open(part, &state)
        case .draftRestored(let draft): (state.form, state.acceptsTerms, state.isEdited) = (draft.form, draft.acceptsTerms, true)
        case .loaded(let result): load(result, &state)
        case .areasLoaded(let result): state.areas = (try? result.get()) ?? []
        case .edited(let entry, let text):
            state.form[keyPath: entry.text] = text
            (state.isEdited, state.fields[entry.rawValue]) = (true, nil)
        case .bagsChanged(let count): (state.form.bags, state.isEdited, state.fields["bags"]) = (count, true, nil)
        case .termsToggled(let accepts): (state.acceptsTerms, state.fields["termsVersion"]) = (accepts, nil)
        case .continueTapped: return save(&state)
        case .saved(let sent, let result): finishSaving(sent, result, &state)
        case .documents(let action): return documents(action, &state)
        case .submitTapped: return submit(&state)
        case .withdraw(let isAsked): state.isWithdrawing = isAsked
        case .withdrawConfirmed: return withdraw(&state)
        case .moved(let result): return finishMoving(result, &state)
        case .accountTapped: return .open(AuthLink.account)
        case .driveTapped: return .open(FleetLink.driverHome)
        }
        return .none
    }

    private func appear(_ state: inout State) -> Effect<Action> {
        state.overview.beginLoading()
        let areas: Effect<Action> = state.areas.isEmpty ? .load(id: "areas", service.areaNames) { .areasLoaded($0) } : .none
        guard let person = state.person else { return .merge(.load(id: "live", service.overview) { .loaded($0) }, areas) }
        return .merge(
            .follow(FleetTopics.applicant(person.id), id: "live", with: following, load: service.overview) { .loaded($0) }, areas)
    }

    private func load(_ result: Result<ApplicationOverview, APIError>, _ state: inout State) {
        state.overview.finish(result)
        if let application = state.application, !state.isEdited { state.form = application.form }
        // A name that is known already is less to type.
        if state.application == nil, state.form == ApplicationForm() { state.form.name = state.person?.name ?? "" }
        open(state.part, &state)
    }

    /// Opens a step where the form can be filled in, and otherwise how it stands. The first step begins an application.
    private func open(_ part: ApplicationPart?, _ state: inout State) {
        if state.part != part { (state.message, state.fields) = (nil, [:]) }
        guard let overview = state.overview.value else {
            state.part = part
            return
        }
        if overview.application?.status.isOpen == true {
            state.part = overview.application?.status.isEditable == true ? part : nil
        } else {
            let mayApply = overview.isOpen && overview.mayApplyAt == nil && state.person?.roles.contains(.driver) != true
            state.part = part != nil && mayApply ? .person : nil
        }
    }

    /// Saves what was typed, and goes on to the next step.
    private func save(_ state: inout State) -> Effect<Action> {
        guard !state.isWorking, state.part != nil else { return .none }
        state.message = nil
        if let application = state.application, application.status.isEditable, !state.isEdited {
            advance(application, &state)
            return .none
        }
        state.isWorking = true
        let sent = state.form
        return .load(id: "change") { [service] () async throws(APIError) in
            try await service.save(sent)
        } send: {
            .saved(sent, $0)
        }
    }

    private func finishSaving(_ sent: ApplicationForm, _ result: Result<DriverApplication, APIError>, _ state: inout State) {
        state.isWorking = false
        switch result {
        case .success(let application):
            // What was typed meanwhile stays, and goes with the next step.
            state.isEdited = state.form != sent
            state.show(application)
            advance(application, &state)
        case .failure(let error): fail(error, &state)
        }
    }

    /// Opens the next step, or says what the open one lacks.
    private func advance(_ application: DriverApplication, _ state: inout State) {
        guard let part = state.part else { return }
        state.fields = application.problems.filter { ApplicationPart(of: $0.key) == part }
        if state.fields.isEmpty, let next = part.next { state.part = next }
    }

    private func documents(_ action: ApplyDocumentsFeature.Action, _ state: inout State) -> Effect<Action> {
        guard var application = state.application else { return .none }
        if case .reported(let kind, .some, _, _) = action { state.fields["documents.\(kind.rawValue)"] = nil }
        let effect = ApplyDocumentsFeature(service: service).reduce(&state.documents, action, application: &application)
        state.setApplication(application)
        return effect.map(scope: "documents", Action.documents)
    }

    private func submit(_ state: inout State) -> Effect<Action> {
        guard !state.isWorking, let overview = state.overview.value, let application = overview.application else { return .none }
        guard state.acceptsTerms else {
            state.fields["termsVersion"] = Strings.applyTermsNeeded
            return .none
        }
        (state.isWorking, state.message, state.fields) = (true, nil, [:])
        let unsaved = state.isEdited ? state.form : nil
        return .load(id: "change") { [service] () async throws(APIError) in
            var version = application.version
            if let unsaved { version = try await service.save(unsaved).version }
            return try await service.submit(ApplicationSubmission(version: version, termsVersion: overview.termsVersion))
        } send: {
            .moved($0)
        }
    }

    private func withdraw(_ state: inout State) -> Effect<Action> {
        guard !state.isWorking, let application = state.application else { return .none }
        (state.isWorking, state.isWithdrawing, state.message) = (true, false, nil)
        return .load(id: "change") { [service] () async throws(APIError) in
            try await service.withdraw(version: application.version)
        } send: {
            .moved($0)
        }
    }

    private func finishMoving(_ result: Result<DriverApplication, APIError>, _ state: inout State) -> Effect<Action> {
        state.isWorking = false
        switch result {
        case .success(let application):
            (state.isEdited, state.acceptsTerms, state.part, state.fields) = (false, false, nil, [:])
            state.show(application)
            return .event(.notice(application.status == .submitted ? Strings.applySent : Strings.applyWithdrawn))
        case .failure(let error):
            fail(error, &state)
            // Somebody was faster, or it changed in another tab.
            return error.status == 409 ? .load(id: "live-again", service.overview) { .loaded($0) } : .none
        }
    }

    /// Shows a failure at its fields, on the first step that has one of them.
    private func fail(_ error: APIError, _ state: inout State) {
        state.fields = error.fields
        state.message = error.fields.isEmpty ? error.message : nil
        let parts = error.fields.keys.map { ApplicationPart(of: $0) }
        if let first = ApplicationPart.allCases.first(where: parts.contains) { state.part = first }
    }
}
