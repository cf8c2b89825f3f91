import AuthAPI
import Core
public import CoreUI
import Theme
public import UI

/// What is asked before the first use: the name. Everything else can wait.
public struct OnboardingView: View {
    private let store: ScopedStore<AuthFeature>
    private let productName: String

    /// Makes the screen; `productName` stands on top.
    public init(store: ScopedStore<AuthFeature>, productName: String) {
        self.store = store
        self.productName = productName
    }

    /// The screen.
    public var body: some View {
        PageColumn(.narrow) {
            BrandMark(productName)
            PageHeader(Strings.welcome, subtitle: Strings.onboardingSubtitle)
            if let form = store.state.profileForm { ProfileFields(form: form, saveTitle: Strings.continueButton, store: store) }
            SignOutButton(store: store)
        }
        .navigationTitle(Strings.welcome)
    }
}

struct OnboardingView_Previews: PreviewProvider {
    private static let nameless = Profile(
        user: User(id: 7, name: "", email: "ana@example.com", phone: nil, roles: [.customer], language: "en", createdAt: User.sample.createdAt))

    static var previews: some View {
        Group {
            OnboardingView(store: .preview(profile: .loaded(nameless)), productName: "Tumble").previewDisplayName("Empty")
            OnboardingView(store: .preview(profile: .loaded(nameless)) { $0.profileForm?.fields = ["name": Strings.nameMissing] }, productName: "Tumble")
                .previewDisplayName("Failed")
        }
    }
}
