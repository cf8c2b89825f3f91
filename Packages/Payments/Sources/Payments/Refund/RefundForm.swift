import Core
import Foundation
import PaymentsAPI
import Theme

/// A refund as a dispatcher fills it in.
struct RefundForm: Codable, Sendable, Equatable {
    /// The part of the money that is given back.
    enum Extent: String, Codable, Sendable, CaseIterable {
        case whole, part
    }

    /// The payment's id.
    let paymentID: Int
    /// The key of the refund, so that it is given once however often it is sent.
    let key: String
    /// True where all that is left is given back.
    var extent = Extent.whole
    /// The amount of a part, as typed.
    var amount = ""
    /// The chosen reason; nil while none is.
    var reason: RefundReason?
    /// The note, as typed.
    var note = ""

    /// Returns the refund of a payment.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault.
    func request(of payment: Payment) throws(APIError) -> RefundPayment {
        let (rest, note) = (payment.capturedCents - payment.refundedCents, note.trimmingCharacters(in: .whitespaces))
        let cents = extent == .whole ? rest : DecimalEntry.value(amount, digits: 2) ?? 0
        var errors = FieldErrors()
        errors.require((1...max(1, rest)).contains(cents), "amount", Strings.refundAmountWrong(MoneyFormat.format(cents: rest, currency: payment.currency)))
        errors.require(reason != nil, "reason", Strings.refundReasonNeeded)
        errors.require(reason != .other || !note.isEmpty, "note", Strings.refundNoteNeeded)
        errors.require(note.count <= Self.longestNote, "note", Strings.refundNoteLong)
        try errors.throwIfAny()
        return RefundPayment(id: payment.id, amountCents: cents, reason: (reason ?? .other).text(note: note))
    }

    /// The most characters of a note, so that code and note fit into a reason.
    private static let longestNote = 400
}

/// A change of a refund that is being filled in.
enum RefundEdit: Sendable, Equatable {
    case extent(RefundForm.Extent)
    case amount(String)
    case reason(RefundReason)
    case note(String)
}

extension RefundForm {
    /// Applies a change.
    mutating func edit(_ edit: RefundEdit) {
        switch edit {
        case .extent(let extent): self.extent = extent
        case .amount(let text): amount = text
        case .reason(let reason): self.reason = reason
        case .note(let text): note = text
        }
    }
}
