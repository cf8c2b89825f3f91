import Core
import RetailAPI

/// Adds and changes retailers, for administrators.
struct ManagementFeature: Screen {
    struct State: Sendable, Equatable {
        /// All retailers, by name.
        var retailers: ViewState<[ManagedRetailer]> = .idle
        /// The new or changed retailer as typed.
        var form = RetailerForm()
        /// True while a retailer is on its way to the server.
        var isWorking = false
        /// The reason of a failure that no single field is at fault for.
        var message: String?
        /// The messages by field.
        var fields: [String: String] = [:]

        /// The form, where anything was typed.
        var draft: RetailerForm? { form == RetailerForm() ? nil : form }
    }

    enum Action: Sendable, Equatable {
        /// The page appeared, or was asked for again.
        case appeared
        /// Entries from before a restart of the server were restored.
        case draftRestored(RetailerForm)
        /// The retailers arrived, or didn't.
        case loaded(Result<[ManagedRetailer], APIError>)
        /// The way to a retailer's items was pressed.
        case itemsTapped(Int)
        /// A retailer is to be changed.
        case editTapped(Int)
        /// The form is to be emptied.
        case cancelTapped
        case edited(RetailerEdit)
        case saveTapped
        /// Saving ended.
        case saved(Result<ManagedRetailer, APIError>)
    }

    let service: any RetailerService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.retailers.beginLoading()
            return .load(id: "retailers", service.retailers) { .loaded($0) }
        case .draftRestored(let form): state.form = form
        case .loaded(let result): state.retailers.finish(result)
        case .itemsTapped(let id): return .open(RetailManagementLink.items(id))
        case .editTapped(let id):
            guard !state.isWorking, let retailer = state.retailers.value?.first(where: { $0.id == id }) else { return .none }
            state.form = RetailerForm(retailer)
            (state.fields, state.message) = ([:], nil)
        case .cancelTapped:
            guard !state.isWorking else { return .none }
            (state.form, state.fields, state.message) = (RetailerForm(), [:], nil)
        case .edited(let edit):
            state.form.edit(edit)
            (state.fields, state.message) = ([:], nil)
        case .saveTapped: return save(&state)
        case .saved(.success(let retailer)):
            (state.isWorking, state.form) = (false, RetailerForm())
            return .merge(.event(.notice(Strings.retailerSaved(retailer.content.name))), reduce(&state, .appeared))
        case .saved(.failure(let error)):
            (state.isWorking, state.fields) = (false, error.fieldsOfContent)
            state.message = error.fields.isEmpty ? error.message : nil
            // What somebody else has saved meanwhile is what the next change begins with.
            return error.code == "stale_version" ? reduce(&state, .appeared) : .none
        }
        return .none
    }

    private func save(_ state: inout State) -> Effect<Action> {
        guard !state.isWorking else { return .none }
        let form = state.form
        do throws(APIError) {
            let content = try form.content()
            (state.isWorking, state.message, state.fields) = (true, nil, [:])
            return .load(id: "save") { [service] () async throws(APIError) in
                guard let id = form.id else { return try await service.create(content) }
                return try await service.change(RetailerChange(id: id, version: form.version, active: form.isActive, content: content))
            } send: {
                .saved($0)
            }
        } catch {
            state.fields = error.fields
            return .none
        }
    }
}
