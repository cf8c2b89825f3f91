import Auth
import AuthAPI
import Testing

struct MailPageTests {
    @Test func `mailed links lead to their pages`() {
        #expect(MailPage(address: MailLink.resetPassword(token: "a-b_c").path) == .resetPassword(ResetPasswordForm(token: "a-b_c")))
        #expect(MailPage(address: MailLink.verifyEmail(token: "a-b_c").path) == .verifyEmail(EmailConfirmation(token: "a-b_c")))
        #expect(MailPage(address: MailLink.forgotPassword.path) == .forgotPassword(ForgotPasswordForm()))
        #expect(MailPage(address: "/reset-password") == .resetPassword(ResetPasswordForm(token: "")))
    }

    @Test(arguments: ["/", "/customer/home", "/reset-password/x", "/x?token=1", "", "/verify", "/\u{0}"])
    func `other addresses are none of them`(address: String) {
        #expect(MailPage(address: address) == nil)
    }

    @Test(arguments: ["/forgot-password", "/reset-password?token=abc", "/verify-email?token=a%26b%20c", "/verify-email"])
    func `a page survives being loaded again`(address: String) throws {
        let page = try #require(MailPage(address: address))
        #expect(MailPage(address: page.address) == page)
    }

    @Test func `a token that was used leaves the address`() {
        var form = ResetPasswordForm(token: "t")
        form.isSpent = true
        #expect(MailPage.resetPassword(form).address == "/reset-password")
        form.isDone = true
        #expect(MailPage.resetPassword(form).address == "/")
        var confirmation = EmailConfirmation(token: "t")
        confirmation.isSpent = true
        #expect(MailPage.verifyEmail(confirmation).address == "/verify-email")
        confirmation.isDone = true
        #expect(MailPage.verifyEmail(confirmation).address == "/")
    }
}
