import Core
import NotificationsAPI

/// Pushed notifications in the browser at hand: whether they are on, and the subscription that the server has for them.
struct PushFeature: Screen {
    struct State: Sendable, Equatable {
        /// The browser's report; nil before the first.
        var device: PushDevice?
        /// The server's public key, once the browser's subscription turned out to be for another.
        var key: String?
        /// The token by which the service worker renews the subscription.
        var renewal: String?
        /// The reason why they couldn't be turned on.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        /// The browser's script looked at its subscription, or changed it.
        case reported(PushReport)
        case subscribed(Result<PushReceipt, APIError>)
        case ended(Result<NoOutput, APIError>)
        case keyLoaded(Result<NotificationPreferences, APIError>)
    }

    let service: any NotificationsService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .reported(let report): return take(report, &state)
        case .subscribed(.success(let receipt)):
            state.renewal = receipt.renewal
            return .none
        case .subscribed(.failure(let error)) where error.fields["key"] != nil && state.key == nil:
            return .load(id: "subscription") { [service] () throws(APIError) in
                try await service.preferences()
            } send: {
                .keyLoaded($0)
            }
        case .subscribed(.failure(let error)):
            (state.device, state.message) = (.off, error.message)
            return .none
        case .ended:
            // The browser shows nothing more, whether or not the server knows why.
            return .none
        case .keyLoaded(.success(let preferences)):
            state.key = preferences.pushKey
            return .none
        case .keyLoaded(.failure):
            // The next page asks again.
            return .none
        }
    }

    private func take(_ report: PushReport, _ state: inout State) -> Effect<Action> {
        state.device = report.state
        state.message = nil
        if let subscription = report.subscription {
            return .load(id: "subscription") { [service] () throws(APIError) in
                try await service.subscribe(SubscribeRequest(subscription, key: report.key))
            } send: {
                .subscribed($0)
            }
        }
        guard report.hasEnded == true else { return .none }
        state.renewal = nil
        return .load(id: "subscription") { [service] () throws(APIError) in
            try await service.endSubscription()
        } send: {
            .ended($0)
        }
    }
}

/// Whether a browser shows pushed notifications.
enum PushDevice: String, Codable, Sendable {
    case on, off
    /// The person has refused the browser's question, which it doesn't ask twice.
    case blocked
    /// The browser has no push, or the page came without TLS.
    case unavailable
    /// The push service couldn't be reached.
    case failed
}

/// A report of the script `push.js`.
struct PushReport: Codable, Sendable, Equatable {
    let state: PushDevice
    /// The subscription, for the server.
    var subscription: PushSubscription?
    /// The server's key that it was made for.
    var key: String?
    /// True where the person has just turned them off.
    var hasEnded: Bool?
}
