import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import ServerTesting
import Testing

@testable import PaymentsServer

struct PaymentListTests {
    private let admin = Person(id: 10, name: "Ada", roles: [.admin])

    @Test func `administrators list payments by customer, state and time, page by page, and save them as a table`() async throws {
        let payments = try await PaymentsTestServer()
        for (order, customer) in [(12, 7), (13, 8), (14, 7)] {
            try await payments.saveCard(of: customer)
            _ = try await payments.place(order, by: customer)
            payments.server.clock.advance(by: .seconds(60))
        }
        let client = payments.client(admin)
        func orders(_ search: PaymentSearch) async throws -> [Int?] { try await client.call(PaymentsEndpoints.search, search).items.map(\.orderID) }
        #expect(try await orders(PaymentSearch()) == [14, 13, 12])
        #expect(try await orders(PaymentSearch(customerID: 7)) == [14, 12])
        #expect(try await orders(PaymentSearch(customerID: 9)).isEmpty)
        #expect(try await orders(PaymentSearch(status: .authorized)) == [14, 13, 12])
        #expect(try await orders(PaymentSearch(status: .refunded)).isEmpty)
        let until = payments.server.clock.now.addingTimeInterval(-60)
        #expect(try await orders(PaymentSearch(until: until)) == [13, 12])
        #expect(try await orders(PaymentSearch(from: until)) == [14])
        let page = try await client.call(PaymentsEndpoints.search, PaymentSearch(limit: 2))
        #expect(page.items.map(\.orderID) == [14, 13])
        #expect(try await orders(PaymentSearch(before: page.next, limit: 2)) == [12])
        let table = try await client.call(PaymentsEndpoints.exportPayments, PaymentSearch(customerID: 7)).csv.split(separator: "\r\n")
        let cents = try #require(page.items.first).authorizedCents
        #expect(table.count == 3 && table[0].hasPrefix("payment,begun_at,order"))
        #expect(cents > 0 && table[1].contains(",14,7,authorized,\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100),"))
        #expect(try await failure { try await client.call(PaymentsEndpoints.search, PaymentSearch(limit: 101)) }?.status == 422)
        for person in [Person.customer(7), .dispatcher(9)] {
            #expect(try await failure { try await payments.client(person).call(PaymentsEndpoints.search, PaymentSearch()) }?.status == 403)
        }
    }
}
