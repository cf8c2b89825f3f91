import FleetAPI
import Foundation
import OrdersAPI
import Theme

extension Strings {
    /// Says when an order is visited again.
    static func rescheduled(to window: TimeWindow?, in zone: TimeZone) -> String {
        window.map { rescheduledTo(DateFormat.window($0.start, $0.end, in: zone)) } ?? rescheduledSoon
    }

    static func column(_ column: BoardSection) -> String {
        switch column {
        case .unassigned: columnUnassigned
        case .assigned: columnAssigned
        case .underWay: columnUnderWay
        case .late: columnLate
        case .failed: columnFailed
        case .atPlant: columnAtPlant
        }
    }

    /// The text of a column without orders.
    static func empty(_ column: BoardSection) -> String {
        switch column {
        case .unassigned: columnEmptyUnassigned
        case .assigned: columnEmptyAssigned
        case .underWay: columnEmptyUnderWay
        case .late: columnEmptyLate
        case .failed: columnEmptyFailed
        case .atPlant: columnEmptyAtPlant
        }
    }

    static func stage(_ stage: Stage) -> String {
        switch stage {
        case .placed, .draft: stagePlaced
        case .accepted: stageAccepted
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
        case .deliveryFailed: stageDeliveryFailed
        case .returning: stageReturning
        case .delivered, .completed, .rejected, .canceled: stageDelivered
        }
    }

    /// The stage of a card's order; empty for one that isn't known.
    static func stage(of card: BoardCard) -> String { Stage(rawValue: card.stage).map(stage) ?? "" }

    /// The reasons for or against a driver, or for which an order waits, in words; empty without any.
    static func reasons(_ reasons: [MatchReason]) -> String { reasons.map(reason).joined(separator: ", ") }

    private static func reason(_ reason: MatchReason) -> String {
        switch reason.code {
        case .nearest: reason.value.map { reasonNearestDistance(distance($0)) } ?? reasonNearest
        case .farther: reason.value.map { reasonFartherDistance(distance($0)) } ?? reasonFarther
        case .placeUnknown: reasonPlaceUnknown
        case .busy: reasonBusy
        case .onBreak: reasonOnBreak
        case .offline: reasonOffline
        case .declined: reasonDeclined
        case .unanswered: reasonUnanswered
        case .onTheWay: reason.value.map { reasonOnTheWayDetour(distance($0)) } ?? reasonOnTheWay
        case .nobodyOnline: reasonNobodyOnline
        case .everybodyBusy: reasonEverybodyBusy
        case .everybodyDeclined: reasonEverybodyDeclined
        case .awaitsResponse: reasonAwaitsResponse
        case .chosenByDispatcher: reasonChosenByDispatcher
        case .accepted: reasonAccepted
        case .idleLonger: reasonIdleLonger(reason.value ?? 0)
        case .tripFull: reasonTripFull
        case .noRoom: reason.until.map { reasonNoRoomBefore(reason.value ?? 0, time: DateFormat.time($0)) } ?? reasonNoRoom(reason.value ?? 0)
        case .nobodyInTime: reason.until.map { reasonNobodyBefore(DateFormat.time($0)) } ?? reasonNobodyInTime
        case .othersFirst: reasonOthersFirst
        case .notDue: reason.until.map { reasonNotDueUntil(DateFormat.time($0)) } ?? reasonNotDue
        case .waitsToShare: reason.until.map { reasonWaitsToShareUntil(DateFormat.time($0)) } ?? reasonWaitsToShare
        case .beingMatched: reasonBeingMatched
        case .offeredFirst: reasonOfferedFirst
        }
    }
}

/// The time that is left until a visit is late, or since, in words.
struct CardClock: Sendable, Equatable {
    let text: String
    let tone: Tone

    /// The clock of a time at another time; nil without one. Of a late visit the minutes that have passed count, of another one those that begin.
    init?(due dueAt: Date?, at now: Date?) {
        guard let dueAt else { return nil }
        guard let now else {
            self.init(text: Strings.clockBy(DateFormat.time(dueAt)), tone: .neutral)
            return
        }
        let seconds = dueAt.timeIntervalSince(now)
        if seconds < 0 {
            let minutes = max(1, Int(-seconds / 60))
            self.init(text: minutes < 60 ? Strings.clockLate(minutes) : Strings.clockHoursLate(minutes / 60), tone: .danger)
        } else if seconds <= 3600 {
            self.init(text: Strings.clockLeft(Int((seconds / 60).rounded(.up))), tone: seconds <= 900 ? .warning : .neutral)
        } else {
            self.init(text: Strings.clockBy(seconds < 86_400 / 2 ? DateFormat.time(dueAt) : DateFormat.dateTime(dueAt)), tone: .neutral)
        }
    }

    private init(text: String, tone: Tone) {
        self.text = text
        self.tone = tone
    }
}

extension BoardSection {
    /// The color of the column's orders.
    var tone: Tone {
        switch self {
        case .unassigned: .warning
        case .assigned: .info
        case .underWay: .success
        case .late, .failed: .danger
        case .atPlant: .neutral
        }
    }
}
