import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import PaymentsServer

struct PayoutTests {
    let payments: PaymentsTestServer
    let admin = Person(id: 10, name: "Ada", roles: [.admin])
    let start: Date

    init() async throws {
        payments = try await PaymentsTestServer()
        start = payments.server.clock.now
        for (job, driver) in [(1, 5), (2, 5), (3, 6)] {
            try await payments.finishJob(job, of: driver, at: payments.server.clock.now)
            payments.server.clock.advance(by: .seconds(3600))
        }
    }

    private func make(_ request: MakePayouts = MakePayouts(), key: String? = nil) async throws -> [Payout] {
        try await payments.client(admin).call(PaymentsEndpoints.makePayouts, request, idempotencyKey: key)
    }

    @Test func `each driver gets one payout of what nobody has paid, and then there is nothing left`() async throws {
        let balances = try await payments.client(admin).call(PaymentsEndpoints.balances)
        #expect(balances.map(\.driverID) == [5, 6] && balances.map(\.amountCents) == [2832, 1416])
        let made = try await make()
        #expect(made.map(\.driverID) == [5, 6] && made.map(\.amountCents) == [2832, 1416])
        #expect(made.allSatisfy { $0.state == .open && $0.madeBy == 10 })
        #expect(try await failure { try await make() }?.code == "nothing_to_pay_out")
        #expect(try await payments.client(admin).call(PaymentsEndpoints.balances).isEmpty)
        let page = try await payments.client(admin).call(PaymentsEndpoints.payouts, MoneyPageRequest(limit: 1))
        #expect(page.items.map(\.driverID) == [6])
        let rest = try await payments.client(admin).call(PaymentsEndpoints.payouts, MoneyPageRequest(before: page.next, limit: 1))
        #expect(rest.items.map(\.driverID) == [5] && rest.next == nil)
    }

    @Test func `a period and a driver narrow a payout, and its end isn't part of it`() async throws {
        let made = try await make(MakePayouts(driverID: 5, from: start, until: start.addingTimeInterval(3600)))
        #expect(made.map(\.amountCents) == [1416])
        let detail = try await payments.client(admin).call(PaymentsEndpoints.payout, IDInput(id: made[0].id))
        #expect(detail.lines.map(\.jobID) == [1, 1, 1])
        #expect(try await failure { try await make(MakePayouts(from: start, until: start)) }?.fields["from"] != nil)
        #expect(try await make().map(\.amountCents) == [1416, 1416])
    }

    @Test func `payouts that are made at once pay nothing twice`() async throws {
        let client = payments.client(admin)
        let made = await withTaskGroup(of: [Payout].self) { group in
            for _ in 1...10 { group.addTask { (try? await client.call(PaymentsEndpoints.makePayouts, MakePayouts())) ?? [] } }
            return await group.reduce(into: [Payout]()) { $0 += $1 }
        }
        #expect(made.reduce(0) { $0 + $1.amountCents } == 4248)
        let again = try await payments.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM payments_payout WHERE amount_cents = 0") }
        #expect(again == 0)
    }

    @Test func `a payout is paid once and booked, or given up, after which its earnings wait again`() async throws {
        let made = try await make()
        let client = payments.client(admin)
        let paid = try await client.call(PaymentsEndpoints.settlePayout, SettlePayout(id: made[0].id, state: .paid, reference: "Wire 7"))
        #expect((paid.state, paid.reference, paid.settledAt != nil) == (.paid, "Wire 7", true))
        #expect(try await payments.balance(.bank) == -2832)
        for state in [PayoutState.paid, .canceled] {
            let error = try await failure { try await client.call(PaymentsEndpoints.settlePayout, SettlePayout(id: made[0].id, state: state)) }
            #expect(error?.code == "payout_settled")
        }
        let given = try await client.call(PaymentsEndpoints.settlePayout, SettlePayout(id: made[1].id, state: .canceled))
        #expect(given.state == .canceled)
        let told = try await payments.server.notifications().filter { $0.kind == "payout.paid" }
        #expect(told.map(\.recipients) == [.person(5)] && told.first?.text.title == "$28.32 is on its way to you")
        #expect(try await make().map(\.driverID) == [6])
        #expect(try await failure { try await client.call(PaymentsEndpoints.settlePayout, SettlePayout(id: 99, state: .paid)) }?.status == 404)
        #expect(try await failure { try await client.call(PaymentsEndpoints.settlePayout, SettlePayout(id: 1, state: .open)) }?.status == 422)
        let driver = Person(id: 5, name: "Dan", roles: [.driver])
        let page = try await payments.client(driver).call(PaymentsEndpoints.earnings, MoneyPageRequest())
        #expect((page.unpaidCents, page.paidCents) == (0, 2832))
        #expect(page.items.allSatisfy { $0.payoutID == made[0].id })
        // The sums that are kept are those of the rows.
        let wrong = try await payments.count(
            """
            payments_balance AS balance WHERE unpaid_cents <>
            (SELECT COALESCE(SUM(amount_cents), 0) FROM payments_earning AS earning WHERE earning.driver_id = balance.driver_id AND payout_id IS NULL)
            """)
        #expect(wrong == 0)
    }

    @Test func `a payout asked for twice with one key is made once`() async throws {
        let first = try await make(MakePayouts(driverID: 5), key: "k")
        #expect(try await make(MakePayouts(driverID: 5), key: "k") == first)
    }

    @Test func `payouts are for administrators`() async throws {
        for person in [Person(id: 9, name: "Dee", roles: [.dispatcher]), Person(id: 5, name: "Dan", roles: [.driver])] {
            let client = payments.client(person)
            #expect(try await failure { try await client.call(PaymentsEndpoints.makePayouts, MakePayouts()) }?.status == 403)
            #expect(try await failure { try await client.call(PaymentsEndpoints.payouts, MoneyPageRequest()) }?.status == 403)
            #expect(try await failure { try await client.call(PaymentsEndpoints.balances) }?.status == 403)
        }
    }

    @Test func `an export has a line for each part, names the driver, and starts no formula`() async throws {
        let made = try await make(MakePayouts(driverID: 5, until: start.addingTimeInterval(3600)))
        let exported = try await payments.client(admin).call(PaymentsEndpoints.exportPayout, IDInput(id: made[0].id))
        #expect(exported.filename == "payout-1.csv")
        let lines = exported.csv.components(separatedBy: "\r\n")
        #expect(lines.count == 5 && lines.last == "")
        #expect(lines[0] == "payout,state,driver,name,earned_at,order,job,kind,amount,currency,reference")
        #expect(lines[1] == "1,open,5,\"'=HYPERLINK(\"\"http://evil\"\",\"\"Dan\"\")\",2026-01-01T12:00:00Z,12,1,base,4.00,USD,")
    }

    @Test(arguments: [
        ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("two\r\nlines", "\"two\r\nlines\""), ("=1+1", "\"'=1+1\""),
        ("+49", "\"'+49\""), ("-5", "\"'-5\""), ("@SUM(A1)", "\"'@SUM(A1)\""), ("\t=1", "\"'\t=1\""), ("  =1", "\"'  =1\""), ("＝1", "\"'＝1\""), ("", ""),
        ("O'Hara", "\"O'Hara\""), (" x", "\" x\""),
    ])
    func `texts are quoted as the standard says, and formulas are made harmless`(text: String, rendered: String) {
        #expect(CSV.Cell.text(text).rendered == rendered)
    }

    @Test func `amounts have two decimals`() {
        #expect([0, 5, 1234, -205].map { CSV.Cell.amount(cents: $0).rendered } == ["0.00", "0.05", "12.34", "-2.05"])
    }
}
