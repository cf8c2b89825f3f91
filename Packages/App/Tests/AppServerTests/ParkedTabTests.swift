import AuthAPI
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import ServerCore
import Testing

@testable import AppServer
@testable import LiveUI

/// A browser's connection, of which nobody reads.
private struct OpenSocket: TextSocket {
    let inbox = SocketInbox()
    func send(_ message: [UInt8]) {}
    func close(_ code: SocketCloseCode) {}
}

/// A tab whose browser has gone.
@Suite(.timeLimit(.minutes(5)))
struct ParkedTabTests {
    @Test func `a parked tab waits with what changes until a browser is back`() async throws {
        let server = try await makeProduct()
        await server.application.deliverEvents()
        let customer = try await server.client(as: "customer")
        let browser = try await SignedInBrowser(server, cookie: "a")
        let (parked, seen) = (try await browser.tab("/customer/activity"), try await browser.tab("/customer/activity"))
        for tab in [parked, seen] {
            await tab.setSocket(OpenSocket())
            try await eventually { await tab.shows("orders.new") }
        }
        await parked.setSocket(nil)
        let order = try await customer.call(OrdersEndpoints.create, CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample)))
        await server.application.deliverEvents()
        try await eventually { await seen.shows("orders.card.\(order.id)") }
        #expect(await !parked.shows("orders.card.\(order.id)"))
        await parked.setSocket(OpenSocket())
        try await eventually { await parked.shows("orders.card.\(order.id)") }
    }
}
