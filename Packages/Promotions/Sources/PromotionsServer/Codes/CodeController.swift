import Core
import Foundation
import Persistence
import PromotionsAPI
import ServerCore

/// Lets administrators make and end promo codes.
struct CodeController: Sendable {
    private let codes = CodeRepository()

    func add(to routes: inout Routes) {
        routes.on(PromotionsEndpoints.codes, allow: .accessAlone) { _, context in
            try await context.database.read { try codes.all(in: $0) }
        }
        routes.on(PromotionsEndpoints.createCode, allow: .accessAlone) { input, context in try await create(input, context) }
        routes.on(PromotionsEndpoints.endCode, allow: .accessAlone) { input, context in
            try await context.database.write { transaction in
                guard try codes.end(input.id, in: transaction) else { throw APIError.notFound() }
                try context.record(AuditEntry(.promoCodeEnded, object: "promo_code/\(input.id)"), in: transaction)
                return try code(input.id, in: transaction)
            }
        }
    }

    private func create(_ input: NewPromoCode, _ context: HandlerContext) async throws -> EncodedOutput<PromoCode> {
        let name = PromotionDesk.normalized(input.code)
        try Self.check(name, input.terms)
        let now = context.clock.now
        do {
            return try await context.writeOnce { transaction in
                guard try codes.code(named: name, in: transaction) == nil else { throw Self.taken }
                let id = try codes.insert(name, input.terms, at: now, in: transaction)
                try context.record(AuditEntry(.promoCodeCreated, object: "promo_code/\(id)"), in: transaction)
                return try code(id, in: transaction)
            }
        } catch let error as DatabaseError where error.code == .unique {
            // Another administrator made the same code at the same time.
            throw Self.taken
        }
    }

    private func code(_ id: Int, in transaction: Transaction) throws -> PromoCode {
        guard let code = try codes.code(id, in: transaction) else { throw APIError.notFound() }
        return code
    }

    private static func check(_ code: String, _ terms: PromoTerms) throws(APIError) {
        var errors = FieldErrors()
        let isCode = (3...30).contains(code.count) && code.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        errors.require(isCode && !code.hasPrefix("FRIEND-"), "code", Strings.promoCodeForm)
        switch (terms.percent, terms.amountCents) {
        case (let percent?, nil): errors.require((1...100).contains(percent), "terms.percent", Strings.promoPercent)
        case (nil, let cents?): errors.require((1...1_000_000).contains(cents), "terms.amountCents", Strings.promoAmount)
        default: errors.require(false, "terms.percent", Strings.promoOneOf)
        }
        errors.require((0...1_000_000).contains(terms.minimumCents), "terms.minimumCents", Strings.promoAmount)
        errors.require(terms.limit.map { $0 > 0 } ?? true, "terms.limit", Strings.promoLimit)
        errors.require(terms.limitPerCustomer.map { $0 > 0 } ?? true, "terms.limitPerCustomer", Strings.promoLimit)
        if let startsAt = terms.startsAt, let endsAt = terms.endsAt { errors.require(startsAt < endsAt, "terms.endsAt", Strings.promoDates) }
        try errors.throwIfAny()
    }

    private static var taken: APIError { APIError.invalid(["code": Strings.promoTaken]) }
}

extension AuditEntry.Action {
    fileprivate static let promoCodeCreated = Self(rawValue: "promo_code_created")
    fileprivate static let promoCodeEnded = Self(rawValue: "promo_code_ended")
}
