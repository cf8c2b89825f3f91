import Core
import SupportAPI

extension Result where Failure == APIError {
    /// The error; nil for a success.
    var failure: APIError? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension [Ticket] {
    /// Appends the tickets that follow. One that has moved down meanwhile stands where it is now.
    func joined(with more: [Ticket]) -> [Ticket] {
        let ids = Set(more.map(\.id))
        return filter { !ids.contains($0.id) } + more
    }
}
