import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence
import PersistenceTesting
import Testing

@testable import FleetServer

struct BoardMigrationTests {
    @Test func `an older installation's orders get their cards`() async throws {
        let database = try await TestDatabase(.chosen, plugins: [("fleet", FleetMigrations.all.filter { $0.number < 10 })])
        let now = Date(timeIntervalSince1970: 1_767_268_800)
        try await database.write { transaction in
            try transaction.execute("INSERT INTO fleet_driver (person_id, name) VALUES (5, 'Dan')")
            let orders: [(stage: Stage, kind: JobKind, status: JobStatus)] = [
                (.accepted, .pickup, .offered), (.pickupAssigned, .pickup, .accepted), (.arrivedPickup, .pickup, .started), (.pickupFailed, .pickup, .finished),
                (.processing, .pickup, .finished), (.ready, .pickup, .finished), (.ready, .delivery, .offered), (.deliveryAssigned, .delivery, .started),
                (.deliveryFailed, .delivery, .started), (.delivered, .delivery, .finished), (.canceled, .homeward, .offered), (.canceled, .pickup, .withdrawn),
            ]
            for (index, order) in orders.enumerated() {
                let id = index + 1
                try transaction.execute(
                    "INSERT INTO fleet_order (order_id, stage, sequence, due_at) VALUES (\(id), \(order.stage), 3, \(now.addingTimeInterval(60)))")
                let job = try transaction.insert(
                    into: "fleet_job",
                    [
                        "order_id": id, "order_sequence": 2, "customer_id": 7, "kind": order.kind.rawValue, "status": order.status.rawValue,
                        "driver_id": order.status == .offered ? nil : 5, "area": "Irvine", "pay_cents": 1, "boost_cents": 0, "currency": "USD",
                        "distance_meters": 1, "duration_seconds": 1, "bags": 2, "created_at": now,
                    ])
                try transaction.insert(
                    into: "fleet_stop",
                    [
                        "job_id": job, "position": 0, "kind": "pickup", "place": "customer", "address": "1 Main", "latitude": 33.5, "longitude": -117.5,
                        "window_start": now, "window_end": now.addingTimeInterval(30), "status": "pending",
                    ])
            }
        }
        try await Migrator(database).migrate(plugins: [("fleet", FleetMigrations.all)])
        let cards = try await database.read { try CardRepository().changes(since: 0, in: $0) }.map(\.card).sorted { $0.orderID < $1.orderID }
        #expect(
            cards.map(\.lane) == [
                .unassigned, .assigned, .underWay, .failed, .atPlant, .atPlant, .unassigned, .underWay, .failed, .unassigned,
            ])
        #expect(cards.map(\.orderID) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 11])
        #expect(cards[0].driverID == nil && cards[1].driverName == "Dan" && cards[4].jobID == nil && cards[0].dueAt == now.addingTimeInterval(60))
        #expect(cards[3].dueAt == nil && cards[6].dueAt == now.addingTimeInterval(30) && cards.allSatisfy { $0.latitude == 33.5 && $0.reasons == [] })
    }
}
