import Core
import Foundation
import HTTPTypes
import ServerCore

extension LiveServer {
    /// Responds to a GET with a complete page and parks its session until the socket adopts it.
    func page(for request: ServerRequest) async throws -> ServerResponse {
        let known = cookie.browser(of: request)
        let value = BrowserCookie.newValue(random)
        guard let browser = known ?? BrowserID(cookie: value) else { throw APIError.internalError }
        let path = request.head.path ?? "/"
        let nonce = random.hexadecimal(byteCount: 16)
        let session: LiveSession
        do {
            let isColdStart = path == "/" && request.head.headerFields[.cacheControl] == nil
            session = try await open(browser, path: path, isColdStart: isColdStart, for: request)
        } catch is LiveServerFull {
            return full(Language.accepted(by: request).first ?? .english, nonce: nonce, request)
        }
        await session.settle(within: limits.firstPageWait)
        let html = app.document.page(await session.firstPage(), sessionID: session.id, version: assets.version, nonce: nonce)
        var response = ServerResponse.content(html, type: "text/html; charset=utf-8")
        PageSecurity(document: app.document).apply(to: &response, nonce: nonce, authority: request.head.authority)
        if known == nil {
            response.headerFields[.setCookie] = cookie.header(value)
        } else if tabs[session.id]?.browser.renewsCookie == true, let value = request.cookie(cookie.name) {
            response.headerFields[.setCookie] = cookie.header(value)
        }
        return response
    }

    private func full(_ language: Language, nonce: String, _ request: ServerRequest) -> ServerResponse {
        let html = app.document.fullPage(language: language, version: assets.version)
        var response = ServerResponse.content(html, type: "text/html; charset=utf-8", status: .serviceUnavailable)
        PageSecurity(document: app.document).apply(to: &response, nonce: nonce, authority: request.head.authority)
        response.headerFields[.retryAfter] = "10"
        return response
    }

    /// Responds to a tab in which somebody signed in with a new cookie, the only one under which the tokens can be found.
    ///
    /// - Throws: ``/Core/APIError`` with status 403 for a request not made by our page, 404 for an invalid or expired claim.
    func exchangeCookie(for request: ServerRequest) async throws -> ServerResponse {
        guard origin.made(request) else { throw APIError.forbidden() }
        guard request.body.count <= 1_000, let claim = try? JSONDecoder().decode(CookieClaim.self, from: request.body) else {
            throw APIError.malformed(Strings.claimUnreadable)
        }
        let value = BrowserCookie.newValue(random)
        guard let tab = tabs[claim.session], tab.owner == cookie.browser(of: request), let browser = BrowserID(cookie: value) else {
            throw APIError.notFound()
        }
        guard try await tab.session.tokens.exchange(claim.claim, for: browser) else { throw APIError.notFound() }
        await browsers.move(tab.browser, to: browser)
        for (id, other) in tabs where other.session.tokens === tab.session.tokens {
            tabs[id]?.owner = browser
            await other.session.renew(DraftSeal(key: key, browser: browser))
        }
        var response = ServerResponse(status: .noContent)
        response.headerFields[.cacheControl] = "no-store"
        response.headerFields[.setCookie] = cookie.header(value)
        return response
    }
}

/// A tab's request for a new cookie.
private struct CookieClaim: Decodable {
    let session: String
    let claim: String
}
