import FleetAPI
import OrdersAPI

/// Maps the steps of a stop to stages of the order.
enum StopSteps {
    /// Returns the steps that can be reported next. At the customer's door none may be skipped; the drive to the plant or a
    /// store may.
    static func allowed(_ stop: StopRecord) -> [StopStatus] {
        switch (stop.place, stop.status) {
        case (.customer, .pending): [.enRoute]
        case (.customer, .enRoute): [.arrived]
        case (.customer, .arrived): [.done, .failed]
        case (.plant, .pending), (.store, .pending): [.enRoute, .arrived, .done]
        case (.plant, .enRoute), (.store, .enRoute): [.arrived, .done]
        case (.plant, .arrived), (.store, .arrived): [.done]
        case (_, .done), (_, .failed): []
        }
    }

    /// Returns the stages that a step moves the order to, in order; none where the order stays as it is.
    static func stages(_ kind: JobKind, _ stop: StopRecord, to status: StopStatus) -> [Stage] {
        switch (kind, stop.kind, stop.place) {
        case (.pickup, .pickup, .customer): stage(status, enRoute: .enRoutePickup, arrived: .arrivedPickup, done: .pickedUp, failed: .pickupFailed)
        case (.pickup, .dropoff, .plant): stage(status, done: .atFacility)
        case (.delivery, .pickup, .plant): stage(status, done: .outForDelivery)
        case (.delivery, .dropoff, .customer): stage(status, arrived: .arrivedDropoff, done: .delivered, failed: .deliveryFailed)
        case (.delivery, .dropoff, .plant):
            // The drive back after a failed delivery is a stage of its own, whichever step is reported first.
            (stop.status == .pending ? [.returning] : []) + stage(status, done: .atFacility)
        default: []
        }
    }

    private static func stage(
        _ status: StopStatus, enRoute: Stage? = nil, arrived: Stage? = nil, done: Stage? = nil, failed: Stage? = nil
    ) -> [Stage] {
        let stage: Stage? =
            switch status {
            case .pending: nil
            case .enRoute: enRoute
            case .arrived: arrived
            case .done: done
            case .failed: failed
            }
        return stage.map { [$0] } ?? []
    }
}
