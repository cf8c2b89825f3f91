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

/// Collects the errors of several steps, to report them together.
///
/// ```swift
/// var failures = DIFailures()
/// failures.attempt { try container.validate() }
/// for plugin in plugins { failures.attempt { try plugin.routes(&routes, container) } }
/// try failures.throwIfAny()
/// ```
public struct DIFailures {
    private var errors: [any Error] = []

    /// Creates an empty collection.
    public init() {}

    /// Runs a step and stores its error, if any.
    public mutating func attempt(_ work: () throws -> Void) {
        note(Result(catching: work))
    }

    /// Stores the error of a failed result.
    mutating func note(_ result: Result<some Any, any Error>) {
        if case .failure(let error) = result { errors.append(error) }
    }

    /// - Throws: a single error as it is; several as one ``DIError/invalid(_:)``.
    public func throwIfAny() throws {
        if errors.count == 1, let error = errors.first { throw error }
        try throwAllIfAny()
    }

    /// - Throws: ``DIError/invalid(_:)`` with every distinct error, even if there is only one.
    func throwAllIfAny() throws {
        guard !errors.isEmpty else { return }
        throw DIError.invalid(Set(errors.flatMap(Self.lines)).sorted())
    }

    private static func lines(of error: any Error) -> [String] {
        do {
            throw error
        } catch DIError.invalid(let lines) {
            return lines
        } catch {
            return ["\(error)"]
        }
    }
}
