public import Core
public import Foundation
import HTTPTypes

/// A value, either current or saved from an earlier response.
public struct Loaded<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value
    /// The time at which the server last confirmed a saved value; nil if the value is current.
    public let savedAt: Date?

    /// Creates a value.
    public init(value: Value, savedAt: Date?) {
        self.value = value
        self.savedAt = savedAt
    }
}

extension Loaded: Equatable where Value: Equatable {}

/// Calls endpoints and returns saved responses while the server is asked or can't be reached.
///
/// ```swift
/// for try await orders in caching.load(OrdersEndpoints.list, query) {
///     send(.ordersLoaded(orders.value, savedAt: orders.savedAt))   // first the saved ones, then the server's
/// }
/// ```
public struct CachingClient: Sendable {
    private let api: APIClient
    private let cache: ResponseCache
    private let clock: any Clock
    private let personID: Int

    /// Creates a client for one person.
    public init(api: APIClient, cache: ResponseCache, clock: any Clock, personID: Int) {
        (self.api, self.cache, self.clock, self.personID) = (api, cache, clock, personID)
    }

    /// Returns the saved value at once, if any, and then the server's, unless the saved one is younger than `freshFor`.
    ///
    /// The request carries the saved value's ETag. If it fails and something was saved, the stream ends after the saved value.
    /// A saved value that the person may no longer see (401, 403, 404) is removed.
    ///
    /// - Returns: one or two values. The stream throws ``/Core/APIError``.
    public func load<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, freshFor: Duration = .zero
    ) -> AsyncThrowingStream<Loaded<Output>, any Error> {
        AsyncThrowingStream { continuation in
            let work = Task {
                do {
                    try await load(endpoint, input, freshFor: freshFor) { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    private func load<Input, Output>(
        _ endpoint: Endpoint<Input, Output>, _ input: Input, freshFor: Duration, found: (Loaded<Output>) -> Void
    ) async throws(APIError) {
        let request = try APIRequest(endpoint, input)
        let key = "\(Language.current.rawValue) \(request.path)"
        let entry = await cache.entry(key, of: personID)
        let saved = entry.flatMap { entry in
            (try? APIResponse(status: .ok, body: entry.body).output(Output.self)).map { Loaded(value: $0, savedAt: entry.savedAt) }
        }
        if let saved, let entry {
            found(saved)
            if clock.now < entry.savedAt.addingTimeInterval(freshFor / .seconds(1)) { return }
        }
        do throws(APIError) {
            let response = try await api.response(to: request, ifNoneMatch: saved == nil ? nil : entry?.tag)
            if response.status == .notModified, let saved, var entry {
                entry.savedAt = clock.now
                await cache.save(entry, of: personID)
                return found(Loaded(value: saved.value, savedAt: nil))
            }
            let value = try response.output(Output.self)
            let fresh = ResponseCache.Entry(key: key, tag: response.fields[.eTag], savedAt: clock.now, body: response.body)
            await cache.save(fresh, of: personID)
            found(Loaded(value: value, savedAt: nil))
        } catch {
            switch error.kind {
            case .unauthorized, .forbidden, .notFound: await cache.remove(key, of: personID)
            default: if saved != nil, error.isTransient { return }
            }
            throw error
        }
    }
}
