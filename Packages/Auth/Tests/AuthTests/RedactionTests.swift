import Auth
import Core
import Testing

struct RedactionTests {
    @Test(
        arguments: [
            .emailChanged("secret"), .passwordChanged("secret"), .password(.currentChanged("secret")), .password(.newChanged("secret")),
            .mailPage(.emailChanged("secret")), .mailPage(.passwordChanged("secret")),
            .mailPage(.opened(.resetPassword(ResetPasswordForm(token: "secret")))),
            .mailPage(.opened(.verifyEmail(EmailConfirmation(token: "secret")))),
            .mailPage(.opened(.forgotPassword(ForgotPasswordForm(email: "secret")))),
        ] as [AuthAction])
    func `what nobody should read stays out of the log of actions`(action: AuthAction) {
        #expect("\(action)".contains("secret"))
        #expect(!"\(AuthFeature.redacted(action))".contains("secret"))
    }

    @Test func `all else is logged as it is`() {
        #expect(AuthFeature.redacted(.rowTapped(.devices)) == .rowTapped(.devices))
    }
}
