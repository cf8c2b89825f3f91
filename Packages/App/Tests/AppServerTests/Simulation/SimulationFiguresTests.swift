import Core
import Foundation
import OrdersAPI
import Testing

@testable import AppDevelopment

/// Courses for tests of the report.
enum SampleDay {
    /// Returns a course of an order.
    static func order(_ number: Int, area: String = "Irvine", _ change: (inout OrderCourse) -> Void = { _ in }) -> OrderCourse {
        let plan = PlannedOrder(number: number, customer: 0, time: 0, area: area, bags: 1)
        var course = OrderCourse(plan, at: Coordinate(latitude: 33.68, longitude: -117.82))
        change(&course)
        return course
    }

    /// Returns an order that was delivered.
    static func delivered(_ number: Int, area: String = "Irvine", placed: Double = 36_000, wait: Double, cents: Int = 3000) -> OrderCourse {
        order(number, area: area) { course in
            (course.id, course.stage, course.placedAt, course.promisedBy) = (100 + number, .delivered, placed, placed + 3600)
            (course.arrivedAt, course.pickedUpAt) = (placed + wait, placed + wait + 240)
            (course.readyAt, course.deliveredAt, course.totalCents) = (placed + 10_000, placed + 10_000 + wait, cents)
        }
    }

    /// Six orders, each with another end, and two drivers.
    static let orders = [
        delivered(0, wait: 600), delivered(1, wait: 4200, cents: 5000),
        order(2, area: "Tustin") { ($0.id, $0.stage, $0.placedAt, $0.promisedBy) = (102, .accepted, 40_000, 43_600) },
        order(3) { ($0.id, $0.stage, $0.placedAt, $0.promisedBy) = (103, .canceled, 40_000, 43_600) },
        order(4) { $0.refusal = "window_full" }, order(5),
    ]
    static let drivers: [DriverDay] = {
        var (one, other) = (DriverDay(), DriverDay())
        (one.onlineAt, one.busySeconds, one.meters, one.emptyMeters) = (30_000, 10_000, 30_000, 12_000)
        (other.onlineAt, other.busySeconds, other.meters, other.emptyMeters) = (40_000, 5_000, 10_000, 8_000)
        return [one, other]
    }()

    /// Returns a report of it.
    static func report(seed: UInt64 = 7, orders: [OrderCourse] = orders, lag: Double = 1, errors: [String: Int] = ["offline": 2]) -> SimulationReport {
        SimulationReport(
            setup: SimulationReport.Setup(
                drivers: 2, orders: 6, seed: seed, speed: 60, firstHour: 8, lastHour: 20, matcher: nil, server: nil, outagesPerDay: 3, declineShare: 0.1,
                costs: SimulationCosts()),
            pace: SimulationReport.Pace(medianLag: 0, highLag: lag, mostLag: lag, seconds: 10, requests: 500), end: 60_000, orders: orders,
            drivers: drivers, errors: errors, declines: 3, integrity: .init())
    }
}

struct SimulationFiguresTests {
    private let figures = SampleDay.report().figures

    @Test func `the ends of orders add up to the plan`() {
        #expect((figures.delivered, figures.canceled, figures.open) == (2, 1, 1))
        #expect((figures.refused, figures.unplaced) == (1, 1))
        #expect(figures.planned == 6)
    }

    @Test func `a visit that was due and didn't come is late, and one that was canceled or isn't due doesn't count`() {
        // On time: 0. Late: 1, and 2, to which nobody came.
        #expect(figures.promises == 3)
        #expect(figures.onTimeShare == 1.0 / 3)
        #expect(SampleDay.orders[2].isOnTime(by: 43_000) == nil)
        #expect(SampleDay.orders[2].isOnTime(by: 44_000) == false)
        #expect(SampleDay.orders[3].isOnTime(by: 60_000) == nil)
    }

    @Test func `ways, costs and prices are those of delivered orders`() {
        #expect(figures.kilometers == 40 && figures.kilometersPerOrder == 20 && figures.emptyKilometersPerOrder == 10)
        // 40 km for 42 cents each, and 15,000 seconds for 22 dollars an hour, for two orders.
        #expect(abs((figures.costPerOrder ?? 0) - 5423.33) < 0.01)
        #expect(figures.pricePerOrder == 4000)
        #expect(figures.utilization == 15_000.0 / 50_000)
    }

    @Test func `waits are in minutes, those for the pickup without windows`() {
        #expect(figures.pickupWait?.median == 10 && figures.pickupWait?.high == 70 && figures.pickupWait?.count == 2)
        #expect(figures.deliveryWait?.median == 10)
        var orders = SampleDay.orders
        orders[1].isScheduled = true
        #expect(SampleDay.report(orders: orders).figures.pickupWait?.high == 10)
    }

    @Test func `percentiles are values that occur`() {
        let values = (1...100).map(Double.init)
        #expect(Percentile.of(values, 0.5) == 50 && Percentile.of(values, 0.95) == 95 && Percentile.of(values, 1) == 100)
        #expect(Percentile.of([3], 0.95) == 3 && Percentile.of([1, 2], 0.5) == 1 && Percentile.of([], 0.5) == nil)
    }

    @Test func `without a delivery there is nothing per order`() {
        let figures = SampleDay.report(orders: [SampleDay.orders[5]]).figures
        #expect(figures.kilometersPerOrder == nil && figures.costPerOrder == nil && figures.onTimeShare == nil && figures.pickupWait == nil)
    }

    @Test func `hours and areas count the same orders`() {
        let report = SampleDay.report()
        #expect(report.hours.map(\.hour) == [10, 11])
        #expect(report.hours.map(\.placed) == [2, 2] && report.hours.map(\.onTime) == [1, 0] && report.hours.map(\.late) == [1, 1])
        #expect(report.areas.map(\.name) == ["Irvine", "Tustin"] && report.areas.map(\.placed) == [3, 1])
        #expect(report.areas.map(\.onTimeShare) == [0.5, 0])
    }

    @Test func `a report survives its file`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "report-\(SystemRandomSource().hexadecimal(byteCount: 8)).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try SampleDay.report().json.write(to: file)
        #expect(try SimulationReport.read(file) == SampleDay.report())
        try Data("{}".utf8).write(to: file)
        #expect(throws: SimulationFailure.self) { try SimulationReport.read(file) }
    }

    @Test func `the table says every figure, and what casts doubt on them`() {
        let text = ReportTable(report: SampleDay.report()).text
        #expect(FigureRow.all.allSatisfy { text.contains($0.title) })
        #expect(text.contains("33.3 %") && text.contains("20.0 km") && text.contains("$40.00") && text.contains("offline 2"))
        #expect(text.contains("1 orders weren't placed"))
        #expect(!text.contains("fell behind"))
        #expect(ReportTable(report: SampleDay.report(lag: 31)).text.contains("fell behind its clock"))
    }
}

struct ReportComparisonTests {
    @Test func `a comparison says what got better and what got worse`() throws {
        let orders = [SampleDay.delivered(0, wait: 1200), SampleDay.delivered(1, wait: 1800, cents: 5000)]
        let comparison = ReportComparison(first: SampleDay.report(), second: SampleDay.report(orders: orders))
        let rows = Dictionary(uniqueKeysWithValues: comparison.rows.map { ($0.title, $0) })
        #expect(rows["On time"] == .init(title: "On time", first: "33.3 %", second: "100.0 %", difference: "+66.7 %", isBetter: true))
        #expect(rows["Wait for pickup, median"]?.isBetter == false && rows["Wait for pickup, median"]?.difference == "+10.0 min")
        #expect(rows["Wait for pickup, 95 %"]?.difference == "-40.0 min" && rows["Wait for pickup, 95 %"]?.isBetter == true)
        #expect(rows["Delivered"]?.difference == "=" && rows["Delivered"]?.isBetter == nil)
        #expect(comparison.warnings.isEmpty)
        let text = comparison.text("a.json", "b.json")
        #expect(text.contains("a.json") && text.contains("better") && text.contains("worse"))
    }

    @Test func `runs of different days are marked`() {
        let other = ReportComparison(first: SampleDay.report(), second: SampleDay.report(seed: 8))
        #expect(other.warnings == ["Warning: the runs have different demand (seed, orders or hours)."])
        #expect(ReportComparison(first: SampleDay.report(lag: 100), second: SampleDay.report()).warnings == ["Warning: a run fell behind its clock."])
    }
}
