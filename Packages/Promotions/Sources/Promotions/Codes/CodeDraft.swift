import Core
import PromotionsAPI
import Theme

/// A promo code as an administrator types it. It survives a restart of the server.
struct CodeDraft: Codable, Sendable, Equatable {
    /// The ways in which a code takes something off.
    enum Kind: String, Codable, Sendable, CaseIterable {
        case percent, amount
    }

    var code = ""
    var kind = Kind.percent
    var value = ""
    var minimum = ""
    var limit = ""
    var limitPerCustomer = "1"
    var firstOrderOnly = false
    var startsAt = ""
    var endsAt = ""

    /// Reads the request.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault, named as the server names them.
    func request() throws(APIError) -> NewPromoCode {
        var errors = FieldErrors()
        var terms = PromoTerms(firstOrderOnly: firstOrderOnly, limitPerCustomer: nil)
        switch kind {
        case .percent:
            terms.percent = Int(value)
            errors.require(terms.percent != nil, "terms.percent", Strings.codeNumber)
        case .amount:
            terms.amountCents = DecimalEntry.value(value, digits: 2)
            errors.require(terms.amountCents != nil, "terms.amountCents", Strings.codeNumber)
        }
        if !minimum.isEmpty {
            let cents = DecimalEntry.value(minimum, digits: 2)
            errors.require(cents != nil, "terms.minimumCents", Strings.codeNumber)
            terms.minimumCents = cents ?? 0
        }
        terms.limit = number(limit, "terms.limit", &errors)
        terms.limitPerCustomer = number(limitPerCustomer, "terms.limitPerCustomer", &errors)
        if !startsAt.isEmpty {
            terms.startsAt = DateEntry.typed(startsAt)
            errors.require(terms.startsAt != nil, "terms.startsAt", Strings.codeDate)
        }
        if !endsAt.isEmpty {
            terms.endsAt = DateEntry.typed(endsAt)
            errors.require(terms.endsAt != nil, "terms.endsAt", Strings.codeDate)
        }
        try errors.throwIfAny()
        return NewPromoCode(code: code, terms: terms)
    }

    private func number(_ text: String, _ field: String, _ errors: inout FieldErrors) -> Int? {
        guard !text.isEmpty else { return nil }
        let number = Int(text)
        errors.require(number != nil, field, Strings.codeNumber)
        return number
    }
}

/// A change of a code that is being typed.
enum CodeEdit: Sendable, Equatable {
    case code(String)
    case kind(CodeDraft.Kind)
    case value(String)
    case minimum(String)
    case limit(String)
    case limitPerCustomer(String)
    case firstOrderOnly(Bool)
    case startsAt(String)
    case endsAt(String)
}

extension CodeDraft {
    /// Applies a change.
    mutating func edit(_ edit: CodeEdit) {
        switch edit {
        case .code(let text): code = text
        case .kind(let kind): self.kind = kind
        case .value(let text): value = text
        case .minimum(let text): minimum = text
        case .limit(let text): limit = text
        case .limitPerCustomer(let text): limitPerCustomer = text
        case .firstOrderOnly(let isOnly): firstOrderOnly = isOnly
        case .startsAt(let text): startsAt = text
        case .endsAt(let text): endsAt = text
        }
    }
}
