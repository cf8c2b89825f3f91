import Core
import Foundation
import PaymentsAPI
import Persistence
import ServerCore

/// Saves, lists and forgets payment methods.
struct MethodController: Sendable {
    let gateway: any PaymentGateway
    let emails: (any CustomerEmails)?
    let random: any RandomSource
    private let methods = MethodRepository()

    init(gateway: any PaymentGateway, emails: (any CustomerEmails)?, random: any RandomSource) {
        self.gateway = gateway
        self.emails = emails
        self.random = random
    }

    func add(to routes: inout Routes) {
        routes.on(PaymentsEndpoints.methods, allow: .accessAlone) { _, context in
            let person = try context.person().id
            return try await context.database.read { try methods.all(of: person, gateway: gateway.name, in: $0).map(\.shown) }
        }
        routes.on(PaymentsEndpoints.setUp, allow: .accessAlone) { _, context in
            let customer = try await customer(try context.person().id, at: context.clock.now, context.database)
            let setup = try await provider { () async throws(GatewayError) in
                try await gateway.beginSetup(customer: customer, key: "setup-\(random.hexadecimal(byteCount: 12))")
            }
            return PaymentSetup(setupID: setup.id, clientSecret: setup.clientSecret, page: setup.page)
        }
        routes.on(PaymentsEndpoints.saveMethod, allow: .accessAlone, handler: save)
        routes.on(PaymentsEndpoints.makeDefault, allow: .byHandler) { input, context in
            let person = try context.person().id
            return try await context.database.write { transaction in
                let method = try own(input.id, person, in: transaction)
                try methods.makeDefault(method.id, of: person, in: transaction)
                return try own(input.id, person, in: transaction).shown
            }
        }
        routes.on(PaymentsEndpoints.forgetMethod, allow: .byHandler) { input, context in
            let (person, now) = (try context.person().id, context.clock.now)
            // Nothing can be paid with it from now on; the provider is told afterward, by `MethodRelease`.
            return try await context.database.write { transaction in
                try methods.forget(try own(input.id, person, in: transaction), at: now, in: transaction)
                return NoOutput()
            }
        }
    }

    @Sendable private func save(_ input: SaveMethod, _ context: HandlerContext) async throws -> PaymentMethod {
        let (person, now) = (try context.person().id, context.clock.now)
        let customer = try await customer(person, at: now, context.database)
        let found = try await provider { () async throws(GatewayError) in
            do throws(GatewayError) {
                return try await gateway.method(ofSetup: input.setupID)
            } catch {
                if error == .notFound { return nil }
                throw error
            }
        }
        // A setup of somebody else is as good as none.
        guard let found, found.id.customer == customer else { throw APIError.conflict(Strings.setupUnfinished, code: "setup_unfinished") }
        return try await context.database.write { transaction in
            guard let saved = try methods.save(found, of: person, gateway: gateway.name, at: now, in: transaction), !saved.isForgotten else {
                throw APIError.conflict(Strings.setupUnfinished, code: "setup_unfinished")
            }
            return saved.shown
        }
    }

    private func own(_ id: Int, _ person: Int, in transaction: Transaction) throws -> MethodRecord {
        guard let method = try methods.find(id, in: transaction), method.personID == person, !method.isForgotten else { throw APIError.notFound() }
        return method
    }

    /// Returns the provider's customer of a person, who is created the first time.
    func customer(_ person: Int, at now: Date, _ database: any Database) async throws -> String {
        let (known, email) = try await database.read { transaction in
            (try methods.customer(person, gateway: gateway.name, in: transaction), try emails?.email(of: person, in: transaction))
        }
        if let known { return known }
        let new = GatewayCustomer(reference: "person-\(person)", email: email ?? "")
        let created = try await provider { () async throws(GatewayError) in
            try await gateway.createCustomer(new, key: "customer-\(person)-\(random.hexadecimal(byteCount: 4))")
        }
        return try await database.write { transaction in
            try methods.insertCustomer(created, person: person, gateway: gateway.name, at: now, in: transaction)
            // Of two at a time, the first one's holds.
            return try methods.customer(person, gateway: gateway.name, in: transaction) ?? created
        }
    }

    private func provider<T: Sendable>(_ body: () async throws(GatewayError) -> T) async throws(APIError) -> T {
        guard !(gateway is NoGateway) else { throw PaymentProblem.off }
        do { return try await body() } catch { throw PaymentProblem.unavailable }
    }
}
