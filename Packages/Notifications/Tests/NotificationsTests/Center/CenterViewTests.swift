import Core
import CoreUI
import Foundation
import NotificationsAPI
import Testing
import UI

@testable import Notifications

struct CenterViewTests {
    private func html(_ state: CenterFeature.State) -> String {
        String(decoding: Renderer.render(CenterView(store: ScopedStore(state: state))).html, as: UTF8.self)
    }

    @Test func `notifications are grouped by day, and days near today say so`() {
        let now = NotificationItem.sample.createdAt
        let days = NotificationDay.days(of: [.sample, .read, .yesterday], at: now)
        #expect(days.map(\.name) == [Strings.today, Strings.yesterday] && days.map(\.items.count) == [2, 1])
        #expect(NotificationDay.days(of: [.sample], at: now.addingTimeInterval(3 * 86_400)).map(\.name) == ["Thu, Jan 1"])
        #expect(NotificationDay.days(of: [.sample], at: nil).map(\.name) == ["Thu, Jan 1"])
    }

    @Test func `only unread ones are marked, and only then all can be marked`() {
        let unread = html(CenterFeature.State(list: .loaded([.sample]), unread: 1))
        #expect(unread.contains(Strings.new) && unread.contains(Strings.readAll))
        let read = html(CenterFeature.State(list: .loaded([.read])))
        #expect(!read.contains(Strings.new) && !read.contains(Strings.readAll))
    }

    @Test func `the list says that there is nothing, and offers older ones where there are some`() {
        #expect(html(CenterFeature.State(list: .loaded([]))).contains(Strings.empty))
        #expect(html(CenterFeature.State(list: .loaded([.read]), next: 40)).contains(Strings.older))
        #expect(!html(CenterFeature.State(list: .loaded([.read]))).contains(Strings.older))
    }
}
