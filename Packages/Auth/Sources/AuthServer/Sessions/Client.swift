import Core
import Foundation
import HTTPTypes
import ServerCore

/// The calling device: its network address and its User-Agent. Neither proves anything.
struct Client: Sendable, Equatable {
    /// The network address; nil for a call from inside the process.
    let address: String?
    /// The first 256 characters of the User-Agent, without control characters.
    let userAgent: String

    init(address: String?, userAgent: String) {
        self.address = address
        self.userAgent = userAgent
    }

    init(_ request: ServerRequest) {
        address = request.remoteAddress == ServerRequest.inProcess ? nil : request.remoteAddress
        let text = (request.head.headerFields[.userAgent] ?? "").unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
        userAgent = String(String(String.UnicodeScalarView(text)).prefix(256))
    }

    /// The address, or for IPv6 its /64 network, because one household has 2^64 addresses.
    var network: String? {
        address.map { IPAddress($0)?.network.description ?? $0 }
    }
}

/// Makes a device's name from its User-Agent: browser and system if they are known, else the first product that it names.
enum DeviceName {
    // A browser that is built on another one names that too, so the order decides.
    private static let browsers = [
        ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"),
        ("Chrome", "Chrome"), ("Chromium", "Chromium"), ("Safari", "Safari"),
    ]
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Macintosh", "Mac"), ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]

    /// Returns the name in the current language.
    static func of(userAgent: String) -> String {
        let browser = browsers.first { userAgent.contains($0.0 + "/") || userAgent.contains($0.0 + "A/") }?.1
        let system = systems.first { userAgent.contains($0.0) }?.1
        switch (browser, system) {
        case (let browser?, let system?): return Strings.deviceOn(browser, system: system)
        case (let browser?, nil): return browser
        case (nil, _): return product(userAgent) ?? system ?? Strings.unknownDevice
        }
    }

    /// Returns `TumbleCourier` for `TumbleCourier/2.1 (Linux)`, which says more than the system.
    private static func product(_ userAgent: String) -> String? {
        let name = userAgent.prefix { $0 != "/" && $0 != "(" }.drop(while: \.isWhitespace)
        guard !name.isEmpty, name != "Mozilla" else { return nil }
        return String(name.prefix(60))
    }
}
