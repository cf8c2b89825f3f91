import AdministrationAPI
import ServerCore

/// The introduction: what holds for all endpoints.
struct DevelopersGuide {
    /// The address of the API.
    let base: String
    let reference: APIReference

    /// A section of the guide.
    enum Section: String, CaseIterable {
        case start, access, repeating, pages, errors, limits, languages, webhooks, realtime

        /// Returns the sections that a product's API has something to say in.
        static func all(in reference: APIReference) -> [Section] { allCases.filter { $0 != .webhooks || reference.has("/webhooks") } }

        /// The anchor on the page.
        var id: String { rawValue }

        /// The title that people read.
        var title: String {
            switch self {
            case .start: Strings.guideStart
            case .access: Strings.guideAccess
            case .repeating: Strings.guideRepeating
            case .pages: Strings.guidePages
            case .errors: Strings.guideErrors
            case .limits: Strings.guideLimits
            case .languages: Strings.guideLanguages
            case .webhooks: Strings.guideWebhooks
            case .realtime: Strings.guideRealtime
            }
        }
    }

    /// All sections.
    var html: [HTML] {
        Section.all(in: reference).map { section in
            "<section class=\"dev-card\" id=\"\(section.id)\"><h2>\(section.title)</h2>\(content(section))</section>"
        }
    }

    private func content(_ section: Section) -> HTML {
        switch section {
        case .start:
            let envelope: JSONValue = ["success": true, "data": ["status": "ok"], "error": .null]
            return """
                <p>\(Strings.guideStartText) <code>\(base)</code></p><p>\(Strings.guideStartValues)</p>\
                \(code("curl '\(base)/health'"))\(code(envelope.formatted()))
                """
        case .access: return access
        case .repeating: return "<p>\(Strings.guideRepeatingText)</p>\(code("Idempotency-Key: order-2026-01-31-17"))"
        case .pages: return "<p>\(Strings.guidePagesText)</p><p>\(Strings.guidePagesFeeds)</p>\(code("?page=1&limit=20\n?after=1200&limit=50"))"
        case .errors: return errors
        case .limits: return "<p>\(Strings.guideLimitsText)</p>\(code("HTTP/1.1 429 Too Many Requests\nRetry-After: 12"))"
        case .languages: return "<p>\(Strings.guideLanguagesText)</p>\(code("Accept-Language: es"))"
        case .webhooks: return "<p>\(Strings.guideWebhooksText)</p><p>\(Strings.guideWebhooksCheck)</p>\(code(Self.signatureCheck))"
        case .realtime:
            return "<p>\(Strings.guideRealtimeText)</p>\(code(Self.realtime(address: base.replacing("/api/v1", with: ""))))"
        }
    }

    private var access: HTML {
        let credentials: JSONValue = ["email": .string(DevelopersPages.sampleEmail), "password": "..."]
        let keys: HTML? =
            reference.takesKeys
            ? "<h3>\(Strings.guideKeys)</h3><p>\(Strings.guideKeysText)</p>\(code("export TUMBLE_KEY=tumble_...\ncurl '\(base)/orders' \\\n  -H \"Authorization: Bearer $TUMBLE_KEY\""))"
            : nil
        return """
            <p>\(Strings.guideAccessText)</p>\(keys)<h3>\(Strings.guideTokens)</h3><p>\(Strings.guideTokensText)</p>\
            \(code("curl -X POST '\(base)/auth/login' \\\n  -H 'Content-Type: application/json' \\\n  -d '\(credentials.compact)'"))
            """
    }

    private var errors: HTML {
        let example: JSONValue = [
            "success": false, "data": .null, "error": .string(Strings.guideErrorSample), "code": "invalid_input",
            "fields": ["bags": .string(Strings.guideErrorField)],
        ]
        let rows = Self.statuses.map { "<li><code class=\"dev-name\">\($0)</code> \($1)</li>" as HTML }
        return "<p>\(Strings.guideErrorsText)</p>\(code(example.formatted()))<ul class=\"dev-fields\">\(rows)</ul>"
    }

    private static var statuses: [(String, String)] {
        [
            ("400", Strings.error400), ("401", Strings.error401), ("403", Strings.error403), ("404", Strings.error404), ("409", Strings.error409),
            ("413, 414, 415", Strings.error413), ("422", Strings.error422), ("429", Strings.error429), ("503", Strings.error503),
        ]
    }

    private func code(_ text: String) -> HTML { OperationSection.code(text, label: Strings.devExample) }

    /// The check of a delivery, as Docs/events.md has it.
    private static let signatureCheck = """
        import hashlib, hmac, time

        def is_genuine(secret: str, headers: dict, body: bytes) -> bool:
            timestamp = headers["Webhook-Timestamp"]
            if abs(time.time() - int(timestamp)) > 300:
                return False
            expected = hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()
            given = [value.removeprefix("v1=") for value in headers["Webhook-Signature"].split()]
            return any(hmac.compare_digest(expected, value) for value in given)
        """

    private static func realtime(address: String) -> String {
        """
        const orders = io("\(address)/orders", { auth: { token } })
        orders.on("order:updated", ({ id }) => fetchOrder(id))
        """
    }
}
