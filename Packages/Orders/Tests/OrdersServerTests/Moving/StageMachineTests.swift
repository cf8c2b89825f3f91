import Core
import Foundation
import OrdersAPI
import Testing

@testable import OrdersServer

struct StageMachineTests {
    /// The whole table, written out a second time: `from: role: [to]`.
    static let table: [Stage: [ActorRole: [Stage]]] = [
        .draft: [.customer: [.placed]],
        .placed: [
            .system: [.accepted, .rejected, .canceled], .dispatcher: [.accepted, .rejected, .canceled], .customer: [.canceled],
        ],
        .accepted: [
            .driver: [.pickupAssigned], .dispatcher: [.pickupAssigned, .canceled], .system: [.pickupAssigned, .canceled], .customer: [.canceled],
        ],
        .pickupAssigned: [
            .driver: [.accepted, .enRoutePickup], .dispatcher: [.accepted, .canceled], .system: [.accepted, .canceled], .customer: [.canceled],
        ],
        .enRoutePickup: [
            .driver: [.accepted, .arrivedPickup], .dispatcher: [.accepted, .canceled], .system: [.accepted, .canceled], .customer: [.canceled],
        ],
        .arrivedPickup: [.driver: [.pickedUp, .pickupFailed], .dispatcher: [.canceled], .system: [.accepted, .canceled], .customer: [.canceled]],
        .pickupFailed: [.customer: [.accepted, .canceled], .dispatcher: [.accepted, .canceled], .system: [.canceled]],
        .pickedUp: [.driver: [.atFacility], .dispatcher: [.atFacility, .canceled]],
        .atFacility: [.dispatcher: [.weighed, .canceled]],
        .weighed: [.dispatcher: [.processing, .canceled]],
        .processing: [.dispatcher: [.ready, .canceled]],
        .ready: [.driver: [.deliveryAssigned], .dispatcher: [.deliveryAssigned, .canceled], .system: [.deliveryAssigned]],
        .deliveryAssigned: [.driver: [.ready, .outForDelivery], .dispatcher: [.ready], .system: [.ready]],
        .outForDelivery: [.driver: [.arrivedDropoff], .system: [.returning]],
        .arrivedDropoff: [.driver: [.delivered, .deliveryFailed], .system: [.returning]],
        .deliveryFailed: [.driver: [.returning], .dispatcher: [.returning], .system: [.returning]],
        .returning: [.driver: [.atFacility], .dispatcher: [.atFacility]],
        .delivered: [.system: [.completed]],
    ]

    /// Evidence that satisfies every guard.
    static let evidence = TransitionDetails(driverID: 5, bags: 2, kilograms: 8.4, note: "as agreed", reason: "notAtHome")

    @Test(arguments: Stage.allCases)
    func `from each stage each role may go exactly where the table says`(from: Stage) {
        for role in ActorRole.allCases {
            let allowed = Set(Self.table[from]?[role] ?? [])
            #expect(Set(StageMachine.next(for: .sample(stage: from), as: role)) == allowed, "\(from) as \(role)")
            for to in Stage.allCases {
                let passes = (try? StageMachine.check(.sample(stage: from), to: to, as: role, Self.evidence)) != nil
                #expect(passes == allowed.contains(to), "\(from) -> \(to) as \(role)")
            }
        }
    }

    @Test func `an illegal transition says what is allowed instead`() {
        let error = #expect(throws: APIError.self) { try StageMachine.check(.sample(stage: .weighed), to: .ready, as: .dispatcher, Self.evidence) }
        #expect(error?.status == 409)
        #expect(error?.code == "illegal_transition")
        #expect(error?.allowedActions == ["processing", "canceled"])
    }

    @Test(arguments: [
        (Stage.arrivedPickup, Stage.pickedUp, ActorRole.driver, TransitionDetails(), "bags"),
        (.arrivedPickup, .pickedUp, .driver, TransitionDetails(bags: 0), "bags"),
        (.arrivedPickup, .pickedUp, .driver, TransitionDetails(bags: 3), "notes"),
        (.pickedUp, .atFacility, .dispatcher, TransitionDetails(bags: 1), "notes"),
        (.atFacility, .weighed, .dispatcher, TransitionDetails(), "kilograms"),
        (.atFacility, .weighed, .dispatcher, TransitionDetails(kilograms: -1), "kilograms"),
        (.atFacility, .weighed, .dispatcher, TransitionDetails(kilograms: .nan), "kilograms"),
        (.arrivedPickup, .pickupFailed, .driver, TransitionDetails(), "reason"),
        (.arrivedPickup, .pickupFailed, .driver, TransitionDetails(reason: "tired"), "reason"),
        (.arrivedDropoff, .deliveryFailed, .driver, TransitionDetails(reason: "other"), "notes"),
        (.accepted, .canceled, .customer, TransitionDetails(reason: "  "), "reason"),
        (.placed, .rejected, .dispatcher, TransitionDetails(), "reason"),
        (.accepted, .pickupAssigned, .dispatcher, TransitionDetails(), "driverId"),
    ])
    func `missing evidence is named by its field`(from: Stage, to: Stage, role: ActorRole, details: TransitionDetails, field: String) {
        let error = #expect(throws: APIError.self) { try StageMachine.check(.sample(stage: from), to: to, as: role, details) }
        #expect(error?.status == 422)
        #expect(error?.fields.keys.sorted() == [field])
    }

    @Test func `clean laundry that comes back goes out again without being washed`() throws {
        var order = Order.sample(stage: .atFacility)
        #expect(StageMachine.actions(for: order, as: [.dispatcher]) == [.weighed, .canceled])
        order.kilograms = 8.4
        #expect(StageMachine.actions(for: order, as: [.dispatcher]) == [.ready, .canceled])
        #expect(throws: APIError.self) { try StageMachine.check(order, to: .weighed, as: .dispatcher, Self.evidence) }
    }

    @Test func `what Fleet decides by jobs can't be asked for directly`() {
        #expect(StageMachine.actions(for: .sample(stage: .accepted), as: [.dispatcher]) == [.canceled])
        #expect(StageMachine.actions(for: .sample(stage: .pickupAssigned), as: [.driver]) == [.enRoutePickup])
        #expect(StageMachine.role(for: .sample(stage: .accepted), to: .pickupAssigned, of: [.dispatcher]) == nil)
    }

    @Test func `the status follows from the stage and the pickup mode`() {
        #expect(Stage.accepted.status(.asap) == .inProgress)
        #expect(Stage.accepted.status(.scheduled) == .scheduled)
        #expect(Stage.pickupAssigned.status(.scheduled) == .scheduled)
        #expect(Stage.placed.status(.asap) == .scheduled)
        #expect(Stage.enRoutePickup.status(.scheduled) == .inProgress)
        #expect(Stage.returning.status(.asap) == .inProgress)
        #expect(Stage.completed.status(.asap) == .delivered)
        #expect(Stage.rejected.status(.asap) == .canceled)
    }
}
