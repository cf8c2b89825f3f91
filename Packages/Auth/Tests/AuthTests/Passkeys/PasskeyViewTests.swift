import AuthAPI
import Core
import CoreTesting
import CoreUI
import Testing
import UI

@testable import Auth

struct PasskeyViewTests {
    private func button(_ change: (inout PasskeysFeature.Adding.State) -> Void) -> String {
        var state = PasskeysFeature.Adding.State()
        change(&state)
        return render(PasskeyButton(Strings.addPasskey, .create, store: ScopedStore<PasskeysFeature.Adding>(state: state), identifier: "add"))
    }

    @Test func `the button appears once the browser has said that it can, and the script learns what to do`() {
        #expect(button { _ in }.contains("data-hook=\"passkey\"") && !button { _ in }.contains("data-testid=\"add\""))
        #expect(!button { $0.isAvailable = false }.contains("data-testid=\"add\""))
        let html = button {
            $0.isAvailable = true
            $0.options = #"{"a":1}"#
        }
        #expect(html.contains("data-testid=\"add\"") && html.contains("data-call=\"create\"") && html.contains("data-options=\"{&quot;a&quot;:1}\""))
    }

    @Test func `what the script reports arrives`() throws {
        let sent = LockedValue<[PasskeysFeature.Adding.Action]>([])
        let store = ScopedStore<PasskeysFeature.Adding>(state: .init()) { action in sent.withLock { $0.append(action) } }
        let page = Renderer.render(PasskeyButton(Strings.addPasskey, .create, store: store, identifier: "add"))
        for report in [
            #"{"outcome":"available"}"#, #"{"outcome":"canceled","answer":null}"#, "{}", "nonsense",
            #"{"outcome":"answered","answer":{"credentialId":"AA","clientDataJSON":"AQ","attestationObject":"Ag","transports":[]}}"#,
        ] {
            for id in page.actions.ids { page.actions[id]?.perform(.text(report)) }
        }
        let answer = NewPasskey(credentialID: "AA", clientDataJSON: "AQ", attestationObject: "Ag", transports: [])
        #expect(
            sent.value == [
                .reported(PasskeyReport(.available)), .reported(PasskeyReport(.canceled)), .reported(PasskeyReport(.answered, answer: answer)),
            ])
    }

    @Test func `an address that isn't confirmed is asked for first`() {
        let page = PasskeysView(store: ScopedStore(state: PasskeysFeature.State(list: .loaded([]))), isEmailVerified: false) {}
        #expect(render(page).contains("auth.passkeys.needEmail") && !render(page).contains("data-hook"))
    }

    private func render(_ view: some View) -> String { String(decoding: Renderer.render(view).html, as: UTF8.self) }
}
