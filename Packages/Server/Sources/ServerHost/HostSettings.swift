public import Core
import ServerCore

/// The settings for addresses, ports, encryption and proxies.
public enum HostSettings {
    fileprivate enum PlainRequests: String, CaseIterable { case allow, redirect, refuse }

    static let hostname = Setting.text("HOST", default: "0.0.0.0", development: "127.0.0.1", "Address to listen on.")
    static let port = Setting.number("PORT", 0...65_535, default: 8080, "Port to listen on. 0: any free one.")
    static let certificates = Setting.optionalText(
        "TLS_CERTIFICATE_FILE", "Certificate with its chain, in PEM, to serve TLS directly. Empty: no TLS.")
    // Only the path: the key is in the file.
    static let privateKey = Setting.optionalText("TLS_KEY_FILE", "File with the certificate's private key, in PEM.")
    fileprivate static let plainRequests = Setting<PlainRequests>.choice(
        "PLAIN_HTTP", default: .redirect, development: .allow,
        "Unencrypted requests: allow; redirect (pages to PUBLIC_URL, refuse all else); refuse.")
    static let plainPort = Setting.optionalNumber(
        "PLAIN_PORT", 0...65_535, "Second port without TLS, for people who type the address without https. Empty: none.")
    static let trustedProxies = Setting(
        "TRUSTED_PROXIES", .other("addresses and ranges separated by commas, such as 127.0.0.1, 10.0.0.0/8"),
        defaults: SettingDefaults("127.0.0.1, ::1", development: ""), empty: TrustedProxies.none, "Reverse proxies whose X-Forwarded headers are trusted."
    ) { TrustedProxies($0) }
    static let connections = Setting.number(
        "CONNECTIONS", 0...10_000_000, default: 20_000,
        "Most connections at a time; never more than the limit of open files allows. 0: as many as that allows.")
    static let connectionsPerAddress = Setting.number(
        "CONNECTIONS_PER_ADDRESS", 0...10_000_000, default: 1_000, development: 0,
        "Most connections of one address at a time, and most of its sockets. Trusted proxies may have any number. 0: no limit.")
    static let adminHostname = Setting.text("ADMIN_HOST", default: "127.0.0.1", "Address of the admin server (/metrics, /health, /ready).")
    static let adminPort = Setting.optionalNumber(
        "ADMIN_PORT", 0...65_535, default: 9090, development: .some(nil), "Port of the admin server. Empty: none.")
    static let adminToken = Setting<String?>(
        "ADMIN_TOKEN", .other("at least 16 characters, such as openssl rand -hex 32 prints"), defaults: SettingDefaults(""), isSecret: true,
        empty: .some(nil), "Token that /metrics requires as Authorization: Bearer. Production requires it unless ADMIN_HOST is this machine alone."
    ) { $0.utf8.count >= 16 ? .some($0) : nil }
    static let drainTime = Setting.seconds(
        "DRAIN_SECONDS", 0...600, default: 5, development: 0,
        "Time between the stop signal and stopping, in which load balancers see that the server isn't ready.")

    /// The settings in the order in which they are listed.
    public static let all: [any SettingDeclaration] = [
        hostname, port, certificates, privateKey, plainRequests, plainPort, trustedProxies, connections, connectionsPerAddress,
        adminHostname, adminPort, adminToken, drainTime,
    ]

    fileprivate static func tls(_ values: SettingValues) throws(SettingError) -> TLSFiles? {
        switch (try values[certificates], try values[privateKey]) {
        case (nil, nil): return nil
        case (let certificates?, let key?): return TLSFiles(certificates: certificates, privateKey: key)
        case (nil, _): throw SettingError("TLS_CERTIFICATE_FILE is empty. To fix, set it beside TLS_KEY_FILE, or leave both empty.")
        case (_, nil): throw SettingError("TLS_KEY_FILE is empty. To fix, set it beside TLS_CERTIFICATE_FILE, or leave both empty.")
        }
    }

    fileprivate static func plainHTTP(_ values: SettingValues, publicURL: String) throws(SettingError) -> PlainHTTP {
        switch try values[plainRequests] {
        case .allow: .allowed
        case .refuse: .refused
        case .redirect: publicURL.hasPrefix("https:") ? .redirected(to: publicURL) : .refused
        }
    }
}

extension HostConfiguration {
    /// Reads the settings.
    ///
    /// - Throws: `SettingError` with the key and how to fix it.
    public init(_ values: SettingValues) throws(SettingError) {
        let publicURL = try values[ProductSettings.publicURL]
        let rateFactor = try values[ApplicationSettings.rateFactor]
        let handshakes = rateFactor == 0 ? nil : RateLimit(count: 1_200 * rateFactor, per: .seconds(60), scope: .address)
        self.init(
            hostname: try values[HostSettings.hostname], port: try values[HostSettings.port],
            connections: ConnectionLimits(
                connections: try values[HostSettings.connections], connectionsPerAddress: try values[HostSettings.connectionsPerAddress],
                handshakesPerAddress: handshakes),
            drainTime: try values[HostSettings.drainTime],
            tls: try HostSettings.tls(values), plainHTTP: try HostSettings.plainHTTP(values, publicURL: publicURL),
            plainPort: try values[HostSettings.plainPort], demandsHTTPS: publicURL.hasPrefix("https:"),
            trustedProxies: try values[HostSettings.trustedProxies], adminHostname: try values[HostSettings.adminHostname],
            adminPort: try values[HostSettings.adminPort], adminToken: try values[HostSettings.adminToken])
    }
}
