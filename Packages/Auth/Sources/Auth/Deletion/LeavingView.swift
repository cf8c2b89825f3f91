import AuthAPI
import Core
public import CoreUI
import Theme
public import UI

/// Says that the account is to be deleted, and offers to keep it. It is all that the person sees until they do.
public struct LeavingView: View {
    private let store: ScopedStore<AuthFeature>
    private let productName: String

    /// Creates the screen with the product's name on top.
    public init(store: ScopedStore<AuthFeature>, productName: String) {
        self.store = store
        self.productName = productName
    }

    private var deletion: ScopedStore<DeletionFeature> { store.scope(\.deletion, AuthAction.deletion) }

    /// The screen.
    public var body: some View {
        PageColumn(.narrow) {
            BrandMark(productName)
            PageHeader(Strings.leavingTitle, subtitle: subtitle)
            if let message = deletion.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.leaving.message") }
            PrimaryButton(Strings.keepAccount, isBusy: deletion.state.isChanging) { deletion.send(.keepTapped) }.accessibilityIdentifier("auth.leaving.keep")
            SignOutButton(store: store.scope(\.signOut, AuthAction.signOut))
        }
        .navigationTitle(Strings.leavingTitle)
    }

    private var subtitle: String { Strings.leavingHint(store.state.user?.deletionAt.map { DateFormat.day($0) } ?? "") }
}
