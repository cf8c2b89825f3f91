import Foundation
import Testing
import UI

struct TabViewTests {
    private enum Place: Hashable { case orders, profile }

    private func view(_ place: Box<Place>) -> some View {
        TabView(selection: place.binding) {
            Text("All orders").tabItem { Label("Orders", image: Image(svg: "<svg></svg>")) }.badge(3).tag(Place.orders)
            Button("Sign out") {}.tag(Place.profile).tabItem { Text("Profile") }
        }
    }

    @Test func `the chosen tab's panel is shown and another can be chosen`() throws {
        let place = Box(Place.orders)
        let page = Renderer.render(view(place))
        #expect(page.text.contains("All orders") && !page.text.contains("Sign out"))
        #expect(page.ids("aria-selected") == ["true", "false"])
        try page.perform("data-press", at: 1)
        #expect(place.value == .profile)
        let other = Renderer.render(view(place))
        #expect(!other.text.contains("All orders") && other.text.contains("Sign out"))
        #expect(other.ids("aria-selected") == ["false", "true"])
    }

    @Test func `tabs and panel name each other, and one tab is in the order of focus`() throws {
        let page = Renderer.render(view(Box(.orders)))
        let panel = try #require(page.ids("aria-controls").first)
        #expect(page.text.contains("id=\"\(panel)\" role=\"tabpanel\" tabindex=\"0\""))
        let tab = try #require(page.ids("aria-labelledby").first)
        #expect(page.text.contains("id=\"\(tab)\" aria-selected=\"true\""))
        #expect(page.text.components(separatedBy: "role=\"tab\"").count == 3)
        #expect(page.text.components(separatedBy: "tabindex=\"-1\"").count == 2)
    }

    @Test func `a badge stands at the tab`() throws {
        let html = Renderer.render(view(Box(.orders))).text
        let badge = try #require(html.range(of: "ui-badge\">3<"))
        let panel = try #require(html.range(of: "tabpanel"))
        #expect(badge.lowerBound < panel.lowerBound)
    }

    @Test func `tabs of a ForEach and the environment around a tab hold`() {
        let zone = TimeZone(secondsFromGMT: 3600) ?? .gmt
        let page = Renderer.render(
            TabView(selection: .constant(2)) {
                ForEach(1..<4) { number in
                    DatePicker("Day \(number)", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .hourAndMinute)
                        .tabItem { Text("Tab \(number)") }.tag(number).environment(\.timeZone, zone)
                }
            })
        #expect(page.text.components(separatedBy: "role=\"tab\"").count == 4)
        #expect(page.text.contains("Day 2") && !page.text.contains("Day 1"))
        #expect(page.text.contains("value=\"01:00\""))
    }

    @Test func `a picker in a panel chooses for itself`() throws {
        let size = Box("s")
        let page = Renderer.render(
            TabView(selection: .constant(1)) {
                Picker("Size", selection: size.binding) {
                    Text("S").tag("s")
                    Text("L").tag("l")
                }
                .tabItem { Text("One") }.tag(1)
            })
        try page.perform("data-change", .text("l"))
        #expect(size.value == "l")
    }

    @Test func `a change of the panel is sent alone`() {
        func page(_ text: String) -> Render {
            Renderer.render(TabView(selection: .constant(1)) { Text(text).tabItem { Text("One") }.tag(1) })
        }
        let updates = page("b").changes(since: page("a"))
        #expect(updates.count == 1)
        #expect(updates.allSatisfy { String(decoding: $0.html, as: UTF8.self).hasPrefix("<div class=\"ui-tab-panel\"") })
        #expect(splice(updates, into: page("a")) == page("b").text)
    }
}
