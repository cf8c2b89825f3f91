public import Core
import Foundation
import Logging
import NIOCore
import Persistence
public import ServerCore
import SocketIOCodec
import SocketIOEngine
public import SocketIOServer

/// The realtime socket of a product: Socket.IO with a namespace for each of the plugins' channels, and `/changes`, which carries any topic.
///
/// A client sends its access token as `auth.token`. When the token or its session ends, the client receives `unauthorized` with
/// `{"code":401,"reason":...}` and is disconnected; it reconnects with a new token.
public final class RealtimeSockets: RealtimeObserver {
    /// The Socket.IO server, to be mounted on a port.
    public let server: SocketIOServer
    private let channels: [RealtimeChannel]
    private let authenticator: any Authenticator
    private let database: any Database
    private let clock: any Clock
    private let slots = ConnectionSlots()
    private let ended: AsyncStream<Int>
    private let log = createLog(category: "realtime")

    /// The interval for checking tokens again.
    private static let sweepInterval = Duration.seconds(15)

    /// Creates the socket of a composed server.
    ///
    /// - Throws: ``DIError`` if the container lacks a standard service.
    public init(_ application: Application, configuration: SocketServerConfiguration = .product) throws {
        let container = application.container
        let authenticator = try container.resolve((any Authenticator).self)
        let slots = slots
        channels = application.channels + [.changes]
        self.authenticator = authenticator
        database = try container.resolve((any Database).self)
        clock = try container.resolve((any Clock).self)
        let namespaces = channels.map { channel in
            ("/" + channel.name, RealtimeNamespace(channel: channel, hub: application.hub, authenticator: authenticator, slots: slots).handlers)
        }
        server = SocketIOServer(
            configuration: configuration, namespaces: Dictionary(namespaces) { first, _ in first },
            random: try container.resolve((any RandomSource).self))
        let (ended, ending) = AsyncStream.makeStream(of: Int.self)
        self.ended = ended
        try container.resolve(SessionEndings.self).listen { ending.yield($0) }
    }

    /// Disconnects clients whose token has ended, until the task is canceled; then ends all connections.
    public func run() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await person in self.ended { await self.check(self.slots.all(of: person)) } }
            group.addTask {
                while (try? await self.clock.sleep(for: Self.sweepInterval)) != nil { await self.check(self.slots.all()) }
            }
            await group.waitForAll()
        }
        server.stop()
    }

    /// Sends an event to the members of its topics.
    public func committed(_ event: DomainEvent) async {
        let audiences = await audiences(of: event.topics)
        guard !audiences.isEmpty else { return }
        do {
            let messagesByAudience = try await database.read { transaction in
                try audiences.map { ($0, try $0.channel.messages(for: event, on: $0.topic, in: transaction)) }
            }
            for (audience, messages) in messagesByAudience {
                for message in messages { try emit(message, to: audience) }
            }
        } catch {
            // Clients that miss this fetch at the next change, or when they look.
            log.error("event could not be sent to clients", metadata: ["event": "\(event.kind)", "cause": "\(error)"])
        }
    }

    /// Sends a change that isn't an event to the members of its topic.
    public func published(_ change: Change) async {
        for audience in await audiences(of: [change.topic]) {
            do {
                for message in try await audience.channel.messages(for: change) { try emit(message, to: audience) }
            } catch {
                log.error("change could not be sent to clients", metadata: ["change": "\(change.kind)", "cause": "\(error)"])
            }
        }
    }

    private struct Audience {
        let channel: RealtimeChannel
        let topic: Topic
    }

    /// Returns the rooms that have members.
    private func audiences(of topics: [Topic]) async -> [Audience] {
        var audiences: [Audience] = []
        for channel in channels {
            for topic in topics where channel.has(topic) {
                guard let namespace = server["/" + channel.name], await namespace.count(in: topic.name) > 0 else { continue }
                audiences.append(Audience(channel: channel, topic: topic))
            }
        }
        return audiences
    }

    private func emit(_ message: RealtimeMessage, to audience: Audience) throws {
        let payload = try SocketValue(json: ByteBuffer(bytes: message.payload))
        server["/" + audience.channel.name]?.to(audience.topic.name).emit(message.event, payload)
    }

    private func check(_ slots: [ConnectionSlot]) async {
        for slot in slots {
            do {
                _ = try await authenticator.authenticate(slot.member.token)
            } catch  where error.status == 401 {
                slot.socket.emit("unauthorized", values: [RealtimeNamespace.refusal(error).data ?? .emptyObject])
                slot.socket.disconnect()
            } catch {
                // Tokens that can't be checked now are checked in the next round.
                log.warning("token could not be checked", metadata: ["cause": "\(error)"])
            }
        }
    }
}

extension RealtimeChannel {
    /// The channel of all topics, as ``Change``, for clients that fetch.
    static let changes = RealtimeChannel(
        "changes", topics: nil, joined: { _ in [] }, hints: { [try RealtimeMessage("change", $0)] }
    ) { event, topic, _ in
        [try RealtimeMessage("change", Change(topic: topic, kind: event.kind, id: event.aggregateID, sequence: event.sequence))]
    }
}

extension SocketServerConfiguration {
    /// The product's limits: 100 packets per connection and second, 1 MB per payload, 8 KiB until a namespace has admitted the client; readers that fall
    /// 2 MB behind are disconnected.
    public static var product: SocketServerConfiguration {
        var configuration = SocketServerConfiguration(eventRate: EventRate(perSecond: 100, burst: 200))
        configuration.engine.payloadBeforeAdmission = 8_192
        return configuration
    }
}
