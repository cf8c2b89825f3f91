import Core
import SupportAPI

/// The help: its articles under a search, and the one that is open.
struct HelpFeature: Screen {
    struct State: Sendable, Equatable {
        var search = ""
        var articles: ViewState<[HelpArticleSummary]> = .idle
        /// The name of the article that is open; nil while none is.
        var openID: String?
        var article: ViewState<HelpArticle> = .idle
        var isRating = false
        /// The reason why the reader's word on the article couldn't be stored.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case disappeared
        case searchChanged(String)
        case loaded(Result<[HelpArticleSummary], APIError>)
        /// The feature opens the article.
        case articleTapped(String)
        /// An article was opened; nil if none is any more.
        case opened(String?)
        case retryTapped
        case articleLoaded(Result<HelpArticle, APIError>)
        case helpedTapped(Bool)
        case rated(Result<HelpArticle, APIError>)
        /// The feature opens the form of a new ticket.
        case newTicketTapped
    }

    let service: any HelpService
    let clock: any Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.articles.beginLoading()
            return list(state)
        case .disappeared: return .cancel(id: "search")
        case .searchChanged(let text):
            state.search = text
            return search(text)
        case .loaded(let result): state.articles.finish(result)
        case .opened(let id):
            guard let id, id != state.openID else {
                if id == nil { (state.openID, state.article, state.message) = (nil, .idle, nil) }
                return .none
            }
            (state.openID, state.article, state.isRating, state.message) = (id, .loading, false, nil)
            return load(id)
        case .retryTapped:
            guard let id = state.openID else { return .none }
            state.article = .loading
            return load(id)
        case .articleLoaded(let result): state.article.finish(result)
        case .helpedTapped(let helped): return rate(&state, helped)
        case .rated(let result):
            (state.isRating, state.message) = (false, result.failure?.message)
            if case .success(let article) = result, article.id == state.openID { state.article = .loaded(article) }
        case .articleTapped, .newTicketTapped: break
        }
        return .none
    }

    private func list(_ state: State) -> Effect<Action> {
        let search = state.search
        return .load(id: "list") { [service] () async throws(APIError) in
            try await service.articles(about: search)
        } send: {
            .loaded($0)
        }
    }

    /// Searches once the person has stopped typing.
    private func search(_ text: String) -> Effect<Action> {
        .debounce(id: "search", for: .milliseconds(300), clock: clock) { [service] send in
            send(.loaded(await Result { () async throws(APIError) in try await service.articles(about: text) }))
        }
    }

    private func load(_ id: String) -> Effect<Action> {
        .load(id: "article") { [service] () async throws(APIError) in
            try await service.article(id)
        } send: {
            .articleLoaded($0)
        }
    }

    private func rate(_ state: inout State, _ helped: Bool) -> Effect<Action> {
        guard let id = state.openID, !state.isRating else { return .none }
        (state.isRating, state.message) = (true, nil)
        return .load(id: "rate") { [service] () async throws(APIError) in
            try await service.rate(id, helped: helped)
        } send: {
            .rated($0)
        }
    }
}
