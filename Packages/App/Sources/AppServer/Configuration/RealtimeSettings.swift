import Foundation
import ServerCore
import ServerHost
import ServerRealtime
import SocketIOEngine
import SocketIOServer

/// Where the realtime socket is, and who may come to this one.
struct RealtimeSettings: Sendable {
    /// The origin of the socket of an API in another process; nil for the API's own.
    let origin: URL?
    /// The origins of other pages that may use the polling transport.
    let origins: Set<String>

    /// Reads the settings.
    ///
    /// - Throws: ``SettingsError`` that names the key and the fix.
    init(_ reader: SettingsReader) throws {
        origin = try reader.url("SOCKET_ORIGIN")
        let names = (reader.text("SOCKET_ALLOWED_ORIGINS") ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        for name in names where URL(string: name)?.host() == nil || name.hasSuffix("/") {
            throw SettingsError(
                description: "SOCKET_ALLOWED_ORIGINS holds '\(name)'. To fix, give origins without a path, separated by commas, such as the one of PUBLIC_URL.")
        }
        origins = Set(names)
    }
}

extension ServerSettings {
    /// How this process serves the realtime socket: by the same rules on encryption and proxies as everything else.
    var realtimeSocket: SocketServerConfiguration {
        var configuration = SocketServerConfiguration.product
        let (reach, origins) = (reach, realtime.origins)
        configuration.engine.cors = origins.isEmpty ? .sameOrigin : .origins(origins)
        configuration.engine.address = { peer, fields in peer.map { reach.trustedProxies.client(of: $0, fields) } }
        configuration.engine.allows = { request in
            if request.isSecure || reach.plainHTTP == .allowed { return true }
            guard let peer = request.peerAddress else { return false }
            return reach.trustedProxies.isSecure(peer, request.fields) ?? reach.trustedProxies.contains(peer)
        }
        return configuration
    }
}
