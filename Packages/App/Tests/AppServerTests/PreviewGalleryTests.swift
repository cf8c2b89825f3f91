import Core
import Foundation
import HTTPTypes
import ServerCore
import Testing
import Theme
import UI

@testable import AppDevelopment

struct PreviewGalleryTests {
    private func get(_ path: String) async -> (status: HTTPResponse.Status, body: String) {
        let request = ServerRequest(head: HTTPRequest(method: .get, scheme: "http", authority: "test", path: path))
        let response = await PreviewResponder().respond(to: request)
        return (response.status, String(decoding: response.body, as: UTF8.self))
    }

    @Test func `every package with views is listed on every page`() async {
        let page = await get("/Theme")
        #expect(page.status == .ok)
        for package in ["Theme", "App", "Auth", "Orders", "Fleet", "Chat", "Retail", "Sustainability"] {
            #expect(page.body.contains("href=\"/\(package)?"), "\(package) is missing")
        }
    }

    @Test func `a preview is shown in the scheme and language that were asked for`() async {
        let page = await get("/Theme/EmptyStateView?scheme=dark&language=pl")
        #expect(page.status == .ok)
        #expect(page.body.contains("<html lang=\"pl\" data-scheme=\"dark\">"))
        #expect(page.body.contains("class=\"ui-preview\""))
    }

    @Test func `another brand has another style sheet`() async throws {
        var sheets: Set<String> = []
        for brand in AppTheme.brands { sheets.insert(await get("/style.css?brand=\(brand)").body) }
        #expect(sheets.count == AppTheme.brands.count)
        #expect(sheets.count > 1)
    }

    @Test func `what doesn't exist is said to be missing`() async {
        #expect(await get("/Nothing").status == .notFound)
        #expect(await get("/Theme/Nothing").status == .notFound)
        #expect(await get("/Theme/Card/more").status == .notFound)
    }

    @Test func `a query that makes no sense has the usual values`() {
        #expect(PreviewSettings(query: ["width": "x", "scheme": "mauve", "language": "tlh", "brand": "none"]) == PreviewSettings())
        #expect(PreviewSettings(query: ["width": "1"]).width == 200)
    }
}
