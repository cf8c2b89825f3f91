import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

struct EarningSummaryTests {
    let payments: PaymentsTestServer
    private let driver = Person(id: 5, name: "Dan", roles: [.driver])
    /// Thursday 2026-01-01, 4:00 in Los Angeles.
    private let now: Date

    init() async throws {
        payments = try await PaymentsTestServer()
        now = payments.server.clock.now
    }

    private func summary(_ period: EarningsPeriod?, of person: Person? = nil) async throws -> EarningsSummary {
        try await payments.client(person ?? driver).call(PaymentsEndpoints.earningsSummary, EarningsRequest(period: period))
    }

    private func time(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test func `earnings are added up by day, week and month, with every part`() async throws {
        let times = ["2026-01-01T08:00:00Z", "2026-01-01T07:59:59Z", "2025-12-29T08:00:00Z", "2025-12-29T07:59:59Z", "2025-11-30T12:00:00Z"]
        for (index, text) in times.enumerated() { try await payments.finishJob(index + 1, at: time(text)) }
        try await payments.finishJob(9, of: 6, at: now)
        let days = try await summary(nil)
        #expect(days.period == .day && days.totals.count == 28)
        #expect(days.totals.prefix(5).map(\.jobs) == [1, 1, 0, 1, 1] && days.totals.dropFirst(5).allSatisfy { $0.totalCents == 0 && $0.jobs == 0 })
        let today = days.totals[0]
        #expect((today.baseCents, today.distanceCents, today.boostCents, today.tipCents, today.feeCents, today.totalCents) == (400, 816, 200, 0, 0, 1416))
        #expect(try today.start == time("2026-01-01T08:00:00Z") && today.end == time("2026-01-02T08:00:00Z"))
        let weeks = try await summary(.week)
        #expect(try weeks.totals.count == 12 && weeks.totals[0].start == time("2025-12-29T08:00:00Z"))
        #expect(weeks.totals.map(\.jobs) == [3, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
        let months = try await summary(.month)
        #expect(months.totals.map(\.jobs) == [1, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        #expect(months.totals[1].totalCents == 3 * 1416)
    }

    @Test func `tips belong to the time at which they were taken`() async throws {
        try await payments.saveCard()
        try await payments.place()
        try await payments.deliver(by: 5)
        payments.server.clock.advance(by: .seconds(24 * 3600))
        try await payments.bring(.immediately, tip: 300)
        let days = try await summary(.day)
        #expect(days.totals[0].tipCents == 300 && days.totals[0].totalCents == 300 && days.totals[0].jobs == 0)
    }

    @Test(arguments: [("2026-03-09T12:00:00Z", 23.0), ("2026-11-02T12:00:00Z", 25)])
    func `periods follow each other without a gap, also where the clocks change`(text: String, hours: Double) throws {
        for period in EarningsPeriod.allCases {
            let totals = EarningCalendar.periods(period, at: try time(text))
            #expect(totals.count == EarningCalendar.count(period))
            #expect(zip(totals, totals.dropFirst()).allSatisfy { $0.start == $1.end && $0.start < $0.end })
        }
        let day = EarningCalendar.periods(.day, at: try time(text))[1]
        #expect(day.end.timeIntervalSince(day.start) == hours * 3600)
    }

    @Test func `an export has the lines that were added up, and no other driver's`() async throws {
        try await payments.finishJob(1, at: now)
        try await payments.finishJob(2, at: now.addingTimeInterval(-40 * 24 * 3600))
        try await payments.finishJob(3, of: 6, at: now)
        func export(_ period: EarningsPeriod) async throws -> PayoutExport {
            try await payments.client(driver).call(PaymentsEndpoints.exportEarnings, EarningsRequest(period: period))
        }
        let days = try await export(.day)
        #expect(days.filename == "earnings-2025-12-05-2026-01-01.csv")
        let lines = days.csv.components(separatedBy: "\r\n")
        #expect(lines[0] == "earned_at,order,job,kind,amount,currency,payout" && lines.count == 5)
        #expect(lines[1] == "2026-01-01T12:00:00Z,12,1,base,4.00,USD,")
        #expect(try await export(.month).csv.components(separatedBy: "\r\n").count == 8)
    }

    @Test func `drivers see their own payouts with state and period, and no administrator's note`() async throws {
        let admin = payments.client(Person(id: 10, name: "Ada", roles: [.admin]))
        for (job, state) in [(1, PayoutState.paid), (2, .canceled), (3, .open)] {
            try await payments.finishJob(job, at: now)
            try await payments.finishJob(job + 10, of: 6, at: now)
            payments.server.clock.advance(by: .seconds(60))
            let made = try await admin.call(PaymentsEndpoints.makePayouts, MakePayouts(driverID: 5))
            if state != .open { _ = try await admin.call(PaymentsEndpoints.settlePayout, SettlePayout(id: made[0].id, state: state, reference: "Note")) }
        }
        func page(_ request: MoneyPageRequest) async throws -> DriverPayoutPage {
            try await payments.client(driver).call(PaymentsEndpoints.driverPayouts, request)
        }
        let first = try await page(MoneyPageRequest(limit: 2))
        let all = first.items + (try await page(MoneyPageRequest(before: first.next, limit: 2))).items
        #expect(all.map(\.state) == [.open, .canceled, .paid] && all.map(\.reference) == [nil, nil, "Note"])
        #expect(all.map(\.amountCents) == [2832, 1416, 1416] && all.allSatisfy { $0.from == nil })
        #expect(try await payments.client(Person(id: 6, name: "Eve", roles: [.driver])).call(PaymentsEndpoints.driverPayouts, MoneyPageRequest()).items.isEmpty)
    }

    @Test func `earnings are for drivers`() async throws {
        for person in [Person.customer(5), Person(id: 5, name: "Dee", roles: [.dispatcher, .admin])] {
            #expect(try await failure { try await summary(.day, of: person) }?.status == 403)
            #expect(try await failure { try await payments.client(person).call(PaymentsEndpoints.driverPayouts, MoneyPageRequest()) }?.status == 403)
            #expect(try await failure { try await payments.client(person).call(PaymentsEndpoints.exportEarnings, EarningsRequest()) }?.status == 403)
        }
    }
}
