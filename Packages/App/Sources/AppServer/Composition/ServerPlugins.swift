import AuthServer
import ChatServer
import Core
import FleetServer
import LocationServer
import OrdersAPI
import OrdersServer
import RetailServer
import ServerCore
import SustainabilityServer

/// The server's list of plugins: a feature is in the product by its one line here.
enum ServerPlugins {
    /// Every feature's server.
    static func all(_ settings: ServerSettings, _ signingKeyPEM: String) -> [any ServerPlugin] {
        [
            AuthServerPlugin(settings: auth(settings, signingKeyPEM)),
            LocationServerPlugin(),
            OrdersServerPlugin(),
            FleetServerPlugin(settings: FleetSettings(traceRetention: settings.positions.traceRetention)),
            RetailServerPlugin(),
            ChatServerPlugin(settings: chat(settings)),
            SustainabilityServerPlugin(settings: SustainabilitySettings(plant: Plant.location)),
        ]
    }

    private static func chat(_ settings: ServerSettings) -> ChatSettings {
        let factor = settings.reach.rateFactor
        return ChatSettings(retention: settings.conversations.retention, burst: factor == 0 ? nil : Int(30 * factor))
    }

    private static func auth(_ settings: ServerSettings, _ signingKeyPEM: String) -> AuthSettings {
        let accounts = settings.accounts
        return AuthSettings(
            signingKeyPEM: signingKeyPEM, bundleIdentifier: settings.app.bundleIdentifier,
            accessTokenLifetime: accounts.accessTokenLifetime, refreshTokenLifetime: accounts.idleTime, passwordsAtOnce: accounts.passwordHashesAtOnce,
            passwordsWaiting: accounts.passwordHashesWaiting, productName: settings.app.displayName, publicURL: settings.publicURL,
            auditRetention: accounts.auditRetention)
    }
}
