import Core
import WebhooksAPI

/// The deliveries to an address, which load again every few seconds while they are shown.
struct DeliveriesFeature: Screen {
    struct State: Sendable, Equatable {
        /// The address's number; nil while none is open.
        var id: Int?
        /// The address, once it is known.
        var address: RegisteredWebhook?
        /// The state of the deliveries to show.
        var filter = DeliveryFilter.all
        var deliveries: ViewState<[Delivery]> = .idle
        /// The cursor of the next page; nil if there is none.
        var next: Int?
        var isWorking = false
        /// The outcome of the last step, in words.
        var notice: String?
        /// The reason why the last step didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case opened(Int?)
        case appeared
        case disappeared
        case refreshDue
        case addressesLoaded(Result<[RegisteredWebhook], APIError>)
        case filterChosen(DeliveryFilter)
        case loaded(DeliveryListRequest, Result<DeliveryPage, APIError>)
        case moreTapped
        case moreLoaded(DeliveryListRequest, Result<DeliveryPage, APIError>)
        case replayTapped(Int)
        case replayed(Result<Delivery, APIError>)
        case replayAllTapped
        case allReplayed(Result<RevivedDeliveries, APIError>)
        case testTapped
        case tested(Result<NoOutput, APIError>)
        case backTapped
    }

    /// The pause between two loads.
    static let pause = Duration.seconds(5)
    /// The number of deliveries on a page.
    static let pageSize = 50

    let service: any WebhookService
    let clock: any Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let id):
            if id != state.id { state = State(id: id) }
        case .appeared:
            state.deliveries.beginLoading()
            return .merge(loadAddresses(), load(state), .timer(id: "refresh", every: Self.pause, clock: clock) { _ in .refreshDue })
        case .disappeared: return .cancel(id: "refresh")
        case .refreshDue:
            // Further pages stay as they were read.
            return state.deliveries.value.map { $0.count <= Self.pageSize } ?? true ? load(state) : .none
        case .addressesLoaded(.success(let addresses)): state.address = addresses.first { $0.id == state.id }
        case .addressesLoaded(.failure(let error)): state.message = error.message
        case .filterChosen(let filter):
            (state.filter, state.deliveries, state.next, state.message, state.notice) = (filter, .loading, nil, nil, nil)
            return load(state)
        case .loaded(let request, let result):
            guard request == self.request(state) else { return .none }
            state.deliveries.finish(result.map(\.items))
            if case .success(let page) = result { state.next = page.next }
        case .moreTapped:
            guard let next = state.next, let request = request(state, before: next) else { return .none }
            return begin(&state) { (service) async throws(APIError) in
                try await service.deliveries(request)
            } send: {
                .moreLoaded(request, $0)
            }
        case .moreLoaded(let request, let result):
            guard request == self.request(state, before: request.before) else { return .none }
            if let page = finish(&state, result) { (state.deliveries, state.next) = (.loaded((state.deliveries.value ?? []) + page.items), page.next) }
        case .replayTapped(let delivery):
            guard let id = state.id else { return .none }
            return begin(&state) { (service) async throws(APIError) in
                try await service.replay(.init(id: id, deliveryId: delivery))
            } send: {
                .replayed($0)
            }
        case .replayed(let result):
            if finish(&state, result) != nil { return load(state) }
        case .replayAllTapped:
            guard let id = state.id else { return .none }
            return begin(&state) { (service) async throws(APIError) in
                try await service.replayAll(id)
            } send: {
                .allReplayed($0)
            }
        case .allReplayed(let result):
            guard let revived = finish(&state, result) else { return .none }
            state.notice = Strings.revived(revived.count)
            return load(state)
        case .testTapped:
            guard let id = state.id else { return .none }
            return begin(&state) { (service) async throws(APIError) in
                try await service.test(id)
            } send: {
                .tested($0)
            }
        case .tested(let result):
            guard finish(&state, result) != nil else { return .none }
            state.notice = Strings.testSent
            return load(state)
        // The feature leaves the screen.
        case .backTapped: return .none
        }
        return .none
    }

    private func request(_ state: State, before: Int? = nil) -> DeliveryListRequest? {
        state.id.map { DeliveryListRequest(id: $0, state: state.filter.state, before: before, limit: Self.pageSize) }
    }

    private func load(_ state: State) -> Effect<Action> {
        guard let request = request(state) else { return .none }
        return .load(id: "deliveries") { [service] () async throws(APIError) in
            try await service.deliveries(request)
        } send: {
            .loaded(request, $0)
        }
    }

    private func loadAddresses() -> Effect<Action> {
        .load(id: "addresses") { [service] () async throws(APIError) in
            try await service.addresses()
        } send: {
            .addressesLoaded($0)
        }
    }

    private func begin<Output: Sendable>(
        _ state: inout State, call: @escaping @Sendable (any WebhookService) async throws(APIError) -> Output,
        send: @escaping @Sendable (Result<Output, APIError>) -> Action
    ) -> Effect<Action> {
        guard !state.isWorking else { return .none }
        (state.isWorking, state.notice, state.message) = (true, nil, nil)
        return .load(id: "step") { [service] () async throws(APIError) in
            try await call(service)
        } send: {
            send($0)
        }
    }

    /// Ends a step.
    ///
    /// - Returns: what it returned; nil if it failed.
    private func finish<Output>(_ state: inout State, _ result: Result<Output, APIError>) -> Output? {
        state.isWorking = false
        switch result {
        case .success(let output): return output
        case .failure(let error):
            state.message = error.message
            return nil
        }
    }
}

/// The deliveries that an administrator looks at.
enum DeliveryFilter: String, Sendable, CaseIterable {
    case all
    case waiting
    case delivered
    case dead

    /// The state to ask for; nil for any.
    var state: DeliveryState? { DeliveryState(rawValue: rawValue) }
}
