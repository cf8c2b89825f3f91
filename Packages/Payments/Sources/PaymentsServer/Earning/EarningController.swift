import Core
import Foundation
import PaymentsAPI
import Persistence
import ServerCore

/// Shows drivers what they earned and were paid.
struct EarningController: Sendable {
    private let earnings = EarningRepository()
    private let payouts = PayoutRepository()

    func add(to routes: inout Routes) {
        routes.on(PaymentsEndpoints.earnings, allow: .accessAlone) { input, context in
            let limit = try CursorRequest(before: input.before, limit: input.limit).checkedLimit(standard: 50)
            let driver = try context.person().id
            return try await context.database.read { transaction in
                let found = try earnings.page(of: driver, before: input.before, limit: limit + 1, in: transaction)
                let items = Array(found.prefix(limit))
                let totals = try earnings.totals(of: driver, in: transaction)
                return EarningsPage(items: items, next: found.count > limit ? items.last?.id : nil, unpaidCents: totals.unpaid, paidCents: totals.paid)
            }
        }
        routes.on(PaymentsEndpoints.earningsSummary, allow: .accessAlone) { input, context in
            let (driver, period) = (try context.person().id, input.period ?? .day)
            let periods = EarningCalendar.periods(period, at: context.clock.now)
            return try await context.database.read { EarningsSummary(period: period, totals: try earnings.totals(of: driver, in: periods, $0)) }
        }
        routes.on(PaymentsEndpoints.driverPayouts, allow: .accessAlone) { input, context in
            let limit = try CursorRequest(before: input.before, limit: input.limit).checkedLimit(standard: 50)
            let driver = try context.person().id
            return try await context.database.read { transaction in
                let found = try payouts.page(of: driver, before: input.before, limit: limit + 1, in: transaction)
                let items = found.prefix(limit).map(DriverPayout.init)
                return DriverPayoutPage(items: items, next: found.count > limit ? items.last?.id : nil)
            }
        }
        routes.on(PaymentsEndpoints.exportEarnings, allow: .accessAlone) { input, context in
            let driver = try context.person().id
            let periods = EarningCalendar.periods(input.period ?? .day, at: context.clock.now)
            guard let first = periods.last?.start, let end = periods.first?.end else { throw APIError.notFound() }
            let lines = try await context.database.read { try earnings.lines(of: driver, from: first, until: end, in: $0) }
            return EarningTable.export(lines, from: first, until: end)
        }
    }
}

/// A driver's earnings as comma-separated values.
enum EarningTable {
    static let columns = ["earned_at", "order", "job", "kind", "amount", "currency", "payout"]

    static func export(_ lines: [Earning], from start: Date, until end: Date) -> PayoutExport {
        let rows = lines.map { line -> [CSV.Cell] in
            [
                .text(line.earnedAt.formatted(.iso8601)), .number(line.orderID), line.jobID.map(CSV.Cell.number) ?? .text(""), .text(line.kind.rawValue),
                .amount(cents: line.amountCents), .text(line.currency), line.payoutID.map(CSV.Cell.number) ?? .text(""),
            ]
        }
        let last = EarningCalendar.day(of: end.addingTimeInterval(-1))
        return PayoutExport(filename: "earnings-\(EarningCalendar.day(of: start))-\(last).csv", csv: CSV.text([columns.map(CSV.Cell.text)] + rows))
    }
}
