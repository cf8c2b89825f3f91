import Core
import OrdersAPI

/// The tracking link of an order.
struct SharingState: Sendable, Equatable {
    /// The address of the link that was just made; the server shows it once.
    var url: String?
    /// Whether a change is on its way to the server.
    var isWorking = false
    /// The reason why the last change failed.
    var message: String?
}

/// The actions of the tracking link.
enum SharingAction: Sendable, Equatable {
    /// A link was asked for.
    case shareTapped(Int)
    /// The link was ended.
    case stopTapped(Int)
    /// The link was made, or wasn't.
    case shared(Result<TrackingLink, APIError>)
    /// The link was ended, or wasn't.
    case stopped(Result<Bool, APIError>)
}

/// Makes and ends the tracking link of an order.
struct SharingFeature: Screen {
    let orders: any OrderService

    func reduce(_ state: inout SharingState, _ action: SharingAction) -> Effect<SharingAction> {
        switch action {
        case .shareTapped(let order):
            guard !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return .load(id: "change") { [orders] () async throws(APIError) in
                try await orders.share(order)
            } send: {
                .shared($0)
            }
        case .stopTapped(let order):
            guard !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return .load(id: "change") { [orders] () async throws(APIError) in
                try await orders.unshare(order)
                return true
            } send: {
                .stopped($0)
            }
        case .shared(let result):
            state.isWorking = false
            switch result {
            case .success(let link): state.url = link.url
            case .failure(let error): state.message = error.message
            }
        case .stopped(let result):
            state.isWorking = false
            switch result {
            case .success: state.url = nil
            case .failure(let error): state.message = error.message
            }
        }
        return .none
    }
}
