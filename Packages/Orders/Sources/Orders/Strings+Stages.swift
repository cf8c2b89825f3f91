import OrdersAPI

extension Strings {
    static func name(_ stage: Stage) -> String {
        switch stage {
        case .draft: stageDraft
        case .placed: stagePlaced
        case .accepted: stageAccepted
        case .rejected: stageRejected
        case .pickupAssigned: stagePickupAssigned
        case .enRoutePickup: stageEnRoutePickup
        case .arrivedPickup: stageArrivedPickup
        case .pickedUp: stagePickedUp
        case .pickupFailed: stagePickupFailed
        case .atFacility: stageAtFacility
        case .weighed: stageWeighed
        case .processing: stageProcessing
        case .ready: stageReady
        case .deliveryAssigned: stageDeliveryAssigned
        case .outForDelivery: stageOutForDelivery
        case .arrivedDropoff: stageArrivedDropoff
        case .delivered: stageDelivered
        case .deliveryFailed: stageDeliveryFailed
        case .returning: stageReturning
        case .completed: stageCompleted
        case .canceled: stageCanceled
        }
    }

    static func name(reason: String) -> String {
        switch FailureReason(rawValue: reason) {
        case .notAtHome: failureNotAtHome
        case .noAccess: failureNoAccess
        case .wrongAddress: failureWrongAddress
        case .nothingToPickUp: failureNothingToPickUp
        case .refused: failureRefused
        case .unsafe: failureUnsafe
        case .damaged: failureDamaged
        case .lost: failureLost
        case .itemMissing: failureItemMissing
        case .overweight: failureOverweight
        case .weather: failureWeather
        case .vehicleBreakdown: failureVehicleBreakdown
        case .other: failureOther
        case nil: reason
        }
    }
}
