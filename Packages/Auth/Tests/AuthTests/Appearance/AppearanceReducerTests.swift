import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct AppearanceReducerTests {
    @Test func `a language applies once the server has it`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        var changed = Profile.sample
        changed.user.language = "pl"
        await store.send(.appearance(.languageChosen(.english)))
        await store.send(.appearance(.languageChosen(.polish))) { $0.appearance.pendingLanguage = .polish }
        #expect(store.state.language == .polish)
        await store.receive(.appearance(.languageSaved(.success(changed)))) { [changed] in
            $0.appearance.pendingLanguage = nil
            $0.keep(changed)
        }
        await store.receive(event: .signedIn(changed.person))
        await store.finish()
    }

    @Test func `a color scheme applies, and keeps the other preferences`() async {
        var profile = Profile.sample
        profile.preferences.laundry.softener = true
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .success(profile))), initial: .signedIn(profile))
        await store.send(.appearance(.schemeChosen(.system)))
        await store.send(.appearance(.schemeChosen(.dark))) { $0.appearance.pendingScheme = .dark }
        #expect(store.state.scheme == .dark)
        var changed = profile
        changed.preferences.appearance = .dark
        await store.receive(.appearance(.schemeSaved(.success(changed)))) { [changed] in
            $0.appearance.pendingScheme = nil
            $0.keep(changed)
        }
        await store.receive(event: .signedIn(changed.person))
        await store.finish()
    }

    @Test func `a choice that isn't saved says why and goes back`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .failure(.offline))), initial: .signedIn())
        await store.send(.appearance(.languageChosen(.polish))) { $0.appearance.pendingLanguage = .polish }
        await store.receive(.appearance(.languageSaved(.failure(.offline)))) {
            $0.appearance.pendingLanguage = nil
            $0.appearance.message = APIError.offline.message
        }
        await store.send(.appearance(.schemeChosen(.dark))) {
            $0.appearance.pendingScheme = .dark
            $0.appearance.message = nil
        }
        await store.receive(.appearance(.schemeSaved(.failure(.offline)))) {
            $0.appearance.pendingScheme = nil
            $0.appearance.message = APIError.offline.message
        }
        await store.finish()
    }
}
