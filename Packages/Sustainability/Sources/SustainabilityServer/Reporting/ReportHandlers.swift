import Core
import Persistence
import ServerCore
import SustainabilityAPI

/// Shows what all orders saved: everything to administrators, and months that are over and had enough orders to everybody where the operator wants that.
struct ReportHandlers: Sendable {
    let settings: SustainabilitySettings
    let methods: MethodBook
    let publicPage: PublicPageSettings
    private let totals = TotalRepository()

    init(settings: SustainabilitySettings, methods: MethodBook, publicPage: PublicPageSettings) {
        self.settings = settings
        self.methods = methods
        self.publicPage = publicPage
    }

    func add(to routes: inout Routes) {
        routes.on(SustainabilityEndpoints.report, allow: .accessAlone) { _, context in
            try await context.database.read { transaction in
                let all = try totals.all(in: transaction)
                let orders = Dictionary(all.map { ($0.methodVersion, $0.orders) }, uniquingKeysWith: +)
                let versions = try methods.all(in: transaction).map {
                    ReportMethod(
                        version: $0.name, effectiveAt: $0.effectiveAt, orders: orders[$0.name] ?? 0, method: $0.method.description(version: $0.name))
                }
                return ImpactReport(total: all.sum, months: all.months, methods: versions)
            }
        }
        routes.on(SustainabilityEndpoints.exportReport, allow: .accessAlone) { _, context in
            try await context.database.write { transaction in
                try context.record(AuditEntry(.reportExported), in: transaction)
                return ReportTable.export(try totals.all(in: transaction))
            }
        }
        routes.on(SustainabilityEndpoints.publicImpact, allow: .accessAlone) { _, context in
            guard publicPage.isShown else { throw APIError.notFound() }
            let (now, least) = (context.clock.now, publicPage.leastOrders)
            return try await context.database.read { transaction in
                let all = try totals.all(in: transaction)
                let present = settings.month(of: now)
                // Whoever looks again and again could otherwise tell each order of a month that isn't over.
                let months = all.months.filter { $0.month < present && $0.total.orders >= least }
                let shown = Set(months.map(\.month))
                let version = try methods.present(at: now, in: transaction)
                return PublicImpact(
                    total: all.filter { shown.contains($0.month) }.sum, months: months.reversed(),
                    method: version.method.description(version: version.name), leastOrders: least)
            }
        }
    }
}

extension AuditEntry.Action {
    fileprivate static let reportExported = Self(rawValue: "impact_report_exported")
}
