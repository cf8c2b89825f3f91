import Core
import RetailAPI

/// A list of items with search, filters and order, of all retailers or of one.
struct ItemsFeature: Screen {
    struct State: Sendable, Equatable {
        var filter = ItemFilter()
        /// The items so far; the page is that of the last part.
        var results: ViewState<ItemSearchResults> = .idle
        /// The shelves of the retailer, as far as its first items tell.
        var shelves: [String] = []
        var isLoadingMore = false
        /// The reason why no more items arrived.
        var message: String?

        /// The filter, where it limits anything.
        var draft: ItemFilter? { filter.isLimiting ? filter : nil }
    }

    enum Action: Sendable, Equatable {
        /// The list appeared, or was asked for again.
        case appeared
        /// Entries from before a restart of the server were restored.
        case draftRestored(ItemFilter)
        case edited(ItemFilterEdit)
        case loaded(ItemFilter, Result<ItemSearchResults, APIError>)
        case moreTapped
        case moreLoaded(ItemFilter, Result<ItemSearchResults, APIError>)
    }

    let retail: any RetailService
    let clock: any Clock

    /// The number of items of a part.
    static let part = 24
    /// The time that a search waits for the next letter.
    static let delay = Duration.milliseconds(250)

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared: return load(&state)
        case .draftRestored(let filter):
            state.filter = filter
            if case .idle = state.results { return .none }
            return load(&state)
        case .edited(let edit):
            state.filter.edit(edit)
            state.message = nil
            guard case .query = edit else { return load(&state) }
            return .merge(.cancel(id: "items"), search(state.filter))
        case .loaded(let filter, let result):
            guard filter == state.filter else { return .none }
            state.results.finish(result)
            if !filter.isLimiting, case .success(let found) = result { state.shelves = Set(found.items.map(\.category)).sorted() }
        case .moreTapped: return loadMore(&state)
        case .moreLoaded(let filter, let result):
            guard filter == state.filter else { return .none }
            (state.isLoadingMore, state.message) = (false, result.failure?.message)
            guard case .success(let more) = result, let known = state.results.value else { return .none }
            state.results = .loaded(known.followed(by: more))
            if !filter.isLimiting { state.shelves = Set(state.shelves + more.items.map(\.category)).sorted() }
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        state.results.beginLoading()
        (state.isLoadingMore, state.message) = (false, nil)
        let filter = state.filter
        return .merge(
            .cancel(id: "search"), .cancel(id: "more"),
            .load(id: "items") { [retail] () async throws(APIError) in
                try await retail.search(filter.request(page: 1, limit: Self.part))
            } send: {
                .loaded(filter, $0)
            })
    }

    /// Searches once the person has stopped typing.
    private func search(_ filter: ItemFilter) -> Effect<Action> {
        .debounce(id: "search", for: Self.delay, clock: clock) { [retail] send in
            send(.loaded(filter, await Result { () async throws(APIError) in try await retail.search(filter.request(page: 1, limit: Self.part)) }))
        }
    }

    private func loadMore(_ state: inout State) -> Effect<Action> {
        guard let known = state.results.value, known.hasMore, !state.isLoadingMore else { return .none }
        (state.isLoadingMore, state.message) = (true, nil)
        let filter = state.filter
        return .load(id: "more") { [retail] () async throws(APIError) in
            try await retail.search(filter.request(page: known.page + 1, limit: Self.part))
        } send: {
            .moreLoaded(filter, $0)
        }
    }
}

extension ItemSearchResults {
    /// Whether more items were found than are here.
    var hasMore: Bool { items.count < total && page * limit < total }

    /// The results with those of the next page. An item that moved between the pages is listed once.
    func followed(by more: ItemSearchResults) -> ItemSearchResults {
        let known = Set(items.map(\.id))
        return ItemSearchResults(
            items: items + more.items.filter { !known.contains($0.id) }, page: more.page, limit: more.limit, total: more.total, corrected: corrected)
    }

    /// The results with an item as it is now.
    func replacing(_ item: RetailItem) -> ItemSearchResults {
        ItemSearchResults(items: items.replacing(item), page: page, limit: limit, total: total, corrected: corrected)
    }
}

extension [RetailItem] {
    /// The items with one of them as it is now.
    func replacing(_ item: RetailItem) -> [RetailItem] { map { $0.id == item.id ? item : $0 } }
}
