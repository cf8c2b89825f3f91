import Core
import FleetAPI
import Persistence
import ServerCore

/// The data of people that Fleet holds: of customers where their doors are, of drivers who they are and where they were.
struct FleetPersonalData: Sendable {
    let traceRetention: Duration

    var all: [PersonalData] {
        [
            PersonalData(
                "visits", of: [.customer], name: Strings.privacyVisits, purpose: Strings.privacyVisitsPurpose, kept: Strings.privacyVisitsKept,
                tables: Self.visits),
            PersonalData(
                "driving", of: [.driver], name: Strings.privacyDriving, purpose: Strings.privacyDrivingPurpose,
                kept: Strings.privacyDrivingKept(RetentionText.days(Int(traceRetention / .seconds(24 * 3600)))), tables: Self.driving,
                refusal: Self.refusal),
        ]
    }

    private static let visits = [
        PersonalTable(
            "fleet_stop", ["job_id", "kind", "address", "latitude", "longitude", .time("window_start"), .time("window_end"), "status", .time("changed_at")],
            erased: .replaced(["address": .text(""), "latitude": .real(0), "longitude": .real(0)]),
            where: { "place = 'customer' AND job_id IN (SELECT id FROM fleet_job WHERE customer_id = \($0))" }),
        PersonalTable(
            "fleet_round", key: "job_id", ["job_id", .left("latitude"), .left("longitude"), .left("driver_id")],
            erased: .replaced(["latitude": .real(0), "longitude": .real(0)]), where: ofCustomer),
        // Where the driver was shows where the customer lives.
        PersonalTable("fleet_trace", [.left("latitude"), .left("longitude")], erased: .deleted, where: ofCustomer),
        PersonalTable(
            "fleet_card", of: "customer_id", [.left("latitude"), .left("longitude")], erased: .replaced(["latitude": .null, "longitude": .null])),
        PersonalTable(
            "fleet_job", of: "customer_id", ["id", "order_id", "kind", "status", "area", "bags", "driver_id", .time("created_at"), .time("finished_at")],
            erased: .kept),
    ]

    private static let driving = [
        PersonalTable(
            "fleet_driver", of: "person_id", ["name", .json("vehicle"), .flag("is_online"), "offline_reason"],
            // Lists of past trips name their drivers.
            erased: .replaced(["name": .text("–"), "vehicle": .null, "offline_reason": .null])),
        PersonalTable("fleet_position", of: "driver_id", ["latitude", "longitude", .time("taken_at")], erased: .deleted),
        PersonalTable("fleet_trace", of: "driver_id", ["job_id", "latitude", "longitude", .time("taken_at")], erased: .deleted),
        PersonalTable("fleet_card", [.left("driver_id"), .left("driver_name")], erased: .replaced(["driver_name": .null]), where: { "driver_id = \($0)" }),
        PersonalTable("fleet_view", of: "person_id", ["name", "query"], erased: .deleted),
        PersonalTable("fleet_answer", of: "driver_id", ["job_id", "answer", .time("answered_at")], erased: .kept),
        PersonalTable(
            "fleet_job", of: "driver_id", ["id", "order_id", "kind", "status", "pay_cents", "distance_meters", .time("accepted_at"), .time("finished_at")],
            erased: .kept),
    ]

    private static let ofCustomer: @Sendable (Int) -> SQL = { "job_id IN (SELECT id FROM fleet_job WHERE customer_id = \($0))" }

    private static func refusal(of person: Int, in transaction: Transaction) throws -> String? {
        let active = try transaction.value(
            Int.self, "SELECT COUNT(*) FROM fleet_job WHERE driver_id = \(person) AND status IN \(list: [JobStatus.accepted, .started])")
        return active == 0 ? nil : Strings.deletionJobs(active)
    }
}
