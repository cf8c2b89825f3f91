public import AuthAPI
public import Core
import Networking

/// The archive of everything that is kept of the person: asking for it, seeing how far it is, and downloading it.
public struct ExportFeature: Screen {
    /// The state of the archive, and what is under way.
    public struct State: Sendable, Equatable {
        /// The archive that the person last asked for.
        public var export: ViewState<AccountExportState>
        /// True while an archive is being asked for.
        public var isAsking = false
        /// The reason why the last press had no effect.
        public var message: String?

        /// Creates a state.
        public init(export: ViewState<AccountExportState> = .idle) { self.export = export }
    }

    /// The things that can happen on the page.
    public enum Action: Sendable, Equatable {
        /// The page appeared, or the person asks to try again.
        case appeared
        /// The page was left.
        case disappeared
        /// Loading the state of the archive ended, at first or because it came further.
        case loaded(Result<AccountExportState, APIError>)
        /// The button that asks for an archive was tapped.
        case requestTapped
        /// Asking for an archive ended.
        case requested(Result<AccountExportState, APIError>)
    }

    let auth: any AuthService
    /// Nil where nothing is live.
    let following: Following?

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.export.beginLoading()
            return .load(id: "load") { [auth] () async throws(APIError) in
                try await auth.export()
            } send: {
                .loaded($0)
            }
        case .disappeared:
            return .cancel(id: "live")
        case .loaded(let result):
            state.export.finish(result)
        case .requestTapped:
            guard !state.isAsking else { return .none }
            (state.isAsking, state.message) = (true, nil)
            return .load(id: "request") { [auth] () async throws(APIError) in
                try await auth.requestExport()
            } send: {
                .requested($0)
            }
        case .requested(.success(let export)):
            state.isAsking = false
            state.export = .loaded(export)
        case .requested(.failure(let error)):
            state.isAsking = false
            // Whoever closed the question whether it is them knows why nothing happened.
            state.message = error.code == .proofRequired ? nil : error.message
        }
        return .none
    }

    /// Shows how far the archive is for as long as the page is open.
    func follow(of person: Int) -> Effect<Action> {
        guard let following else { return .none }
        return .follow(AuthTopics.export(of: person), id: "live", with: following) { [auth] () async throws(APIError) in
            try await auth.export()
        } send: {
            .loaded($0)
        }
    }
}
