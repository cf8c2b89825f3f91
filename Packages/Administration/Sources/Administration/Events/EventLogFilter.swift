import AdministrationAPI
import Core
import Theme

/// The events that an administrator looks for, as typed.
struct EventLogFilter: Sendable, Equatable {
    /// The kind, such as `order.moved`.
    var kind = ""
    /// The thing, such as `order/12`.
    var thing = ""
    /// The earliest time, such as `2026-12-01 06:00`.
    var since = ""
    /// The time before which it happened.
    var until = ""

    /// Returns the request for a page.
    ///
    /// - Throws: ``APIError`` of status 422 with the times that can't be read.
    func query(before: Int? = nil) throws(APIError) -> EventLogQuery {
        var errors = FieldErrors()
        let (from, end) = (DateEntry.typed(since), DateEntry.typed(until))
        errors.require(since.isEmpty || from != nil, "since", Strings.eventTimeHint)
        errors.require(until.isEmpty || end != nil, "until", Strings.eventTimeHint)
        try errors.throwIfAny()
        return EventLogQuery(
            before: before, limit: 50, kind: kind.isEmpty ? nil : kind, thing: thing.isEmpty ? nil : thing.lowercased().replacing(" ", with: "/"),
            since: from, until: end)
    }
}
