import Core
import CoreTesting
import Foundation
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

struct LedgerTests {
    let server: TestServer
    let ledger = Ledger()

    init() async throws { server = try await PaymentsTestServer().server }

    private func capture(_ source: String, _ build: (inout Ledger.NewEntry) -> Void) -> Ledger.NewEntry {
        var entry = Ledger.NewEntry(kind: .capture, order: 12, payment: 3, source: source)
        build(&entry)
        return entry
    }

    private func write(_ entry: Ledger.NewEntry) async throws {
        let now = server.clock.now
        try await server.database.write { [ledger] in try ledger.write(entry, at: now, in: $0) }
    }

    private func sale(_ source: String = "capture:3") -> Ledger.NewEntry {
        capture(source) {
            $0.debit(.gatewayClearing, 3000)
            $0.credit(.revenue, 2300)
            $0.credit(.salesTaxPayable, 200)
            $0.credit(.tipsPayable, 500)
        }
    }

    private func refused(_ statements: [SQL]) async throws -> Bool {
        do {
            try await server.database.write { for statement in statements { try $0.execute(statement) } }
            return false
        } catch is DatabaseError {
            return true
        }
    }

    @Test func `an entry is stored with its postings`() async throws {
        try await write(sale())
        let entries = try await server.database.read { [ledger] in try ledger.entries(before: nil, limit: 10, in: $0) }
        #expect(entries.map(\.postings) == [sale().postings])
        let balance = try await server.database.read { [ledger] in try ledger.balance(.gatewayClearing, ofPayment: 3, in: $0) }
        #expect(balance == 3000)
    }

    @Test func `an entry that doesn't balance is refused by the code`() async throws {
        let entry = capture("capture:4") {
            $0.debit(.gatewayClearing, 3000)
            $0.credit(.revenue, 2999)
        }
        await #expect(throws: DatabaseError.self) { try await write(entry) }
    }

    @Test func `an entry that doesn't balance is refused by the database`() async throws {
        func posting(_ debit: Int, _ credit: Int) -> SQL {
            "INSERT INTO payments_posting (source, account, debit_cents, credit_cents) VALUES ('a', 'revenue', \(debit), \(credit))"
        }
        let entry: SQL = "INSERT INTO payments_entry (kind, source, created_at) VALUES ('capture', 'a', 0)"
        #expect(try await refused([posting(5, 0), posting(0, 4), entry]))
        #expect(try await refused([posting(5, 0), entry]))
        #expect(try await refused([entry]))
        #expect(try await refused([posting(5, 5), entry]))
        #expect(try await refused([posting(-5, 0), posting(0, -5), entry]))
        #expect(try await refused([posting(5, 0), posting(0, 5)]), "postings need an entry")
        #expect(try await refused([posting(5, 0), posting(0, 5), entry, posting(5, 0)]), "an entry seals its postings")
        #expect(try await !refused([posting(5, 0), posting(0, 5), entry]))
    }

    @Test func `nothing is posted twice, and nothing can be changed`() async throws {
        try await write(sale())
        await #expect(throws: DatabaseError.self) { try await write(sale()) }
        #expect(try await refused(["UPDATE payments_posting SET debit_cents = 1 WHERE debit_cents > 0"]))
        #expect(try await refused(["DELETE FROM payments_posting"]))
        #expect(try await refused(["UPDATE payments_entry SET kind = 'refund'"]))
        #expect(try await refused(["DELETE FROM payments_entry"]))
    }

    @Test func `an account that doesn't exist is refused, and each account of the code exists`() async throws {
        #expect(try await refused(["INSERT INTO payments_posting (source, account, debit_cents, credit_cents) VALUES ('a', 'pocket', 1, 0)"]))
        let codes = try await server.database.read { try $0.values(String.self, "SELECT code FROM payments_account") }
        #expect(Set(codes) == Set(LedgerAccount.allCases.map(\.rawValue)))
    }

    @Test func `a payment never has more captured than authorized, nor more refunded than captured`() async throws {
        func payment(_ authorized: Int, _ captured: Int, _ refunded: Int) -> SQL {
            """
            INSERT INTO payments_payment (customer_id, reference, gateway, status, currency, requested_cents, authorized_cents, captured_cents,
            refunded_cents, method_id, created_at, updated_at)
            VALUES (7, 'a', 'fake', 'new', 'USD', 10, \(authorized), \(captured), \(refunded), 1, 0, 0)
            """
        }
        #expect(try await refused([payment(10, 11, 0)]))
        #expect(try await refused([payment(10, 5, 6)]))
        #expect(try await refused([payment(10, 5, -1)]))
        #expect(try await !refused([payment(10, 5, 5)]))
        #expect(try await refused(["UPDATE payments_payment SET captured_cents = 11 WHERE reference = 'a'"]))
        #expect(try await refused(["UPDATE payments_payment SET refunded_cents = 6 WHERE reference = 'a'"]))
    }
}
