import Core
import WebhooksAPI

/// The registered addresses, and what can be done with each.
struct AddressesFeature: Screen {
    struct State: Sendable, Equatable {
        var addresses: ViewState<[RegisteredWebhook]> = .idle
        /// The step that waits for its confirmation.
        var confirming: Confirmation?
        /// The address whose secret was replaced just now, with the new one.
        var rotated: RegisteredWebhook?
        /// The address to which a test was sent just now.
        var tested: Int?
        var isWorking = false
        /// The reason why the last step didn't work.
        var message: String?
    }

    /// A step that is asked about first.
    enum Confirmation: Sendable, Equatable {
        case rotate(Int)
        case remove(Int)
    }

    enum Action: Sendable, Equatable {
        case appeared
        case loaded(Result<[RegisteredWebhook], APIError>)
        case pauseTapped(Int)
        case resumeTapped(Int)
        case changed(Result<RegisteredWebhook, APIError>)
        case testTapped(Int)
        case tested(Int, Result<NoOutput, APIError>)
        case asked(Confirmation)
        case confirmationDismissed
        case confirmed
        case rotated(Result<RegisteredWebhook, APIError>)
        /// The person has put the secret away.
        case secretStored
        case removed(Int, Result<NoOutput, APIError>)
        case deliveriesTapped(Int)
    }

    let service: any WebhookService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.addresses.beginLoading()
            return .load(id: "addresses") { [service] () async throws(APIError) in
                try await service.addresses()
            } send: {
                .loaded($0)
            }
        case .loaded(let result): state.addresses.finish(result)
        case .pauseTapped(let id):
            return begin(&state) { (service) async throws(APIError) in
                try await service.pause(id)
            } send: {
                .changed($0)
            }
        case .resumeTapped(let id):
            return begin(&state) { (service) async throws(APIError) in
                try await service.resume(id)
            } send: {
                .changed($0)
            }
        case .changed(let result):
            if let address = finish(&state, result) { replace(address, &state) }
        case .testTapped(let id):
            return begin(&state) { (service) async throws(APIError) in
                try await service.test(id)
            } send: {
                .tested(id, $0)
            }
        case .tested(let id, let result):
            if finish(&state, result) != nil { state.tested = id }
        case .asked(let question): (state.confirming, state.rotated, state.tested, state.message) = (question, nil, nil, nil)
        case .confirmationDismissed: state.confirming = nil
        case .confirmed: return confirm(&state)
        case .rotated(let result):
            if let address = finish(&state, result) { state.rotated = address }
        case .secretStored: state.rotated = nil
        case .removed(let id, let result):
            if finish(&state, result) != nil, let known = state.addresses.value { state.addresses = .loaded(known.filter { $0.id != id }) }
        // The feature opens them.
        case .deliveriesTapped: return .none
        }
        return .none
    }

    private func confirm(_ state: inout State) -> Effect<Action> {
        guard let question = state.confirming, !state.isWorking else { return .none }
        switch question {
        case .rotate(let id):
            return begin(&state) { (service) async throws(APIError) in
                try await service.rotate(id)
            } send: {
                .rotated($0)
            }
        case .remove(let id):
            return begin(&state) { (service) async throws(APIError) in
                try await service.remove(id)
            } send: {
                .removed(id, $0)
            }
        }
    }

    private func begin<Output: Sendable>(
        _ state: inout State, call: @escaping @Sendable (any WebhookService) async throws(APIError) -> Output,
        send: @escaping @Sendable (Result<Output, APIError>) -> Action
    ) -> Effect<Action> {
        guard !state.isWorking else { return .none }
        (state.isWorking, state.confirming, state.rotated, state.tested, state.message) = (true, nil, nil, nil, nil)
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
            // The question for a proof says it all.
            state.message = error.code == .proofRequired ? nil : error.message
            return nil
        }
    }

    private func replace(_ address: RegisteredWebhook, _ state: inout State) {
        if let known = state.addresses.value { state.addresses = .loaded(known.map { $0.id == address.id ? address : $0 }) }
    }
}
