import Core
import Foundation
import Logging
import NIOCore
import ServerCore
import SocketIOCodec
import SocketIOServer

/// A namespace of the realtime socket: authenticates clients, and puts them into the rooms of the topics they may subscribe to.
///
/// `subscribe` and `unsubscribe` take a topic and return `{"ok":true}`, or `{"ok":false,"code":...,"message":...}`. A subscription is active when
/// the response is sent, so that a fetch after it misses nothing.
struct RealtimeNamespace: Sendable {
    let channel: RealtimeChannel
    let hub: RealtimeHub
    let authenticator: any Authenticator
    let slots: ConnectionSlots
    private let log = createLog(category: "realtime")

    init(channel: RealtimeChannel, hub: RealtimeHub, authenticator: any Authenticator, slots: ConnectionSlots) {
        self.channel = channel
        self.hub = hub
        self.authenticator = authenticator
        self.slots = slots
    }

    var handlers: SocketHandlers {
        var handlers = SocketHandlers()
        handlers.authorize { handshake in try await admit(handshake) }
        handlers.onConnect { [slots] in slots.add($0) }
        handlers.onDisconnect { [slots] socket, _ in slots.remove(socket) }
        for (name, input) in channel.inputs { handlers.on(name) { event in event.acknowledge(await take(event, input)) } }
        handlers.on("subscribe") { event in event.acknowledge(await subscribe(event)) }
        handlers.on("unsubscribe") { event in event.acknowledge(unsubscribe(event)) }
        return handlers
    }

    private func admit(_ handshake: SocketHandshake) async throws -> SocketAdmission {
        guard let token = handshake.auth["token"]?.string else { throw Self.refusal(.unauthorized()) }
        do {
            let person = try await authenticator.authenticate(token)
            return SocketAdmission(
                rooms: channel.topics(of: person).map(\.name),
                context: RealtimeMember(person: person, token: token, topics: channel.topics(of: person), hub: hub))
        } catch {
            throw Self.refusal(error)
        }
    }

    private func subscribe(_ event: SocketEvent) async -> SocketValue {
        guard let member = event.socket.context(as: RealtimeMember.self), let topic = event.values.first?.string.map({ Topic($0) }), channel.has(topic)
        else { return Self.response(.notFound()) }
        return await response {
            try await hub.check(topic, for: member.person)
            guard member.add(topic) else { throw APIError.rateLimited(retryAfter: .seconds(60), code: "too_many_topics") }
            event.socket.join(topic.name)
        }
    }

    private func unsubscribe(_ event: SocketEvent) -> SocketValue {
        guard let topic = event.values.first?.string else { return Self.response(.notFound()) }
        event.socket.context(as: RealtimeMember.self)?.remove(Topic(topic))
        event.socket.leave(topic)
        return SocketValue(object: [("ok", true)])
    }

    private func take(_ event: SocketEvent, _ input: RealtimeInput) async -> SocketValue {
        guard let member = event.socket.context(as: RealtimeMember.self), let value = event.values.first else { return Self.response(.notFound()) }
        return await response {
            if member.person.viewerID != nil { throw APIError.readOnly(as: member.person.name) }
            try await input(member.person, Data(value.json.readableBytesView))
        }
    }

    /// Returns `{"ok":true}`, or the error.
    private func response(_ work: () async throws -> Void) async -> SocketValue {
        do {
            try await work()
            return SocketValue(object: [("ok", true)])
        } catch let error as APIError {
            return Self.response(error)
        } catch is DecodingError {
            return Self.response(.invalid([:]))
        } catch {
            log.error("realtime request failed", metadata: ["cause": "\(error)"])
            return Self.response(.internalError)
        }
    }

    /// Returns `{"message":...,"data":{"code":401,"reason":"token_expired"}}`.
    static func refusal(_ error: APIError) -> SocketRefusal {
        SocketRefusal(
            error.status == 401 ? "unauthorized" : error.message,
            data: SocketValue(object: [("code", SocketValue(error.status)), ("reason", SocketValue(error.code.rawValue))]))
    }

    private static func response(_ error: APIError) -> SocketValue {
        SocketValue(object: [("ok", false), ("code", SocketValue(error.code.rawValue)), ("message", SocketValue(error.message))])
    }
}
