public import Core
public import Foundation

/// The data a client stores for the signed-in person: saved responses, and operations that are waiting or were refused.
///
/// When the session ends, saved responses are removed and the outbox is closed. Its file stays: waiting operations are sent and refused ones shown
/// when the same person signs in again. The next person has a separate file.
///
/// ```swift
/// let storage = try await PersonalStorage(of: person.id, in: folder, api: api, session: session, cache: cache, clock: clock, random: random)
/// for await content in storage.outbox.changes() { send(.outboxChanged(content)) }
/// ```
public struct PersonalStorage: Sendable {
    /// Makes calls that may return saved responses.
    public let caching: CachingClient
    /// The operations that must reach the server.
    public let outbox: OfflineOutbox

    /// Opens the storage of a person until the session ends.
    ///
    /// - Parameters:
    ///   - person: the id of the signed-in person.
    ///   - folder: the folder of the outboxes, with one file per person.
    ///   - api: calls the API as the signed-in person.
    ///   - sender: sends the outbox's operations; nil for the API client.
    /// - Throws: as ``OfflineOutbox/init(file:sender:clock:random:pauses:)``.
    public init(
        of person: Int, in folder: URL, api: APIClient, session: AuthSession, cache: ResponseCache, clock: any Clock, random: any RandomSource,
        sender: (any OutboxSending)? = nil
    ) async throws {
        let outbox = try OfflineOutbox(file: folder.appending(path: "outbox-\(person)"), sender: sender ?? api, clock: clock, random: random)
        self.outbox = outbox
        caching = CachingClient(api: api, cache: cache, clock: clock, personID: person)
        await session.atEnd {
            await outbox.close()
            await cache.removeAll(of: person)
        }
    }
}
