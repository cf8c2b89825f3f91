import Core
import Foundation
import PaymentsAPI
import Persistence
import ServerCore

/// Makes, settles, shows and exports payouts.
struct PayoutController: Sendable {
    /// The most lines that are shown with a payout; the export has all.
    static let shownLines = 500

    let names: (any DriverNames)?
    let events: EventLog
    private let payouts = PayoutRepository()
    private let earnings = EarningRepository()
    private let book = EarningBook()

    init(names: (any DriverNames)?, events: EventLog) {
        self.names = names
        self.events = events
    }

    func add(to routes: inout Routes) {
        routes.on(PaymentsEndpoints.balances, allow: .accessAlone) { _, context in
            try await context.database.read { transaction in
                let unpaid = try earnings.unpaid(in: transaction)
                let named = try names?.names(of: unpaid.map(\.driver), in: transaction) ?? [:]
                return unpaid.map { DriverBalance(driverID: $0.driver, driverName: named[$0.driver] ?? "", amountCents: $0.cents) }
            }
        }
        routes.on(PaymentsEndpoints.makePayouts, allow: .accessAlone, handler: make)
        routes.on(PaymentsEndpoints.payouts, allow: .accessAlone) { input, context in
            let limit = try CursorRequest(before: input.before, limit: input.limit).checkedLimit(standard: 50)
            return try await context.database.read { transaction in
                let found = try payouts.page(before: input.before, limit: limit + 1, in: transaction)
                let items = try named(Array(found.prefix(limit)), in: transaction)
                return PayoutPage(items: items, next: found.count > limit ? items.last?.id : nil)
            }
        }
        routes.on(PaymentsEndpoints.payout, allow: .accessAlone) { input, context in
            try await context.database.read { transaction in
                let payout = try get(input.id, in: transaction)
                return PayoutDetail(payout: payout, lines: try earnings.lines(of: payout.id, limit: Self.shownLines, in: transaction))
            }
        }
        routes.on(PaymentsEndpoints.settlePayout, allow: .accessAlone, handler: settle)
        routes.on(PaymentsEndpoints.exportPayout, allow: .accessAlone) { input, context in
            try await context.database.write { transaction in
                let payout = try get(input.id, in: transaction)
                try context.record(AuditEntry(.payoutExported, object: "payout/\(payout.id)", account: payout.driverID), in: transaction)
                return PayoutTable.export(payout, try earnings.lines(of: payout.id, limit: Int.max, in: transaction))
            }
        }
    }

    @Sendable private func make(_ input: MakePayouts, _ context: HandlerContext) async throws -> EncodedOutput<[Payout]> {
        let (person, now) = (try context.person().id, context.clock.now)
        let until = min(input.until ?? now, now)
        if let from = input.from, from >= until { throw APIError.invalid(["from": Strings.periodEmpty]) }
        return try await context.writeOnce { transaction in
            let drivers = try input.driverID.map { [$0] } ?? earnings.unpaid(in: transaction).map(\.driver)
            let made = try drivers.sorted().compactMap {
                try payouts.insert(driver: $0, from: input.from, until: until, by: person, at: now, in: transaction)
            }
            guard !made.isEmpty else { throw APIError.conflict(Strings.nothingToPayOut, code: "nothing_to_pay_out") }
            let all = try named(try payouts.find(made, in: transaction), in: transaction)
            for payout in all { try context.record(AuditEntry(.payoutMade, object: "payout/\(payout.id)", account: payout.driverID), in: transaction) }
            return all
        }
    }

    @Sendable private func settle(_ input: SettlePayout, _ context: HandlerContext) async throws -> EncodedOutput<Payout> {
        var errors = FieldErrors()
        errors.requireText(input.reference ?? "", "reference", length: 0...200)
        errors.require(input.state != .open, "state", Strings.payoutState)
        try errors.throwIfAny()
        let now = context.clock.now
        return try await context.writeOnce { transaction in
            let open = try get(input.id, in: transaction)
            guard try payouts.settle(open, input.state, reference: input.reference, at: now, in: transaction) else {
                throw APIError.conflict(Strings.payoutSettled, code: "payout_settled")
            }
            let payout = try get(input.id, in: transaction)
            if input.state == .paid { try book.book(payout, at: now, in: transaction) }
            try events.append(
                PaymentsEvents.payoutSettled,
                PayoutSettled(payout: payout.id, driver: payout.driverID, state: payout.state, amountCents: payout.amountCents, occurredAt: now),
                aggregate: PaymentsEvents.payoutAggregate, id: payout.id, topics: [], in: transaction)
            let action: AuditEntry.Action = input.state == .paid ? .payoutPaid : .payoutCanceled
            try context.record(AuditEntry(action, object: "payout/\(payout.id)", account: payout.driverID), in: transaction)
            return payout
        }
    }

    private func get(_ id: Int, in transaction: Transaction) throws -> Payout {
        guard let payout = try payouts.find(id, in: transaction), let named = try named([payout], in: transaction).first else { throw APIError.notFound() }
        return named
    }

    private func named(_ payouts: [Payout], in transaction: Transaction) throws -> [Payout] {
        let names = try names?.names(of: Array(Set(payouts.map(\.driverID))), in: transaction) ?? [:]
        return payouts.map { payout in
            var payout = payout
            payout.driverName = names[payout.driverID] ?? ""
            return payout
        }
    }
}

extension AuditEntry.Action {
    fileprivate static let payoutMade = Self(rawValue: "payout_made")
    fileprivate static let payoutPaid = Self(rawValue: "payout_paid")
    fileprivate static let payoutCanceled = Self(rawValue: "payout_canceled")
    fileprivate static let payoutExported = Self(rawValue: "payout_exported")
}
