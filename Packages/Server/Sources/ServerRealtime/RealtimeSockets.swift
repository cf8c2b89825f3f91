public import Core
import Foundation
import Logging
import NIOCore
import Persistence
public import ServerCore
import SocketIOCodec
public import SocketIOServer

/// The realtime socket of a product: Socket.IO with a namespace for each channel of the plugins, and `/changes`, where any topic can be heard.
///
/// A client shows its access token as `auth.token`. When the token ends, by its time or because its session did, the client is told `unauthorized` with
/// `{"code":401,"reason":...}` and put out: it comes back with a new one.
public final class RealtimeSockets: RealtimeObserver {
    /// The protocol's server, to be put on a port.
    public let server: SocketIOServer
    private let channels: [RealtimeChannel]
    private let authenticator: any Authenticator
    private let database: any Database
    private let clock: any Clock
    private let seats = RealtimeSeats()
    private let ended: AsyncStream<Int>
    private let log = createLog(category: "realtime")

    /// How often tokens are looked at again.
    private static let sweepInterval = Duration.seconds(15)

    /// Creates the socket of a composed server.
    ///
    /// - Throws: ``DIError`` where the container lacks what every server has.
    public init(_ application: Application, configuration: SocketServerConfiguration = .product) throws {
        let container = application.container
        let authenticator = try container.resolve((any Authenticator).self)
        let seats = seats
        channels = application.channels + [.changes]
        self.authenticator = authenticator
        database = try container.resolve((any Database).self)
        clock = try container.resolve((any Clock).self)
        let namespaces = channels.map { channel in
            ("/" + channel.name, RealtimeNamespace(channel: channel, hub: application.hub, authenticator: authenticator, seats: seats).handlers)
        }
        server = SocketIOServer(
            configuration: configuration, namespaces: Dictionary(namespaces) { first, _ in first },
            random: try container.resolve((any RandomSource).self))
        let (ended, ending) = AsyncStream.makeStream(of: Int.self)
        self.ended = ended
        try container.resolve(SessionEndings.self).listen { ending.yield($0) }
    }

    /// Puts out whose token has ended, until the task is cancelled; then ends all connections.
    public func run() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await person in self.ended { await self.check(self.seats.all(of: person)) } }
            group.addTask {
                while (try? await self.clock.sleep(for: Self.sweepInterval)) != nil { await self.check(self.seats.all()) }
            }
            await group.waitForAll()
        }
        server.stop()
    }

    /// Tells an event to those who are in its topics.
    public func committed(_ event: DomainEvent) async {
        let audiences = await audiences(of: event.topics)
        guard !audiences.isEmpty else { return }
        do {
            let told = try await database.read { transaction in
                try audiences.map { ($0, try $0.channel.messages(for: event, on: $0.topic, in: transaction)) }
            }
            for (audience, messages) in told {
                for message in messages { try emit(message, to: audience) }
            }
        } catch {
            // Who hears nothing fetches at the next change, or when it looks.
            log.error("an event could not be told", metadata: ["event": "\(event.kind)", "cause": "\(error)"])
        }
    }

    /// Tells those who are in its topic of a change that is no event.
    public func told(_ change: Change) async {
        for audience in await audiences(of: [change.topic]) {
            do {
                for message in try await audience.channel.messages(for: change) { try emit(message, to: audience) }
            } catch {
                log.error("a change could not be told", metadata: ["change": "\(change.kind)", "cause": "\(error)"])
            }
        }
    }

    private struct Audience {
        let channel: RealtimeChannel
        let topic: Topic
    }

    /// The rooms that somebody is in.
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

    private func check(_ seats: [RealtimeSeat]) async {
        for seat in seats {
            do {
                _ = try await authenticator.authenticate(seat.member.token)
            } catch  where error.status == 401 {
                seat.socket.emit("unauthorized", values: [RealtimeNamespace.refusal(error).data ?? .emptyObject])
                seat.socket.disconnect()
            } catch {
                // Whoever can't be asked now is asked at the next round.
                log.warning("a token could not be checked", metadata: ["cause": "\(error)"])
            }
        }
    }
}

extension RealtimeChannel {
    /// Any topic, told as ``Change``: for clients that fetch.
    static let changes = RealtimeChannel(
        "changes", topics: nil, joined: { _ in [] }, hints: { [try RealtimeMessage("change", $0)] }
    ) { event, topic, _ in
        [try RealtimeMessage("change", Change(topic: topic, kind: event.kind, id: event.aggregateID, sequence: event.sequence))]
    }
}

extension SocketServerConfiguration {
    /// What the product tolerates: 100 events a second of a connection, 1 MB a payload, a reader of 2 MB too slow is dropped.
    public static var product: SocketServerConfiguration {
        SocketServerConfiguration(eventRate: EventRate(perSecond: 100, burst: 200))
    }
}
