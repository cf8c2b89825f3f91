/// What a device is called, made of its User-Agent: browser and system where they are known, else the first product that it names.
enum DeviceName {
    // Whoever is built on another names it too, so the order decides.
    private static let browsers = [
        ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"),
        ("Chrome", "Chrome"), ("Chromium", "Chromium"), ("Safari", "Safari"),
    ]
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Macintosh", "Mac"), ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]

    /// The name, in the language of the work under way.
    static func of(userAgent: String) -> String {
        let browser = browsers.first { userAgent.contains($0.0 + "/") || userAgent.contains($0.0 + "A/") }?.1
        let system = systems.first { userAgent.contains($0.0) }?.1
        switch (browser, system) {
        case (let browser?, let system?): return Strings.deviceOn(browser, system: system)
        case (let browser?, nil): return browser
        case (nil, _): return product(userAgent) ?? system ?? Strings.unknownDevice
        }
    }

    /// `TumbleCourier` of `TumbleCourier/2.1 (Linux)`, which says more than the system.
    private static func product(_ userAgent: String) -> String? {
        let name = userAgent.prefix { $0 != "/" && $0 != "(" }.drop(while: \.isWhitespace)
        guard !name.isEmpty, name != "Mozilla" else { return nil }
        return String(name.prefix(60))
    }
}
