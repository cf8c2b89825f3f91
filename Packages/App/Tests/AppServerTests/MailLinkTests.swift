import AuthAPI
import Testing

/// What mailed links open in a fresh browser.
struct MailLinkTests {
    @Test func `each link opens its page, without its token in it`() async throws {
        let server = try await makeProduct()
        let pages = [
            (MailLink.forgotPassword.path, "auth.forgot.send"), (MailLink.resetPassword(token: "sample-token").path, "auth.reset.save"),
            (MailLink.verifyEmail(token: "sample-token").path, "auth.submit"), ("/reset-password", "auth.reset.spent"),
        ]
        for (address, identifier) in pages {
            let page = await server.page(address)
            #expect(page.contains("data-testid=\"\(identifier)\"") && !page.contains("sample-token"), "\(address)")
        }
    }
}
