import SupportAPI

/// Words notices in the reader's language.
enum NoticeText {
    /// - Parameters:
    ///   - value: what the notice speaks of: an account, a priority, a category, cents, or a ticket.
    ///   - name: finds the name of an account.
    static func text(_ notice: TicketNotice, value: String, name: (Int) -> String) -> String {
        switch notice {
        case .closed: Strings.noticeClosed
        case .reopened: Strings.noticeReopened
        case .assigned: Strings.noticeAssigned(name(Int(value) ?? 0))
        case .unassigned: Strings.noticeUnassigned
        case .settled: Strings.noticeSettled
        case .refunded: Strings.noticeRefunded(Strings.money(Int(value) ?? 0))
        case .credited: Strings.noticeCredited(Strings.money(Int(value) ?? 0))
        case .rescheduled: Strings.noticeRescheduled
        case .merged: Strings.noticeMerged(Int(value) ?? 0)
        case .mergedInto: Strings.noticeMergedInto(Int(value) ?? 0)
        case .prioritized: Strings.noticePriority(TicketPriority(rawValue: value).map(Self.name) ?? value)
        case .categorized: Strings.noticeCategory(TicketCategory(rawValue: value).map(Self.name) ?? value)
        }
    }

    private static func name(_ priority: TicketPriority) -> String {
        switch priority {
        case .low: Strings.priorityLow
        case .normal: Strings.priorityNormal
        case .high: Strings.priorityHigh
        case .urgent: Strings.priorityUrgent
        }
    }

    private static func name(_ category: TicketCategory) -> String {
        switch category {
        case .delivery: Strings.categoryDelivery
        case .damage: Strings.categoryDamage
        case .payment: Strings.categoryPayment
        case .account: Strings.categoryAccount
        case .driving: Strings.categoryDriving
        case .safety: Strings.categorySafety
        case .other: Strings.categoryOther
        }
    }
}
