import Core
import FleetAPI

/// The dispatcher's saved views of the board: filters with a name.
struct SavedViewsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The views, by name; empty until loaded.
        var views: [SavedView] = []
        /// The name of the view that is being saved; nil while none is.
        var name: String?
        /// The reason why saving or removing failed.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case loaded(Result<[SavedView], APIError>)
        case draftRestored(String)
        case saveTapped
        case nameChanged(String)
        case dismissed
        /// The name was confirmed, for these filters.
        case confirmed(BoardPlace)
        case saved(Result<SavedView, APIError>)
        case removeTapped(Int)
        case removed(Int, Result<Bool, APIError>)
    }

    let dispatch: any DispatchService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return .load(id: "views", dispatch.views) { .loaded($0) }
        case .loaded(let result):
            // The board is useful without them.
            if case .success(let views) = result { state.views = views }
            return .none
        case .draftRestored(let name):
            state.name = name
            return .none
        case .saveTapped:
            (state.name, state.message) = ("", nil)
            return .none
        case .nameChanged(let name):
            if state.name != nil { state.name = String(name.prefix(40)) }
            state.message = nil
            return .none
        case .dismissed:
            (state.name, state.message) = (nil, nil)
            return .none
        case .confirmed(let place):
            let name = (state.name ?? "").trimmingPrefix(while: \.isWhitespace)
            guard !name.isEmpty else { return .none }
            return .load(id: "save") { [dispatch] () throws(APIError) in
                try await dispatch.saveView(String(name), query: place.filter.query)
            } send: {
                .saved($0)
            }
        case .saved(.success(let view)):
            (state.name, state.message) = (nil, nil)
            state.views = (state.views.filter { $0.id != view.id } + [view]).sorted { ($0.name, $0.id) < ($1.name, $1.id) }
            return .none
        case .saved(.failure(let error)):
            state.message = error.message
            return .none
        case .removeTapped(let id):
            return .load(id: "remove") { [dispatch] () throws(APIError) in
                try await dispatch.removeView(id)
                return true
            } send: {
                .removed(id, $0)
            }
        case .removed(let id, let result):
            switch result {
            case .success: state.views.removeAll { $0.id == id }
            case .failure(let error): state.message = error.message
            }
            return .none
        }
    }
}
