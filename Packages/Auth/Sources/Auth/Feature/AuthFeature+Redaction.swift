import Core

extension AuthFeature {
    /// An action without typed passwords, addresses and mailed tokens.
    public static func redacted(_ action: AuthAction) -> AuthAction {
        switch action {
        case .emailChanged: .emailChanged(hidden)
        case .passwordChanged: .passwordChanged(hidden)
        case .password(.currentChanged): .password(.currentChanged(hidden))
        case .password(.newChanged): .password(.newChanged(hidden))
        case .mailPage(.emailChanged): .mailPage(.emailChanged(hidden))
        case .mailPage(.passwordChanged): .mailPage(.passwordChanged(hidden))
        case .mailPage(.opened(let page)): .mailPage(.opened(page.redacted))
        default: action
        }
    }

    private static var hidden: String { "…" }
}

extension MailPage {
    /// The page as it is before anything was typed, without its token.
    fileprivate var redacted: MailPage {
        switch self {
        case .forgotPassword: .forgotPassword(ForgotPasswordForm())
        case .resetPassword: .resetPassword(ResetPasswordForm(token: ""))
        case .verifyEmail: .verifyEmail(EmailConfirmation(token: ""))
        }
    }
}
