import ChatAPI

/// Words a notice in the reader's language.
enum NoticeText {
    /// - Parameters:
    ///   - subject: the order that the notice is about.
    ///   - name: the name of the person that it is about.
    static func text(_ kind: NoticeKind, subject: Int, name: String) -> String {
        switch kind {
        case .pickupAssigned: Strings.noticePickupAssigned(subject)
        case .enRoutePickup: Strings.noticeEnRoutePickup(subject)
        case .arrivedPickup: Strings.noticeArrivedPickup(subject)
        case .pickedUp: Strings.noticePickedUp(subject)
        case .pickupFailed: Strings.noticePickupFailed(subject)
        case .deliveryAssigned: Strings.noticeDeliveryAssigned(subject)
        case .outForDelivery: Strings.noticeOutForDelivery(subject)
        case .arrivedDropoff: Strings.noticeArrivedDropoff(subject)
        case .delivered: Strings.noticeDelivered(subject)
        case .deliveryFailed: Strings.noticeDeliveryFailed(subject)
        case .completed: Strings.noticeCompleted(subject)
        case .canceled: Strings.noticeCanceled(subject)
        case .driverLeft: Strings.noticeDriverLeft(subject)
        case .dispatcherJoined: Strings.noticeJoined(name)
        case .dispatcherLeft: Strings.noticeLeft(name)
        }
    }
}
