import Foundation
import Testing
import UI

struct AccessibilityTests {
    @Test func `a field is tied to its hint and to what is wrong with it`() {
        let html = Renderer.render(
            VStack {
                TextField("Email", text: .constant("x"))
                    .accessibilityDescribedBy(["email.hint", "", "email.error"]).accessibilityInvalid(true)
                TextEditor(text: .constant("")).accessibilityDescribedBy([]).accessibilityInvalid(false)
            }
        ).text
        #expect(html.contains("<input class=\"ui-input\" aria-invalid=\"true\" aria-describedby=\"email.hint email.error\""))
        #expect(html.components(separatedBy: "aria-describedby").count == 2)
        #expect(html.components(separatedBy: "aria-invalid").count == 2)
    }

    @Test func `a placeholder is covered and out of reach`() {
        struct Probe: View {
            @Environment(\.redactionReasons) private var reasons
            var body: some View { Text(reasons.contains(.placeholder) ? "covered" : "seen") }
        }
        let html = Renderer.render(
            VStack {
                Probe().redacted(reason: .placeholder)
                Probe().redacted(reason: [])
            }
        ).text
        #expect(html.contains("<span class=\"ui-text ui-redacted\" inert>covered</span><span class=\"ui-text\">seen</span>"))
    }

    @Test func `the page's scheme is noted and read below`() {
        struct Probe: View {
            @Environment(\.colorScheme) private var colorScheme
            var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
        }
        let dark = Renderer.render(Probe().preferredColorScheme(.dark))
        #expect(dark.colorScheme == .dark && dark.text.contains(">dark<"))
        let system = Renderer.render(Probe().preferredColorScheme(nil))
        #expect(system.colorScheme == nil && system.text.contains(">light<"))
    }
}
