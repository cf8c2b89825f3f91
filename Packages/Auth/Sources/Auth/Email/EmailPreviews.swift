#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct EmailView_Previews: PreviewProvider {
    private static func page(_ address: ViewState<AccountEmail>, _ change: (inout EmailFeature.State) -> Void = { _ in }) -> some View {
        var state = EmailFeature.State(address: address)
        change(&state)
        return EmailView(store: ScopedStore(state: state)) {}
    }

    private static let confirmed = AccountEmail(email: "ana@example.com", emailVerified: true)
    private static let long = "a.very.long.address.of.somebody.who.has.many.names@subdomain.of.a.department.example.com"

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(confirmed)).previewDisplayName("Loaded")
            page(.loaded(AccountEmail(email: "ana@example.com", emailVerified: false))).previewDisplayName("Not confirmed")
            page(.loaded(AccountEmail(email: "ana@example.com", emailVerified: false, emailLost: true))).previewDisplayName("Lost")
            page(.loaded(.sample)).previewDisplayName("Waiting")
            page(.loaded(.sample)) { $0.isSentAgain = true }.previewDisplayName("Sent again")
            page(.loaded(confirmed)) { $0.fields = ["currentPassword": Strings.passwordMissing] }.previewDisplayName("Fields missing")
            page(.loaded(confirmed)) { $0.message = "No connection. Please try again." }.previewDisplayName("Not changed")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
            page(.loaded(AccountEmail(email: long, emailVerified: true, pending: .init(email: long, requestedAt: AccountEmail.Pending.sample.requestedAt))))
                .previewDisplayName("Long text")
        }
    }
}
#endif
