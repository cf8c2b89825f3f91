import OrdersAPI

/// The texts of the rebuilt screens.
extension Strings {
    static var homeSubtitle: String { "Laundry, picked up at your door and back within a day." }
    static var savedAddresses: String { "Pick up at" }
    static var otherAddress: String { "Another address" }
    static var line2: String { "Apartment, floor, company" }
    static var washing: String { "How to wash" }
    static var folding: String { "Comes back" }
    static var softener: String { "Fabric softener" }
    static var foldingFolded: String { "Folded" }
    static var foldingHung: String { "On hangers" }
    static var segmentInProgress: String { "In progress" }
    static var segmentScheduled: String { "Scheduled" }
    static var segmentCompleted: String { "Completed" }
    static var emptyInProgressTitle: String { "Nothing under way" }
    static var emptyInProgress: String { "When a driver is on the way, you can follow the order here." }
    static var emptyScheduledTitle: String { "Nothing scheduled" }
    static var emptyScheduled: String { "Pickups that you plan ahead will wait here." }
    static var emptyCompletedTitle: String { "No orders yet" }
    static var emptyCompleted: String { "Orders that were delivered or canceled stay here with their receipts." }
    static var map: String { "Where we pick up" }
    static var actions: String { "Your driver" }
    static var driverHint: String { "Questions, gate codes, a change of plan: write to the driver." }
    static var notes: String { "Notes" }
    static var cancelFree: String { "Canceling is free now." }
    static var reasonPlans: String { "Change of plans" }
    static var reasonTime: String { "The time doesn't suit" }
    static var reasonAddress: String { "Wrong address" }
    static var reasonMistake: String { "Ordered by mistake" }
    static var filterActive: String { "Active" }
    static var groupIncoming: String { "Incoming" }
    static var groupPickup: String { "Pickup" }
    static var groupPlant: String { "At the plant" }
    static var groupDelivery: String { "Delivery" }
    static var emptyGroup: String { "Nothing here" }
    static var dispatchEmptyTitle: String { "All quiet" }
    static var dispatchEmpty: String { "New orders appear here by themselves." }
    static var lineASAP: String { "ASAP pickup" }
    static var milestonePickedUp: String { "Picked up" }
    static var milestoneWashed: String { "Washed" }
    static var milestoneOnTheWay: String { "On the way back" }
    static var milestoneDelivered: String { "Delivered" }
    static func expected(_ window: String) -> String { "Expected \(window)" }
    static func cancelFee(_ amount: String) -> String { "Canceling now costs \(amount): a driver is already on the job." }
    static func wash(_ detergent: String, _ water: String, _ folding: String) -> String { "\(detergent) · \(water) · \(folding)" }

    static func name(_ folding: LaundryPreferences.Folding) -> String {
        switch folding {
        case .folded: foldingFolded
        case .hung: foldingHung
        }
    }

    static func name(_ segment: ActivitySegment) -> String {
        switch segment {
        case .inProgress: segmentInProgress
        case .scheduled: segmentScheduled
        case .completed: segmentCompleted
        }
    }

    static func name(_ group: StageGroup) -> String {
        switch group {
        case .incoming: groupIncoming
        case .pickup: groupPickup
        case .plant: groupPlant
        case .delivery: groupDelivery
        }
    }

    static func name(_ filter: DispatchFilter) -> String {
        switch filter {
        case .active: filterActive
        case .delivered: name(Status.delivered)
        case .canceled: name(Status.canceled)
        }
    }

    static func name(_ milestone: Milestone) -> String {
        switch milestone {
        case .pickedUp: milestonePickedUp
        case .washed: milestoneWashed
        case .onTheWay: milestoneOnTheWay
        case .delivered: milestoneDelivered
        }
    }

    /// What a line of a price is called; what has a name of its own keeps it.
    static func name(_ line: PriceLine) -> String {
        switch line.kind {
        case .service: lineService
        case .asap: lineASAP
        case .delivery: lineDelivery
        case .promo: linePromo
        case .tax: lineTax
        case .tip: lineTip
        case .cancellation: lineCancellation
        case .noShow: lineNoShow
        case .addOn, .retail: line.label
        }
    }
}
