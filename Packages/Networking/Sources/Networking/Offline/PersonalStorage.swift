public import Core
public import Foundation

/// What a client keeps on the device for the person who is signed in: saved answers, and deeds that wait or were refused.
///
/// When the session ends, the saved answers are forgotten and the outbox is closed. Its file stays: what waits in it is sent, and what was refused is
/// shown, when the same person signs in again. The next person has a file of their own.
///
/// ```swift
/// let storage = try await PersonalStorage(of: person.id, in: folder, api: api, session: session, cache: cache, clock: clock, random: random)
/// for await content in storage.outbox.changes() { send(.outboxChanged(content)) }
/// ```
public struct PersonalStorage: Sendable {
    /// Calls that may be answered from the disk.
    public let caching: CachingClient
    /// Deeds that must reach the server.
    public let outbox: Outbox

    /// Opens what is kept for a person, until the session ends.
    ///
    /// - Parameters:
    ///   - person: who is signed in.
    ///   - folder: where outboxes are kept, one file a person.
    ///   - api: calls the API as whoever is signed in to the session.
    /// - Throws: as ``Outbox/init(file:sender:clock:random:pauses:)``.
    public init(
        of person: Int, in folder: URL, api: APIClient, session: AuthSession, cache: ResponseCache, clock: any Clock, random: any RandomSource
    ) async throws {
        let outbox = try Outbox(file: folder.appending(path: "outbox-\(person)"), sender: api, clock: clock, random: random)
        self.outbox = outbox
        caching = CachingClient(api: api, cache: cache, clock: clock, personID: person)
        await session.atEnd {
            await outbox.close()
            await cache.removeAll(of: person)
        }
    }
}
