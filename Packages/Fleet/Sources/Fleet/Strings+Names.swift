import Core
import FleetAPI
import Foundation
import OrdersAPI
import Theme

extension Strings {
    /// A share as a whole percentage; a dash where there is none.
    static func share(_ share: Double?) -> String {
        share.map { $0.formatted(.percent.precision(.fractionLength(0)).locale(Language.current.locale)) } ?? "–"
    }

    static func minutes(_ seconds: Int) -> String { DurationFormat.about(seconds: seconds) }

    static func distance(_ meters: Int) -> String { DistanceFormat.format(meters: Double(meters)) }

    static func kind(_ kind: JobKind) -> String {
        switch kind {
        case .pickup: kindPickup
        case .delivery: kindDelivery
        case .trip: kindTrip
        case .homeward: kindReturn
        }
    }

    static func stop(_ stop: Stop) -> String {
        switch (stop.kind, stop.place) {
        case (.pickup, .customer): stopPickupCustomer
        case (.dropoff, .plant): stopDropoffPlant
        case (.pickup, .plant): stopPickupPlant
        case (.dropoff, .customer): stopDropoffCustomer
        case (.shopping, _), (_, .store): stop.name.map(stopStore) ?? stopAnyStore
        }
    }

    /// Names the proofs of which the driver needs one.
    static func proofHint(_ kinds: [String]) -> String {
        let names = ProofKind.allCases.filter { kinds.contains($0.rawValue) }.map { kind in
            switch kind {
            case .pin: proofPIN
            case .photo: proofPhoto
            case .note: proofNote
            }
        }
        return proofNeeded(names.formatted(.list(type: .or).locale(Language.current.locale)))
    }

    static func status(_ status: StopStatus) -> String {
        switch status {
        case .pending: statusPending
        case .enRoute: statusEnRoute
        case .arrived: statusArrived
        case .done: statusDone
        case .failed: statusFailed
        }
    }

    static func step(_ stop: Stop, _ next: StopStatus) -> String {
        switch (next, stop.kind, stop.place) {
        case (.enRoute, _, _): stepEnRoute
        case (.arrived, _, .customer): stepArrivedCustomer
        case (.arrived, _, .plant): stepArrivedPlant
        case (.arrived, _, .store): stepArrivedStore
        case (.done, .shopping, _), (.done, _, .store): stepShopped
        case (.done, .pickup, .customer): stepPickedUp
        case (.done, .pickup, .plant): stepLoaded
        case (.done, .dropoff, .customer): stepHandedOver
        case (.done, .dropoff, .plant): stepBroughtIn
        case (.pending, _, _), (.failed, _, _): ""
        }
    }

    /// Names a wish for an item that the store doesn't have.
    static func wish(_ wish: RetailSubstitution) -> String {
        switch wish {
        case .similar: wishSimilar
        case .call: wishCall
        case .leaveOut: wishLeaveOut
        }
    }

    static func name(_ choice: ShoppingForm.Choice) -> String {
        switch choice {
        case .bought: itemBought
        case .substituted: itemSubstituted
        case .missing: itemMissing
        }
    }

    /// Names the last step of several stops at one place.
    static func stepForAll(_ stop: Stop, orders: Int) -> String { stop.kind == .pickup ? allLoaded(orders) : allBroughtIn(orders) }

    static func failure(_ reason: FailureReason) -> String {
        switch reason {
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
        }
    }

    static func availability(_ availability: DriverAvailability) -> String {
        switch availability {
        case .free: free
        case .onJob: onJob
        case .onBreak: reasonOnBreak
        case .offline: offline
        }
    }
}
