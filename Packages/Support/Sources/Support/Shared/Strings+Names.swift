import Core
import Foundation
import SupportAPI
import Theme

extension Strings {
    static func category(_ category: TicketCategory) -> String {
        switch category {
        case .delivery: categoryDelivery
        case .damage: categoryDamage
        case .payment: categoryPayment
        case .account: categoryAccount
        case .driving: categoryDriving
        case .safety: categorySafety
        case .other: categoryOther
        }
    }

    static func priority(_ priority: TicketPriority) -> String {
        switch priority {
        case .low: priorityLow
        case .normal: priorityNormal
        case .high: priorityHigh
        case .urgent: priorityUrgent
        }
    }

    /// The status as staff call it.
    static func status(_ status: TicketStatus) -> String {
        switch status {
        case .open: statusOpen
        case .pending: statusPending
        case .closed: statusClosed
        }
    }

    /// The status as its requester reads it.
    static func ownStatus(_ status: TicketStatus) -> String {
        switch status {
        case .open: ownStatusOpen
        case .pending: ownStatusPending
        case .closed: ownStatusClosed
        }
    }

    /// The time by which a reply is due, or since which it is late.
    static func due(_ due: Date, at now: Date?) -> String {
        now.map { due < $0 } == true ? dueLate(DateFormat.dateTime(due)) : dueBy(DateFormat.dateTime(due))
    }

    /// The satisfaction of a requester as staff read it.
    static func rated(_ rating: String, _ comment: String?) -> String { comment.map { ratedComment(rating, comment: $0) } ?? ratedOnly(rating) }

    static func role(_ role: Role) -> String {
        switch role {
        case .customer: roleCustomer
        case .driver: roleDriver
        case .dispatcher: roleDispatcher
        case .admin: roleAdmin
        }
    }

    /// The person whom a ticket comes from, or that it is an incident.
    static func source(of ticket: Ticket) -> String {
        ticket.incident == nil ? "\(ticket.requester.name) · \(role(ticket.requester.role))" : incident
    }

    static func owner(_ owner: QueueFilter.Owner) -> String {
        switch owner {
        case .everyone: ownerEveryone
        case .mine: ownerMine
        case .nobody: ownerNobody
        }
    }

    static func rating(_ rating: Int) -> String {
        switch rating {
        case ...1: ratingTerrible
        case 2: ratingBad
        case 3: ratingFair
        case 4: ratingGood
        default: ratingGreat
        }
    }
}

extension TicketStatus {
    /// The color of its name for staff.
    var tone: Tone {
        switch self {
        case .open: .warning
        case .pending: .info
        case .closed: .neutral
        }
    }

    /// The color of its name for the requester.
    var ownTone: Tone {
        switch self {
        case .open: .info
        case .pending: .warning
        case .closed: .neutral
        }
    }
}

extension TicketPriority {
    /// The color of its name.
    var tone: Tone {
        switch self {
        case .low, .normal: .neutral
        case .high: .warning
        case .urgent: .danger
        }
    }
}
