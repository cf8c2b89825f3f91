import Core
import CoreUI
import FleetAPI
import Networking

/// The applications to drive in a state, and drivers whose license expires soon.
struct ApplicationsPage: Sendable, Equatable {
    var applications: [ApplicationSummary]
    /// The number of the last page that was read.
    var number = 1
    var total: Int
    var expiring: [ApplicationSummary] = []

    var hasMore: Bool { applications.count < total }
}

/// The administrator's list of applications to drive.
struct ApplicationsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The state that the list is limited to; nil for those that wait.
        var status: ApplicationStatus?
        var page: ViewState<ApplicationsPage> = .idle
        var isLoadingMore = false
        /// The reason why more couldn't be loaded.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case disappeared
        /// The list was opened by its place.
        case opened(ApplicationStatus?)
        case statusChosen(ApplicationStatus?)
        case loaded(Result<ApplicationsPage, APIError>)
        case moreTapped
        case moreLoaded(Result<Page<ApplicationSummary>, APIError>)
        case applicationTapped(Int)
    }

    let service: any DecisionService
    let following: Following

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared: return follow(&state)
        case .disappeared: return .merge(.cancel(id: "live"), .cancel(id: "more"))
        case .opened(let status):
            guard state.status != status else { return .none }
            (state.status, state.page, state.message) = (status, .idle, nil)
            return follow(&state)
        case .statusChosen(let status): return .open(ApplicationsLink.list(status))
        case .loaded(let result): state.page.finish(result)
        case .moreTapped:
            guard !state.isLoadingMore, let page = state.page.value, page.hasMore else { return .none }
            (state.isLoadingMore, state.message) = (true, nil)
            return .load(id: "more") { [service, status = state.status] () async throws(APIError) in
                try await service.applications(status, page: page.number + 1)
            } send: {
                .moreLoaded($0)
            }
        case .moreLoaded(let result): add(result, &state)
        case .applicationTapped(let id): return .open(ApplicationsLink.application(id))
        }
        return .none
    }

    private func follow(_ state: inout State) -> Effect<Action> {
        state.page.beginLoading()
        return .follow(FleetTopics.applications, id: "live", with: following) { [service, status = state.status] () async throws(APIError) in
            let (first, expiring) = (try await service.applications(status, page: 1), try await service.expiring())
            return ApplicationsPage(applications: first.items, total: first.total, expiring: expiring)
        } send: {
            .loaded($0)
        }
    }

    private func add(_ result: Result<Page<ApplicationSummary>, APIError>, _ state: inout State) {
        state.isLoadingMore = false
        switch result {
        case .success(let more):
            guard var page = state.page.value else { return }
            let known = Set(page.applications.map(\.id))
            page.applications += more.items.filter { !known.contains($0.id) }
            (page.number, page.total) = (more.page, more.items.isEmpty ? page.applications.count : more.total)
            state.page = .loaded(page)
        case .failure(let error): state.message = error.message
        }
    }
}
