/// An error of a ``DIContainer``: a missing or circular registration.
public enum DIError: Error, Equatable, CustomStringConvertible {
    /// Nothing is registered for the type.
    case notRegistered(type: String, chain: [String], container: String)
    /// The registrations depend on each other in a cycle.
    case cycle([String])
    /// Everything that ``DIContainer/validate()`` found, one line each.
    case invalid([String])

    /// The problem and its fix.
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
