import Foundation
import Testing
import UI

struct AccessibilityTests {
    @Test func `a field is tied to its hint and to what is wrong with it`() {
        let html = Renderer.render(
            VStack {
                TextField("Email", text: .constant("x"))
                    .accessibilityDescribedBy(["email.hint", "", "email.error"]).accessibilityInvalid(true).accessibilityRequired(true)
                Text("We send the receipt there").accessibilityElementID("email.hint")
                TextEditor(text: .constant("")).accessibilityDescribedBy([]).accessibilityInvalid(false)
            }
        ).text
        #expect(html.contains("<input class=\"ui-input\" aria-required=\"true\" aria-invalid=\"true\" aria-describedby=\"email.hint email.error\""))
        #expect(html.contains("<span class=\"ui-text\" id=\"email.hint\">"))
        #expect(html.components(separatedBy: "aria-describedby").count == 2)
        #expect(html.components(separatedBy: "aria-invalid").count == 2)
    }

    @Test func `an element that is a fragment keeps its id`() {
        let html = Renderer.render(ForEach([1], id: \.self) { _ in Text("x").accessibilityElementID("hint") }).text
        #expect(html.contains("data-key=\"1\"><span class=\"ui-text\" id=\"hint\">x</span></div>"))
    }

    @Test func `hints, levels and traits are written once`() {
        let html = Renderer.render(
            VStack {
                Button("Send") {}.accessibilityHint("Orders the pickup")
                Text("Page").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
                Text("Part").accessibilityHeading(.unspecified)
                Text("Map").accessibilityAddTraits([.isImage, .updatesFrequently])
            }
        ).text
        #expect(html.contains("aria-description=\"Orders the pickup\""))
        #expect(html.contains("<span class=\"ui-text\" role=\"heading\" aria-level=\"1\">Page</span>"))
        #expect(html.contains("<span class=\"ui-text\" role=\"heading\" aria-level=\"2\">Part</span>"))
        #expect(html.contains("<span class=\"ui-text\" role=\"img\" aria-live=\"polite\">Map</span>"))
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
