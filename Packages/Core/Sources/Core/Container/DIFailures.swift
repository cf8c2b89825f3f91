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
