import Core
import NetworkingNIO
import RetailServer
import ServerCore
import WebhooksServer

/// Provides Retail with the network to retailers' servers, which keeps to the rule of webhooks: no address of the server's own network.
enum RetailNetwork {
    static func register(in container: DIContainer) {
        container.register(ConnectorNetwork.self) { resolver in
            let isOpen = try resolver.container.setting(RetailServerPlugin.allowsPrivateConnectors)
            let policy: AddressPolicy = isOpen ? .all : .publicAlone
            let transport = CheckedTransport { IPAddress($0).map(policy.allows) ?? false }
            return ConnectorNetwork(transport: transport, allowsPlainHTTP: isOpen)
        }
    }
}
