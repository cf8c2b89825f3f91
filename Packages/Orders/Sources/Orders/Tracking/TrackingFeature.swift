import Core
import Foundation
import LocationAPI
import OrdersAPI

/// The page of a tracking link.
struct TrackingState: Sendable, Equatable {
    /// The link's token; nil while no page is open.
    var token: String?
    /// The whereabouts of the order.
    var tracking: ViewState<PublicTracking> = .idle
    /// The order's service area; nil until it is known.
    var area: ServiceArea?
    /// Whether the driver's position is so old that the driver may be elsewhere.
    var isStale = false
}

/// The actions of the page of a tracking link.
enum TrackingAction: Sendable, Equatable {
    /// The page was opened by its link.
    case opened(String)
    /// The page was closed.
    case closed
    /// The page was asked for again after a failure.
    case retryTapped
    /// The whereabouts of the order arrived, or didn't.
    case loaded(Result<PublicTracking, APIError>)
    /// The service area arrived, or didn't.
    case areaLoaded(Result<ServiceArea?, APIError>)
}

/// Shows where an order is, to whoever has its link, and looks again every few seconds.
struct TrackingFeature: Screen {
    let orders: any OrderService
    let clock: any Core.Clock

    /// The time between two looks. There is no topic that somebody without an account may listen to.
    static let interval = Duration.seconds(15)

    func reduce(_ state: inout TrackingState, _ action: TrackingAction) -> Effect<TrackingAction> {
        switch action {
        case .opened(let token):
            guard state.token != token else { return .none }
            state = TrackingState(token: token)
            return look(&state)
        case .closed:
            state = TrackingState()
            return .merge(.cancel(id: "look"), .cancel(id: "area"))
        case .retryTapped: return look(&state)
        case .loaded(let result):
            state.tracking.finish(result)
            state.isStale = state.tracking.value?.position?.isStale(at: clock.now) ?? false
            return loadArea(state)
        case .areaLoaded(let result):
            // The map is useful without the outline.
            if case .success(let area) = result { state.area = area }
            return .none
        }
    }

    /// Loads the area once there is a map to show it on.
    private func loadArea(_ state: TrackingState) -> Effect<TrackingAction> {
        guard state.area == nil, let tracking = state.tracking.value, tracking.position != nil else { return .none }
        return .load(id: "area") { [orders] () async throws(APIError) in
            try await orders.area(tracking.area)
        } send: {
            .areaLoaded($0)
        }
    }

    private func look(_ state: inout TrackingState) -> Effect<TrackingAction> {
        guard let token = state.token else { return .none }
        state.tracking.beginLoading()
        return .listen(id: "look") { [orders, clock] send in
            while true {
                let result = await Result(of: { () async throws(APIError) in try await orders.track(token) })
                send(.loaded(result))
                // A link that ended doesn't begin again.
                if case .failure(let error) = result, error.status == 404 { return }
                guard (try? await clock.sleep(for: Self.interval)) != nil else { return }
            }
        }
    }
}
