public import Core

/// The pages around Auth's mail: a forgotten password, a new one, a confirmed email address.
public struct MailPageFeature: Sendable {
    /// The things that can happen on the pages.
    public enum Action: Sendable, Equatable {
        /// A page was opened, by its URL or by a button.
        case opened(MailPage)
        /// The page was left: by the person, or because another place was opened.
        case closed
        /// The email address was typed.
        case emailChanged(String)
        /// The new password was typed.
        case passwordChanged(String)
        /// The page's form was submitted.
        case submitTapped
        /// The call ended, with an error or without.
        case finished(APIError?)
        /// The person wants a new link to a new password.
        case newLinkTapped
    }

    let auth: any AuthService

    /// Changes the open page for an action, and returns what is to be done outside.
    ///
    /// - Parameter email: the email address that the person has given elsewhere, to begin with.
    func reduce(_ page: inout MailPage?, _ action: Action, email: String) -> Effect<Action> {
        switch action {
        case .opened(let opened):
            page = opened
            return .cancelAll
        case .closed:
            page = nil
            return .cancelAll
        case .newLinkTapped:
            page = .forgotPassword(ForgotPasswordForm(email: email))
            return .cancelAll
        case .emailChanged(let text):
            guard case .forgotPassword(var form) = page else { return .none }
            form.email = text
            form.fields = [:]
            page = .forgotPassword(form)
        case .passwordChanged(let text):
            guard case .resetPassword(var form) = page else { return .none }
            form.password = text
            form.fields = [:]
            page = .resetPassword(form)
        case .submitTapped:
            return submit(&page)
        case .finished(let error):
            finish(&page, error)
        }
        return .none
    }

    private func submit(_ page: inout MailPage?) -> Effect<Action> {
        switch page {
        case .forgotPassword(var form):
            guard !form.isBusy else { return .none }
            form.check()
            form.isBusy = form.fields.isEmpty
            page = .forgotPassword(form)
            guard form.isBusy else { return .none }
            return call { [auth, form] () async throws(APIError) in try await auth.forgotPassword(email: form.email) }
        case .resetPassword(var form):
            guard !form.isBusy, !form.isSpent else { return .none }
            form.check()
            form.isBusy = form.fields.isEmpty
            page = .resetPassword(form)
            guard form.isBusy else { return .none }
            return call { [auth, form] () async throws(APIError) in try await auth.resetPassword(token: form.token, to: form.password) }
        case .verifyEmail(var confirmation):
            guard !confirmation.isBusy, !confirmation.isSpent else { return .none }
            confirmation.message = nil
            confirmation.isOtherAccount = false
            confirmation.isBusy = true
            page = .verifyEmail(confirmation)
            return call { [auth, confirmation] () async throws(APIError) in try await auth.verifyEmail(token: confirmation.token) }
        case nil:
            return .none
        }
    }

    private func call(_ call: @escaping @Sendable () async throws(APIError) -> Void) -> Effect<Action> {
        .load(id: "call", call) { .finished($0.failure) }
    }

    private func finish(_ page: inout MailPage?, _ error: APIError?) {
        switch page {
        case .forgotPassword(var form):
            form.finish(error)
            page = .forgotPassword(form)
        case .resetPassword(var form):
            form.finish(error)
            page = .resetPassword(form)
        case .verifyEmail(var confirmation):
            confirmation.finish(error)
            page = .verifyEmail(confirmation)
        case nil:
            break
        }
    }
}
