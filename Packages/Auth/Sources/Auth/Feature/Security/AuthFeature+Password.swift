import Core
import CoreUI

extension AuthFeature {
    /// The page that changes the password.
    func reducePassword(_ state: inout AuthState, _ action: PasswordAction) -> Effect<AuthAction> {
        guard var form = state.passwordForm else { return .none }
        switch action {
        case .currentChanged(let text):
            form.current = text
            form.fields["currentPassword"] = nil
        case .newChanged(let text):
            form.new = text
            form.fields["newPassword"] = nil
        case .saveTapped:
            guard !form.isBusy else { return .none }
            form.check()
            form.isBusy = form.fields.isEmpty
            state.passwordForm = form
            guard form.isBusy else { return .none }
            return .run(id: "password") { [auth, form] send in
                send(.password(.answered(await failure(of: { () async throws(APIError) in try await auth.changePassword(from: form.current, to: form.new) }))))
            }
        case .answered(nil):
            state.passwordForm = nil
            if state.path.last == .password { coordinator.pop(&state.path) }
            return .event(.notice(Strings.passwordChanged))
        case .answered(let error?):
            form.fail(error)
        }
        state.passwordForm = form
        return .none
    }
}
