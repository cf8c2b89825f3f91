import Foundation
import ServerCore
import ServerHost

/// How the server is reached, and by whom how often: ports, encryption, proxies, limits.
struct HostSettings: Sendable {
    /// The certificate and key of a server that speaks TLS itself; nil for one that doesn't.
    let tls: TLSFiles?
    /// What becomes of requests without encryption.
    let plainHTTP: PlainHTTP
    /// A second port without TLS.
    let plainPort: Int?
    /// The proxies whose word about clients is taken.
    let trustedProxies: TrustedProxies
    /// Where operators are answered.
    let adminHost: String
    /// The port on which operators are answered; nil for none.
    let adminPort: Int?
    /// How long the server goes on after it was told to stop.
    let drainTime: Duration
    /// How many times the declared rates are granted; 0 for no limit.
    let rateFactor: Double

    /// Reads the settings.
    ///
    /// - Throws: ``SettingsError`` that names the key and the fix.
    init(_ reader: SettingsReader, publicURL: String) throws {
        switch (reader.text("TLS_CERTIFICATE_FILE"), reader.text("TLS_KEY_FILE")) {
        case (nil, nil): tls = nil
        case (let certificates?, let key?): tls = TLSFiles(certificates: certificates, privateKey: key)
        case (nil, _): throw SettingsError(description: "TLS_CERTIFICATE_FILE is empty. To fix, set it beside TLS_KEY_FILE, or leave both empty.")
        case (_, nil): throw SettingsError(description: "TLS_KEY_FILE is empty. To fix, set it beside TLS_CERTIFICATE_FILE, or leave both empty.")
        }
        plainHTTP = try Self.plainHTTP(try reader.required("PLAIN_HTTP"), publicURL)
        plainPort = try Self.port("PLAIN_PORT", reader)
        adminPort = try Self.port("ADMIN_PORT", reader)
        adminHost = try reader.required("ADMIN_HOST")
        drainTime = .seconds(try reader.number("DRAIN_SECONDS", 0...600))
        rateFactor = Double(try reader.number("RATE_LIMIT_FACTOR", 0...1_000_000))
        let proxies = reader.text("TRUSTED_PROXIES") ?? ""
        guard let trusted = TrustedProxies(proxies) else {
            throw SettingsError(
                description: "TRUSTED_PROXIES is '\(proxies)'. To fix, give addresses and ranges separated by commas, such as 127.0.0.1, 10.0.0.0/8.")
        }
        trustedProxies = trusted
    }

    private static func plainHTTP(_ text: String, _ publicURL: String) throws -> PlainHTTP {
        switch text {
        case "allow": return .allowed
        case "refuse": return .refused
        case "redirect": return publicURL.hasPrefix("https:") ? .redirected(to: publicURL) : .refused
        default: throw SettingsError(description: "PLAIN_HTTP is '\(text)'. To fix, give allow, redirect or refuse.")
        }
    }

    private static func port(_ key: String, _ reader: SettingsReader) throws -> Int? {
        reader.text(key) == nil ? nil : try reader.number(key, 0...65535)
    }
}
