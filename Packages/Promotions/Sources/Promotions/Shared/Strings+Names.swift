import Core
import PromotionsAPI
import Theme

extension Strings {
    static func name(_ entry: CreditEntry) -> String {
        switch entry.kind {
        case .granted: creditGranted
        case .referral: creditReferral
        case .spent: entry.orderID.map { creditSpent(String($0)) } ?? creditSpentAnywhere
        case .returned: entry.orderID.map { creditReturned(String($0)) } ?? creditReturnedAnywhere
        }
    }

    static func name(_ kind: CodeDraft.Kind) -> String {
        switch kind {
        case .percent: codePercent
        case .amount: codeAmount
        }
    }

    /// The discount of a code, and when it holds.
    static func summary(of terms: PromoTerms) -> String {
        let value = terms.percent.map { codePercentOff(String($0)) } ?? codeAmountOff(MoneyFormat.format(cents: terms.amountCents ?? 0))
        var parts = [value]
        if terms.minimumCents > 0 { parts.append(codeFrom(MoneyFormat.format(cents: terms.minimumCents))) }
        if terms.firstOrderOnly { parts.append(codeFirstOrder) }
        if let startsAt = terms.startsAt { parts.append(codeStarts(DateEntry.text(startsAt))) }
        if let endsAt = terms.endsAt { parts.append(codeEnds(DateEntry.text(endsAt))) }
        return parts.joined(separator: " · ")
    }

    static func redeemed(_ code: PromoCode) -> String {
        code.terms.limit.map { codeUsedOf(String(code.redeemed), limit: String($0)) } ?? codeUsed(String(code.redeemed))
    }

    /// Returns what a person is told after passing their code on.
    static func notice(_ outcome: ShareOutcome) -> String {
        switch outcome {
        case .codeCopied: codeCopied
        case .textCopied: textCopied
        case .failed: copyFailed
        }
    }
}
