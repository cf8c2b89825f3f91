#if DEBUG
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
#endif
