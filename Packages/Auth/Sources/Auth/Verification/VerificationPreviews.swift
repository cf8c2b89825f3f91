#if DEBUG
import AuthAPI
import CoreUI
import UI

struct VerifyEmailCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            card(.idle).previewDisplayName("Not confirmed")
            card(.sending).previewDisplayName("Busy")
            card(.sent).previewDisplayName("Sent")
            card(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func card(_ state: VerificationFeature.State) -> some View {
        VerifyEmailCard(email: "ana@example.com", store: ScopedStore(state: state))
    }
}

struct EmailNoticeCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            notice { _ in }.previewDisplayName("Not confirmed")
            notice { $0.emailLost = true }.previewDisplayName("Lost")
        }
    }

    private static func notice(_ change: (inout User) -> Void) -> some View {
        var user = User.sample
        change(&user)
        return EmailNoticeCard(user: user, store: ScopedStore(state: .idle))
    }
}
#endif
