import Core
import RetailAPI

/// The items of a retailer, and the form of one, for administrators.
struct StockFeature: Screen {
    struct State: Sendable, Equatable {
        /// The retailer; nil while its page isn't open.
        var retailer: Int?
        var query = ""
        var page = 1
        var items: ViewState<Page<ManagedItem>> = .idle
        /// The new or changed item as typed.
        var form = ItemForm()
        /// The item that is changed, with its picture and later prices.
        var item: ManagedItem?
        /// True while an item is on its way to the server.
        var isWorking = false
        /// The reason of a failure that no single field is at fault for.
        var message: String?
        /// The messages by field.
        var fields: [String: String] = [:]

        /// The form with its retailer, where anything was typed.
        var draft: StockDraft? { retailer.flatMap { form == ItemForm() ? nil : StockDraft(retailer: $0, form: form) } }
    }

    enum Action: Sendable, Equatable {
        /// The page of a retailer was opened, or left for nil.
        case opened(Int?)
        /// Entries from before a restart of the server were restored.
        case draftRestored(StockDraft)
        case reloadTapped
        /// The way to the deals or the import was pressed.
        case linkTapped(RetailManagementLink)
        case queryChanged(String)
        case pageTapped(Int)
        case loaded(Result<Page<ManagedItem>, APIError>)
        case editTapped(Int)
        case cancelTapped
        case edited(ItemEdit)
        case saveTapped
        case saved(Result<ManagedItem, APIError>)
        /// The browser sent a picture, or couldn't.
        case pictureSent(PhotoOutcome)
        case removePictureTapped
        /// The item arrived with another picture, or didn't.
        case pictureChanged(Result<ManagedItem, APIError>)
    }

    let service: any StockService
    let clock: any Clock

    /// The number of items of a page.
    static let limit = 20
    /// The time that a search waits for the next letter.
    static let delay = Duration.milliseconds(250)

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let retailer):
            guard retailer != state.retailer else { return retailer == nil ? .none : load(&state) }
            // A form that was begun for the same retailer stays.
            let restored = state.draft.flatMap { $0.retailer == retailer ? $0.form : nil }
            state = State(retailer: retailer, form: restored ?? ItemForm())
            return retailer == nil ? .cancel(id: "items") : load(&state)
        case .draftRestored(let draft):
            (state.retailer, state.form) = (state.retailer ?? draft.retailer, draft.form)
            guard let id = draft.form.id else { return .none }
            return .load(id: "item") { [service] () async throws(APIError) in
                try await service.item(id)
            } send: {
                .pictureChanged($0)
            }
        case .reloadTapped: return load(&state)
        case .linkTapped(let link): return .open(link)
        case .queryChanged(let query):
            (state.query, state.page) = (query, 1)
            return .merge(.cancel(id: "items"), search(state))
        case .pageTapped(let page):
            state.page = max(1, page)
            return load(&state)
        case .loaded(let result): state.items.finish(result)
        case .editTapped(let id):
            guard !state.isWorking, let item = state.items.value?.items.first(where: { $0.id == id }) else { return .none }
            (state.form, state.item, state.fields, state.message) = (ItemForm(item), item, [:], nil)
        case .cancelTapped:
            guard !state.isWorking else { return .none }
            (state.form, state.item, state.fields, state.message) = (ItemForm(), nil, [:], nil)
        case .edited(let edit):
            state.form.edit(edit)
            (state.fields, state.message) = ([:], nil)
        case .saveTapped: return save(&state)
        case .saved(let result): return finish(result, &state)
        case .pictureSent(let outcome):
            state.message = outcome.message
            guard let id = outcome.id else { return .none }
            return .load(id: "item") { [service] () async throws(APIError) in
                try await service.item(id)
            } send: {
                .pictureChanged($0)
            }
        case .removePictureTapped:
            guard let id = state.item?.id else { return .none }
            return .load(id: "item") { [service] () async throws(APIError) in
                try await service.removePicture(of: id)
            } send: {
                .pictureChanged($0)
            }
        case .pictureChanged(.success(let item)):
            // What was typed stays, and is saved over the version with the picture.
            if state.form.id == item.id { (state.item, state.form.version) = (item, item.version) }
            return load(&state)
        case .pictureChanged(.failure(let error)): state.message = error.message
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        guard let request = request(state) else { return .none }
        state.items.beginLoading()
        return .merge(
            .cancel(id: "search"),
            .load(id: "items") { [service] () async throws(APIError) in
                try await service.items(request)
            } send: {
                .loaded($0)
            })
    }

    /// Searches once the person has stopped typing.
    private func search(_ state: State) -> Effect<Action> {
        guard let request = request(state) else { return .none }
        return .debounce(id: "search", for: Self.delay, clock: clock) { [service] send in
            send(.loaded(await Result { () async throws(APIError) in try await service.items(request) }))
        }
    }

    private func request(_ state: State) -> ManagedItemListRequest? {
        state.retailer.map { ManagedItemListRequest(id: $0, query: state.query.isEmpty ? nil : state.query, page: state.page, limit: Self.limit) }
    }

    private func save(_ state: inout State) -> Effect<Action> {
        guard !state.isWorking, let retailer = state.retailer else { return .none }
        let form = state.form
        do throws(APIError) {
            let content = try form.content()
            (state.isWorking, state.message, state.fields) = (true, nil, [:])
            return .load(id: "save") { [service] () async throws(APIError) in
                guard let id = form.id else { return try await service.create(ItemCreation(id: retailer, content: content)) }
                return try await service.change(ItemChange(id: id, version: form.version, content: content))
            } send: {
                .saved($0)
            }
        } catch {
            state.fields = error.fields
            return .none
        }
    }

    private func finish(_ result: Result<ManagedItem, APIError>, _ state: inout State) -> Effect<Action> {
        state.isWorking = false
        switch result {
        case .success(let item):
            let isNew = state.form.id == nil
            // A new item's form stays open, since it may get a picture.
            (state.form, state.item) = isNew ? (ItemForm(item), item) : (ItemForm(), nil)
            return .merge(.event(.notice(Strings.itemSaved(item.content.name))), load(&state))
        case .failure(let error):
            state.fields = error.fieldsOfContent
            state.message = error.fields.isEmpty ? error.message : nil
            return error.code == "stale_version" ? load(&state) : .none
        }
    }
}

/// An item that is being typed, and the retailer on whose page.
struct StockDraft: Codable, Sendable, Equatable {
    let retailer: Int
    let form: ItemForm
}

extension APIError {
    /// The messages by the names of a form's fields, which requests hold one level deeper.
    var fieldsOfContent: [String: String] {
        let prefix = "content."
        return Dictionary(fields.map { ($0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0, $1) }) { first, _ in first }
    }
}
