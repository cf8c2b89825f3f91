import Core
import Foundation
import ServerCore
import ServerHost
import ServerRealtime
import SocketIOEngine
import SocketIOServer

/// The settings of the realtime socket: its location, and who may connect.
struct RealtimeSettings: Sendable {
    static let origin = Setting.address("SOCKET_ORIGIN", "Origin of the realtime socket if the API runs in another process. Empty: the API's own.")
    static let allowedOrigins = Setting(
        "SOCKET_ALLOWED_ORIGINS", .other("origins without a path, separated by commas, such as the one of PUBLIC_URL"), defaults: SettingDefaults(""),
        empty: Set<String>(), "Origins of other sites that may use the socket by polling."
    ) { text in
        let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return names.allSatisfy { URL(string: $0)?.host() != nil && !$0.hasSuffix("/") } ? Set(names) : nil
    }

    /// The settings in the order in which they are listed.
    static let all: [any SettingDeclaration] = [origin, allowedOrigins]

    /// The origin of the socket if the API runs in another process; nil for the API's own.
    let origin: URL?
    /// The origins of other sites that may use the polling transport.
    let origins: Set<String>

    /// Reads the settings.
    ///
    /// - Throws: `SettingError` with the key and how to fix it.
    init(_ values: SettingValues) throws(SettingError) {
        origin = try values[Self.origin]
        origins = try values[Self.allowedOrigins]
    }
}

extension ServerSettings {
    /// Returns the configuration of the realtime socket, with the same rules for encryption and proxies as for other requests.
    ///
    /// - Parameter limiter: counts the sockets of an address.
    func realtimeSocket(_ limiter: ConnectionLimiter) -> SocketServerConfiguration {
        var configuration = SocketServerConfiguration.product
        let (host, origins) = (host, realtime.origins)
        configuration.engine.cors = origins.isEmpty ? .sameOrigin : .origins(origins)
        configuration.engine.address = { peer, fields in peer.map { host.trustedProxies.client(of: $0, fields) } }
        configuration.engine.reserve = { request in
            guard let place = limiter.openSocket(from: request.remoteAddress ?? "") else { return nil }
            return { place.end() }
        }
        configuration.engine.allows = { request in
            if request.isSecure || host.plainHTTP == .allowed { return true }
            guard let peer = request.peerAddress else { return false }
            return host.trustedProxies.isSecure(peer, request.fields) ?? host.trustedProxies.contains(peer)
        }
        return configuration
    }
}
