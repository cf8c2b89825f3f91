import AuthAPI
import Core

extension AuthFeature {
    /// The pages around mail.
    func reduceMailPage(_ state: inout AuthState, _ action: MailPageAction) -> Effect<AuthAction> {
        switch action {
        case .opened(let page):
            state.mailPage = page
            return .cancel(id: "mail page")
        case .closed:
            state.mailPage = nil
            return .cancel(id: "mail page")
        case .newLinkTapped:
            state.mailPage = .forgotPassword(ForgotPasswordForm(email: state.user?.email ?? state.form.email))
            return .cancel(id: "mail page")
        case .emailChanged(let text):
            guard case .forgotPassword(var form) = state.mailPage else { return .none }
            form.email = text
            form.fields = [:]
            state.mailPage = .forgotPassword(form)
        case .passwordChanged(let text):
            guard case .resetPassword(var form) = state.mailPage else { return .none }
            form.password = text
            form.fields = [:]
            state.mailPage = .resetPassword(form)
        case .submitTapped: return submit(&state.mailPage)
        case .answered(let error): return finish(&state, error)
        }
        return .none
    }

    private func submit(_ page: inout MailPage?) -> Effect<AuthAction> {
        switch page {
        case .forgotPassword(var form) where !form.isBusy:
            form.check()
            form.isBusy = form.fields.isEmpty
            page = .forgotPassword(form)
            guard form.isBusy else { return .none }
            return ask { [auth, form] () async throws(APIError) in try await auth.forgotPassword(email: form.email) }
        case .resetPassword(var form) where !form.isBusy && !form.isSpent:
            form.check()
            form.isBusy = form.fields.isEmpty
            page = .resetPassword(form)
            guard form.isBusy else { return .none }
            return ask { [auth, form] () async throws(APIError) in try await auth.resetPassword(token: form.token, to: form.password) }
        case .verifyEmail(var confirmation) where !confirmation.isBusy && !confirmation.isSpent:
            confirmation.message = nil
            confirmation.isBusy = true
            page = .verifyEmail(confirmation)
            return ask { [auth, confirmation] () async throws(APIError) in try await auth.verifyEmail(token: confirmation.token) }
        default:
            return .none
        }
    }

    private func ask(_ work: @escaping @Sendable () async throws(APIError) -> Void) -> Effect<AuthAction> {
        .run(id: "mail page") { send in send(.mailPage(.answered(await failure(of: work)))) }
    }

    private func finish(_ state: inout AuthState, _ error: APIError?) -> Effect<AuthAction> {
        switch state.mailPage {
        case .forgotPassword(var form):
            form.finish(error)
            state.mailPage = .forgotPassword(form)
        case .resetPassword(var form):
            form.finish(error)
            state.mailPage = .resetPassword(form)
            // The new password has ended all sessions of its account: whoever is signed in here may not be any more.
            if form.isDone, state.user != nil { return restore() }
        case .verifyEmail(var confirmation):
            confirmation.finish(error)
            state.mailPage = .verifyEmail(confirmation)
            if confirmation.isDone { return loadProfile(&state) }
        case nil:
            break
        }
        return .none
    }
}

/// What a call without an answer of its own failed with; nil where it succeeded.
func failure(of work: () async throws(APIError) -> Void) async -> APIError? {
    do throws(APIError) {
        try await work()
        return nil
    } catch {
        return error
    }
}
