import AdministrationServer
import App
import AuthServer
import ChatServer
package import Core
import Crypto
import FleetServer
import LiveUI
import LocationServer
import MatchingServer
import NotificationsServer
import OrdersServer
import PaymentsServer
import Persistence
import PromotionsServer
import RetailServer
package import ServerCore
import ServerHost
import SupportServer
import SustainabilityServer
import WebhooksServer

/// The server's list of plugins: one line here adds a feature to the product.
package enum ServerPlugins {
    /// Every feature's server.
    package static var all: [any ServerPlugin] {
        [
            AuthServerPlugin(),
            LocationServerPlugin(),
            OrdersServerPlugin(),
            FleetServerPlugin(),
            RetailServerPlugin(),
            ChatServerPlugin(),
            SustainabilityServerPlugin(),
            PaymentsServerPlugin(),
            PromotionsServerPlugin(),
            SupportServerPlugin(),
            NotificationsServerPlugin(),
            AdministrationServerPlugin(),
            WebhooksServerPlugin(),
            MatchingServerPlugin(),
        ]
    }

    /// The plugins of the platform, besides the features.
    static var platform: [any ServerPlugin] {
        [
            AnalyticsPlugin(),
            LivePlugin { try makeLiveServer($0) },
            OfflinePlugin { container in
                let (app, settings) = try container.resolve(TumbleLiveApp.self, ServerSettings.self)
                return app.offline(settings.app)
            },
        ]
    }

    private static func makeLiveServer(_ container: DIContainer) throws -> LiveServer {
        let (app, key, metrics) = try container.resolve(TumbleLiveApp.self, SymmetricKey.self, PrometheusRegistry.self)
        let (database, clock, random) = try container.resolve((any Database).self, (any Clock).self, (any RandomSource).self)
        var limits = LiveLimits()
        limits.browserIdleTime = try container.setting(AuthSettings.idleTime)
        // An office or a dormitory behind one address has far fewer people on a first page than connections.
        limits.anonymousTabsPerAddress = try container.resolve(ServerSettings.self).host.connections.connectionsPerAddress / 5
        return LiveServer(app: app, database: database, key: key, clock: clock, random: random, limits: limits, metrics: metrics)
    }
}

/// All plugins of the product, client's and server's.
package enum ProductPlugins {
    package static var all: [any Plugin] { AppPlugins.all + ServerPlugins.all + ServerPlugins.platform }
}
