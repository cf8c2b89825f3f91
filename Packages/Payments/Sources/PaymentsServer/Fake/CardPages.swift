import Core
import Foundation
import HTTPTypes
import ServerCore

/// The fake provider's site, on an origin of its own: enters cards, and asks customers to confirm payments. It has no scripts, keeps no cookies, and leads
/// back only to our own pages.
struct CardPages: Responder {
    let gateway: FakeGateway
    /// The address of our own pages.
    let publicURL: String

    private static let largestForm = 4_096

    func bodyLimit(of head: HTTPRequest) -> Int { head.method == .post ? Self.largestForm : 0 }

    func respond(to request: ServerRequest) async -> ServerResponse {
        let query = (try? request.query()) ?? [:]
        let language = query["language"].flatMap { Language(tag: $0) } ?? Language.accepted(request.head.headerFields[.acceptLanguage] ?? "").first ?? .english
        let visit = Visit(
            request: request, query: query, back: query["return"].flatMap { ReturnAddress($0, publicURL: publicURL) },
            cancel: query["cancel"].flatMap { ReturnAddress($0, publicURL: publicURL) })
        return await Language.$current.withValue(language) { await respond(visit) }
    }

    /// A request with what its address says.
    private struct Visit: Sendable {
        let request: ServerRequest
        let query: [String: String]
        /// The page to lead back to; nil where it isn't ours.
        let back: ReturnAddress?
        /// The page to go back to with nothing done.
        let cancel: ReturnAddress?

        var isPost: Bool { request.head.method == .post }

        /// The page's own address, to which its forms are sent.
        var address: String { request.head.path ?? "/" }

        /// True where another site's page sent the form. Browsers say so.
        var isForeign: Bool { isPost && HTTPField.Name("Sec-Fetch-Site").flatMap { request.head.headerFields[$0] }.map { $0 != "same-origin" } ?? false }

        /// The fields of the form.
        var form: [String: String] {
            let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/?" + String(decoding: request.body, as: UTF8.self))
            return (try? ServerRequest(head: head).query()) ?? [:]
        }
    }

    private func respond(_ visit: Visit) async -> ServerResponse {
        let parts = visit.request.path.split(separator: "/").map(String.init)
        guard [.get, .head, .post].contains(visit.request.head.method) else { return problem(Strings.pageMissing, .methodNotAllowed) }
        if parts == ["style.css"] { return Self.styles }
        guard parts.count == 2 else { return problem(Strings.pageMissing, .notFound) }
        guard let back = visit.back else { return problem(Strings.pageForeign, .badRequest) }
        guard !visit.isForeign else { return problem(Strings.pageForeign, .forbidden) }
        switch parts[0] {
        case "setup": return await setup(parts[1], back, visit)
        case "confirm": return await confirmation(parts[1], back, visit)
        default: return problem(Strings.pageMissing, .notFound)
        }
    }

    private func setup(_ id: String, _ back: ReturnAddress, _ visit: Visit) async -> ServerResponse {
        do throws(GatewayError) {
            _ = try await gateway.method(ofSetup: id)
        } catch {
            return failure(error)
        }
        guard visit.isPost else { return page(CardPage.card(visit.address, cancel: visit.cancel, CardEntry()), back) }
        var entry = CardEntry(visit.form)
        guard let expiry = entry.expiry(at: gateway.clock.now), entry.hasCode else {
            entry.message = Strings.cardIncomplete
            return page(CardPage.card(visit.address, cancel: visit.cancel, entry), back, .unprocessableContent)
        }
        do throws(GatewayError) {
            try await gateway.enterCard(entry.number, month: expiry.month, year: expiry.year, setup: id)
            return Self.leading(to: back)
        } catch .declined(let reason) {
            entry.message = Strings.refusal(reason)
            return page(CardPage.card(visit.address, cancel: visit.cancel, entry), back, .unprocessableContent)
        } catch {
            return failure(error)
        }
    }

    private func confirmation(_ id: String, _ back: ReturnAddress, _ visit: Visit) async -> ServerResponse {
        do throws(GatewayError) {
            let payment = try await gateway.payment(id)
            guard payment.status == .needsAction else { return visit.isPost ? Self.leading(to: back) : page(CardPage.settled(back), back) }
            guard visit.isPost else { return page(CardPage.confirmation(visit.address, cents: payment.authorizedCents), back) }
            try await gateway.confirm(id, isApproved: visit.form["answer"] == "yes")
            return Self.leading(to: back)
        } catch {
            return failure(error)
        }
    }

    private static let styles = ServerResponse.content(Data(Resources.cardPageStyles.utf8), type: "text/css; charset=utf-8")

    private func page(_ body: String, _ back: ReturnAddress?, _ status: HTTPResponse.Status = .ok) -> ServerResponse {
        var response = ServerResponse.content(Data(body.utf8), type: "text/html; charset=utf-8", status: status)
        // A form's target covers where its response leads to.
        let targets = "'self'" + (back.map { " \($0.origin)" } ?? "")
        response.secure("default-src 'none'; style-src 'self'; form-action \(targets); base-uri 'none'; frame-ancestors 'none'")
        return response
    }

    private func problem(_ message: String, _ status: HTTPResponse.Status) -> ServerResponse { page(CardPage.problem(message), nil, status) }

    private func failure(_ error: GatewayError) -> ServerResponse {
        error == .notFound ? problem(Strings.pageMissing, .notFound) : problem(Strings.unavailable, .serviceUnavailable)
    }

    private static func leading(to back: ReturnAddress) -> ServerResponse {
        var response = ServerResponse(status: .seeOther, headerFields: [.location: back.text])
        response.secure("default-src 'none'")
        return response
    }
}

extension ServerResponse {
    /// Adds the fields that keep a page from being framed, cached, or read as something else.
    fileprivate mutating func secure(_ policy: String) {
        let fields = [
            "Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Referrer-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin", "Cache-Control": "no-store", "Vary": "Accept-Language",
        ]
        for (name, value) in fields { if let name = HTTPField.Name(name) { headerFields[name] = value } }
    }
}
