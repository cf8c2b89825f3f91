/// Why a ``DIContainer`` could not give what was asked for.
public enum DIError: Error, Equatable, CustomStringConvertible {
    /// Nothing is registered for a type.
    case notRegistered(type: String, chain: [String], container: String)
    /// The registrations need each other in a circle.
    case cycle([String])
    /// Everything that ``DIContainer/validate()`` found, one line each.
    case invalid([String])

    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .notRegistered(let type, let chain, let container):
            let needed = chain.isEmpty ? "" : " (needed by \(chain.joined(separator: " -> ")))"
            return "\(type) is not registered in container '\(container)'\(needed). To fix, call register(\(type).self) { ... } before it is resolved."
        case .cycle(let chain):
            return "Dependencies form a cycle: \(chain.joined(separator: " -> ")). To fix, break it with a narrower protocol or an event."
        case .invalid(let failures):
            return failures.joined(separator: "\n")
        }
    }
}
