import Core
import CoreUI
import Fleet
import FleetAPI
import FleetServer
import Foundation
import OrdersAPI
import Persistence
import Testing

struct OfflineStopTests {
    private let pressed = Date(timeIntervalSince1970: 1_767_265_200)

    @Test func `a stop confirmed without a network is done once, with all steps before it, also when it is sent twice`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        let job = try await driver.acceptFirst()
        let fields = ["id": String(job.stops[0].id), "bags": "2"]
        for _ in 1...2 {
            try await FleetIntents.confirmStop.perform(fields, OfflineCall(caller: driver.client, key: "press-1", deviceTime: pressed))
        }
        #expect(try await server.stage(of: order) == .pickedUp)
        #expect(try await server.count("core_event WHERE kind = 'order.moved'") == 5)
        #expect(try await driver.jobs().first?.stops.map(\.status) == [.done, .enRoute])
    }

    @Test func `a failure says why`() async throws {
        let server = try await FleetTestServer()
        let driver = try await server.onlineDriver(1)
        let order = try await server.acceptedOrder()
        let job = try await driver.acceptFirst()
        let call = OfflineCall(caller: driver.client, key: "press-2", deviceTime: pressed)
        try await FleetIntents.failStop.perform(["id": String(job.stops[0].id), "reason": "notAtHome", "note": ""], call)
        #expect(try await server.stage(of: order) == .pickupFailed)
    }
}
