import Core
import Foundation
import OrdersAPI
import Persistence

/// Mails customers what became of a date of a recurring order where that isn't what they expect: what they can do until when, that it was skipped, or what
/// its order is without.
struct RecurringNotices: Sendable {
    let accounts: (any CustomerAccounts)?
    let timeZone: TimeZone
    /// The address of our pages, without a slash at its end.
    let publicURL: String

    /// Stores the mail about a date in the transaction that changes it.
    func mail(_ date: RecurringDateRecord, of record: RecurringRecord, at now: Date, in transaction: Transaction) throws {
        try accounts?.mail(to: record.customerID, at: now, in: transaction) {
            let day = text(date.window.start, Date.FormatStyle.dateTime.weekday(.wide).month(.wide).day())
            let until = text(date.lastTime, Date.FormatStyle.dateTime.weekday(.wide).month(.wide).day().hour().minute())
            let problem = date.problem ?? ""
            return switch date.status {
            case .missed: (Strings.recurringMissedSubject(day), Strings.recurringMissedText(Strings.recurringMissed(problem), link: link))
            case .placed:
                (
                    Strings.recurringDroppedSubject(day),
                    Strings.recurringDroppedText(
                        date.droppedAddOns.worded.map(\.name).formatted(.list(type: .and).locale(Language.current.locale)), link: link)
                )
            case .waiting, .planned, .skipped:
                (
                    Strings.recurringMailSubject(day),
                    Strings.recurringMailText(day, problem: Strings.recurringProblem(problem), until: until, link: link)
                )
            }
        }
    }

    private var link: String {
        let place = OrdersLink.recurring().place
        return publicURL + "/" + ([place.mode?.rawValue ?? "", place.tab] + place.components).joined(separator: "/")
    }

    private func text(_ date: Date, _ style: Date.FormatStyle) -> String {
        var style = style.locale(Language.current.locale)
        style.timeZone = timeZone
        return date.formatted(style)
    }
}
