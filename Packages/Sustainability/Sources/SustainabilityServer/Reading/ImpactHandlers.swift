import Core
import Persistence
import ServerCore
import SustainabilityAPI

/// Shows people what their own orders saved. Other people's orders are not found.
struct ImpactHandlers: Sendable {
    let methods: MethodBook
    private let repository = ImpactRepository()

    init(methods: MethodBook) { self.methods = methods }

    func add(to routes: inout Routes) {
        routes.on(SustainabilityEndpoints.summary, allow: .accessAlone) { _, context in
            let (person, now) = (try context.person().id, context.clock.now)
            let (months, version) = try await context.database.read {
                (try repository.months(person: person, in: $0), try methods.present(at: now, in: $0))
            }
            var total = SavingSums()
            for month in months { total += month.sums }
            return SustainabilitySummary(
                orders: months.reduce(0) { $0 + $1.orders }, savings: total.savings, method: version.method.description(version: version.name),
                byMonth: months.map { MonthlySavings(month: $0.month, orders: $0.orders, savings: $0.sums.savings) })
        }
        routes.on(SustainabilityEndpoints.orders, allow: .accessAlone) { input, context in
            let (person, page) = (try context.person().id, try input.checked())
            return try await context.database.read { try repository.page(person: person, page, in: $0) }
        }
        routes.on(SustainabilityEndpoints.order, allow: .accessAlone) { input, context in
            let person = try context.person().id
            return try await context.database.read { transaction in
                guard let impact = try repository.find(input.id, person: person, in: transaction) else { throw APIError.notFound() }
                let method = try methods.method(named: impact.methodVersion, in: transaction)
                return OrderImpactDetail(impact: impact, method: method.description(version: impact.methodVersion))
            }
        }
        routes.on(SustainabilityEndpoints.export, allow: .accessAlone) { _, context in
            let person = try context.person().id
            let orders = try await context.database.read { try repository.latest(person: person, limit: OrderTable.longest, in: $0) }
            return OrderTable.export(orders)
        }
    }
}
