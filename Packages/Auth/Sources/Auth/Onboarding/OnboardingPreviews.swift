#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct OnboardingView_Previews: PreviewProvider {
    private static let nameless = Profile(
        user: User(id: 7, name: "", email: "ana@example.com", phone: nil, roles: [.customer], createdAt: User.sample.createdAt))

    static var previews: some View {
        Group {
            OnboardingView(store: .preview(profile: .loaded(nameless)), productName: "Tumble").previewDisplayName("Empty")
            OnboardingView(store: .preview(profile: .loaded(nameless)) { $0.profile.fields = ["name": Strings.nameMissing] }, productName: "Tumble")
                .previewDisplayName("Failed")
        }
    }
}
#endif
