import Core
import Persistence
import ServerCore
import SustainabilityAPI

/// Shows people what their own orders saved. Other people's orders are not found.
struct ImpactHandlers: Sendable {
    let method: SustainabilityMethod
    private let repository = ImpactRepository()

    init(method: SustainabilityMethod) { self.method = method }

    func add(to routes: inout Routes) {
        routes.on(SustainabilityEndpoints.summary, allow: .accessAlone) { _, context in
            let person = try context.person().id
            let months = try await context.database.read { try repository.months(person: person, in: $0) }
            return SustainabilitySummary(
                orders: months.reduce(0) { $0 + $1.orders }, savings: Savings(sumOf: months.map(\.savings)), method: method.methodDescription,
                byMonth: months)
        }
        routes.on(SustainabilityEndpoints.orders, allow: .accessAlone) { input, context in
            let (person, page) = (try context.person().id, try input.checked())
            return try await context.database.read { try repository.page(person: person, page, in: $0) }
        }
        routes.on(SustainabilityEndpoints.order, allow: .accessAlone) { input, context in
            let person = try context.person().id
            let found = try await context.database.read { try repository.find(input.id, person: person, in: $0) }
            guard let found else { throw APIError.notFound() }
            return found
        }
    }
}

extension Savings {
    fileprivate init(sumOf parts: [Savings]) {
        self.init(
            water: Saving(sumOf: parts.map(\.water), unit: "L"), energy: Saving(sumOf: parts.map(\.energy), unit: "kWh"),
            co2: Saving(sumOf: parts.map(\.co2), unit: "kg"), time: Saving(sumOf: parts.map(\.time), unit: "min"))
    }
}

extension Saving {
    fileprivate init(sumOf parts: [Saving], unit: String) {
        self.init(
            value: parts.reduce(0) { $0 + $1.value }, low: parts.reduce(0) { $0 + $1.low }, high: parts.reduce(0) { $0 + $1.high }, unit: unit)
    }
}
