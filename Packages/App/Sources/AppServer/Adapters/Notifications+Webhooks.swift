import Core
import Foundation
import HTTPTypes
import Networking
import NotificationsServer
import WebhooksServer

/// Provides Notifications with the keys of Web Push, and with the transport of webhooks, which calls no address of the server's own network either.
enum NotificationsWebhooks {
    static func register(in container: DIContainer) {
        guard container.isRegistered(ServerSettings.self), let settings = try? container.resolve(ServerSettings.self),
            let source = PushKeySource(settings)
        else { return }
        container.register(VAPIDKeys.self) { _ in try source.load() }
        container.register((any PushTransport).self) { resolver in
            let isOpen = try resolver.container.setting(NotificationsServerPlugin.allowsPrivatePushAddresses)
            let transport = try SocketWebhookTransport(policy: isOpen ? .all : .publicAlone, agent: "Tumble-Push/1")
            return PushNetwork(transport: transport, clock: try resolver.resolve((any Clock).self))
        }
    }
}

/// Posts messages to push services over the transport of webhooks.
private struct PushNetwork: PushTransport {
    let transport: SocketWebhookTransport
    let clock: any Clock

    func allows(_ endpoint: String) -> Bool { transport.allows(endpoint) }

    func post(_ body: Data, to endpoint: String, fields: HTTPFields) async throws(PushTransportError) -> PushResponse {
        do {
            let response = try await transport.respond(to: body, at: endpoint, fields: fields)
            let pause = RetryAfter.duration(in: response.fields, now: clock.now)
            return PushResponse(status: response.status, retryAfter: pause.map { $0 / .seconds(1) })
        } catch {
            throw PushTransportError(error.description)
        }
    }
}
