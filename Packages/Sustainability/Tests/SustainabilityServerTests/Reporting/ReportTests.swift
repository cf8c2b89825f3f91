import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import ServerTesting
import SustainabilityAPI
import Testing

@testable import SustainabilityServer

struct ReportTests {
    /// Delivers orders of January and February 2026 to several customers.
    private func deliver(_ count: Int, from first: Int = 1, on day: Double = 0, _ test: SustainabilityTestServer) async throws {
        for order in first..<first + count {
            try await test.append(
                order, of: 7 + order % 3, to: .delivered, kilograms: 10, at: SustainabilityTestServer.date.addingTimeInterval(day * 86_400))
        }
        await test.server.deliverEvents()
    }

    @Test func `administrators see all months, and save them as a table`() async throws {
        let test = try await SustainabilityTestServer()
        try await deliver(2, test)
        try await deliver(1, from: 10, on: 40, test)
        let report = try await test.report()
        #expect(report.months.map(\.month) == ["2026-02", "2026-01"] && report.total.orders == 3 && report.total.kilograms == 30)
        #expect(report.total.savings.water.value == 306 && report.total.kilometers == 66.717)
        #expect(report.methods.map(\.version) == ["2026.1"])
        let table = try await test.admin.call(SustainabilityEndpoints.exportReport)
        #expect(
            table.csv.split(separator: "\r\n").map { $0.prefix(35) } == [
                "month,method,orders,orders_measured", "2026-02,2026.1,1,0,10.000,22.239,10", "2026-01,2026.1,2,0,20.000,44.478,20",
            ])
        #expect(test.server.audit.entries.map(\.action) == ["impact_report_exported"])
    }

    @Test func `everybody sees months that are over and had enough orders, if the operator wants that`() async throws {
        let test = try await SustainabilityTestServer(settings: ["PUBLIC_IMPACT": "YES"])
        try await deliver(10, test)
        try await deliver(9, from: 100, on: 40, test)
        let nobody = test.server.client(as: nil)
        // In January, nothing is over yet.
        test.server.clock.now = SustainabilityTestServer.date
        #expect(try await nobody.call(SustainabilityEndpoints.publicImpact).total.orders == 0)
        // February had too few.
        test.server.clock.now = SustainabilityTestServer.date.addingTimeInterval(70 * 86_400)
        let impact = try await nobody.call(SustainabilityEndpoints.publicImpact)
        #expect(impact.months.map(\.month) == ["2026-01"] && impact.total.orders == 10 && impact.total.savings.water.value == 1_020)
        #expect(impact.leastOrders == 10)
    }

    @Test func `without the setting there is no such page`() async throws {
        let test = try await SustainabilityTestServer()
        await #expect(throws: APIError.notFound()) { try await test.server.client(as: nil).call(SustainabilityEndpoints.publicImpact) }
        #expect(throws: SettingError.self) { try PublicPageSettings.leastOrders.value(of: "9") }
    }

    @Test func `people save their own orders as a table`() async throws {
        let test = try await SustainabilityTestServer()
        try await test.move(1, to: .delivered, kilograms: 10, retailLines: 1)
        try await test.move(2, of: 8, to: .delivered, kilograms: 10)
        let table = try await test.customer.call(SustainabilityEndpoints.export)
        let lines = table.csv.split(separator: "\r\n")
        #expect(table.filename == "impact.csv" && lines.count == 2)
        #expect(
            lines[1]
                == "1,2026-01-01T12:00:00Z,2,10.000,no,22.239,22.239,,6.000,2.000,2026.1,102.000,23.000,102.000,4.800,2.500,4.800,-3.477,-3.996,-3.477,150.000")
    }

    @Test func `cells hold numbers as spreadsheets read them, and no formulas`() {
        #expect(CSV.text([[.thousandths(-5), .thousandths(1_234_567), .number(-3), .empty]]) == "-0.005,1234.567,-3,\r\n")
        #expect(CSV.text([[.text("=1+1"), .text("a\"b"), .text(" ＝x")]]) == "\"'=1+1\",\"a\"\"b\",\"' ＝x\"\r\n")
    }
}
