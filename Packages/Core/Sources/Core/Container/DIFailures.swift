/// What went wrong in several steps, so that all of it is told at once.
///
/// ```swift
/// var failures = DIFailures()
/// failures.attempt { try container.validate() }
/// for plugin in plugins { failures.attempt { try plugin.routes(&routes, container) } }
/// try failures.throwIfAny()
/// ```
public struct DIFailures {
    private var errors: [any Error] = []

    /// Begins with none.
    public init() {}

    /// Does something, and keeps the error where it fails.
    public mutating func attempt(_ work: () throws -> Void) {
        note(Result(catching: work))
    }

    /// Keeps the error of what failed.
    mutating func note(_ result: Result<some Any, any Error>) {
        if case .failure(let error) = result { errors.append(error) }
    }

    /// - Throws: the only error as it is; ``DIError/invalid(_:)`` that names all, where there are several.
    public func throwIfAny() throws {
        if errors.count == 1, let error = errors.first { throw error }
        try throwAllIfAny()
    }

    /// - Throws: ``DIError/invalid(_:)`` that names every error once, also where it is the only one.
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
