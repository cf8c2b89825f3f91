#if DEBUG
import AuthAPI
import CoreUI
import UI

struct RestoreFailedView_Previews: PreviewProvider {
    static var previews: some View {
        RestoreFailedView(store: ScopedStore(state: AuthState(session: .restoreFailed("No connection. Please try again."))))
            .previewDisplayName("Failed")
    }
}
#endif
