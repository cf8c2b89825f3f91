import Core
import FleetAPI
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

struct JobNotificationsTests {
    @Test func `a driver is told of jobs that a dispatcher gives them, not of those that they take`() async throws {
        let server = try await FleetTestServer().server
        let events = try server.application.container.resolve(EventLog.self)
        try await server.database.write { transaction in
            for (role, stage) in [(ActorRole.driver, Stage.pickupAssigned), (.dispatcher, .deliveryAssigned), (.dispatcher, .accepted)] {
                var moved = OrderMoved.sample
                (moved.driver, moved.role, moved.to) = (stage == .accepted ? nil : 5, role, stage)
                try events.append(OrdersEvents.moved, moved, aggregate: OrdersEvents.aggregate, id: 12, topics: [], in: transaction)
            }
        }
        let told = try await server.notifications()
        #expect(told.map(\.kind) == ["job.assigned"] && told.first?.recipients == .person(5) && told.first?.place == FleetLink.intake.place)
        #expect(told.first?.text.title == "Order 12 is yours")
    }

    @Test func `a driver is told of a job whose order is canceled, where one has it`() async throws {
        let server = try await FleetTestServer().server
        let events = try server.application.container.resolve(EventLog.self)
        try await server.database.write { transaction in
            for (status, driver) in [(JobStatus.withdrawn, Int?.none), (.withdrawn, 5), (.finished, 5)] {
                let changed = JobChanged(job: 3, order: 12, status: status, driver: driver)
                try events.append(FleetEvents.updated, changed, aggregate: FleetEvents.jobAggregate, id: 3, topics: [], in: transaction)
            }
        }
        let told = try await server.notifications()
        #expect(told.map(\.kind) == ["job.canceled"] && told.first?.recipients == .person(5))
    }
}
