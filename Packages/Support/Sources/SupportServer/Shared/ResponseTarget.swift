import Foundation
import SupportAPI

/// The time within which a requester is owed a reply.
enum ResponseTarget {
    /// Returns the seconds for a category and priority.
    static func seconds(_ category: TicketCategory, _ priority: TicketPriority) -> TimeInterval { hours(category) * factor(priority) * 3_600 }

    /// Returns the priority that a new ticket of a category has.
    static func priority(_ category: TicketCategory) -> TicketPriority {
        switch category {
        case .safety: .urgent
        case .driving, .damage: .high
        case .delivery, .payment, .account, .other: .normal
        }
    }

    private static func hours(_ category: TicketCategory) -> Double {
        switch category {
        case .safety, .delivery, .driving: 2
        case .damage, .payment: 8
        case .account, .other: 24
        }
    }

    private static func factor(_ priority: TicketPriority) -> Double {
        switch priority {
        case .low: 2
        case .normal: 1
        case .high: 0.5
        case .urgent: 0.25
        }
    }
}
