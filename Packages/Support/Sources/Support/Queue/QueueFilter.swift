import SupportAPI

/// The tickets that the queue shows.
struct QueueFilter: Codable, Sendable, Equatable {
    /// The people whose tickets are shown.
    enum Owner: String, Codable, Sendable, CaseIterable {
        case everyone, mine, nobody
    }

    /// The status; nil for any.
    var status: TicketStatus? = .open
    var owner = Owner.everyone
    /// The category; nil for any.
    var category: TicketCategory?
    /// The priority; nil for any.
    var priority: TicketPriority?
    var search = ""
    /// The account whose tickets are shown; nil for everybody's. It is in the address.
    var requester: Int?

    /// Returns the request for the first part.
    func request(by person: Int?, limit: Int) -> TicketListRequest {
        let assignee: Int? =
            switch owner {
            case .everyone: nil
            case .mine: person
            case .nobody: 0
            }
        let search = search.trimmed
        return TicketListRequest(
            status: status, category: category, priority: priority, assigneeID: assignee, requesterID: requester,
            search: search.isEmpty ? nil : search, limit: limit)
    }

    /// Applies a change.
    mutating func edit(_ edit: QueueEdit) {
        switch edit {
        case .status(let status): self.status = status
        case .owner(let owner): self.owner = owner
        case .category(let category): self.category = category
        case .priority(let priority): self.priority = priority
        case .search(let text): search = text
        }
    }
}

/// A change of the queue's filter.
enum QueueEdit: Sendable, Equatable {
    case status(TicketStatus?)
    case owner(QueueFilter.Owner)
    case category(TicketCategory?)
    case priority(TicketPriority?)
    case search(String)
}
