import Core
import OrdersAPI

/// The texts of the rebuilt screens.
extension Strings {
    static func wash(_ detergent: String, _ water: String, _ folding: String) -> String {
        washSummary(detergent, water: water, folding: folding)
    }

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
