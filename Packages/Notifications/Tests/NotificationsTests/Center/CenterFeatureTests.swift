import Core
import CoreTesting
import Foundation
import NotificationsAPI
import Testing

@testable import Notifications

struct CenterFeatureTests {
    private let clock = TestClock()

    private func store(
        _ service: FakeNotificationsService = FakeNotificationsService(), _ state: CenterFeature.State = CenterFeature.State()
    ) -> TestStore<CenterFeature.State, CenterFeature.Action> {
        TestStore(screen: CenterFeature(service: service, following: .silent, clock: clock), initial: state)
    }

    @Test func `the list is loaded when it appears`() async {
        let store = store()
        await store.send(.appeared) { $0.list = .loading }
        await store.receive(.loaded(.success(.sample))) {
            $0.list = .loaded([.sample])
            $0.unread = 1
        }
        await store.finish()
    }

    @Test func `a list that can't be loaded says why, and can be asked for again`() async {
        let store = store(FakeNotificationsService(newest: .failure(.offline)))
        for _ in 0..<2 {
            await store.send(.appeared) { $0.list = .loading }
            await store.receive(.loaded(.failure(.offline))) { $0.list = .failed(APIError.offline.message) }
        }
        await store.finish()
    }

    @Test func `older ones are added once, and stay when newer ones come`() async {
        let older = NotificationPage(items: [.unread(3), .unread(2)], next: 2, unread: 4)
        let newer = NotificationPage(items: [.unread(6), .unread(5), .unread(4)], next: 4, unread: 5)
        let store = store(
            FakeNotificationsService(newest: .success(newer), older: .success(older)),
            CenterFeature.State(list: .loaded([.unread(5), .unread(4)]), next: 4, unread: 4))
        await store.send(.olderTapped) { $0.isLoadingOlder = true }
        await store.receive(.olderLoaded(.success(older))) {
            $0.isLoadingOlder = false
            $0.list = .loaded([5, 4, 3, 2].map { .unread($0) })
            $0.next = 2
        }
        await store.send(.appeared)
        await store.receive(.loaded(.success(newer))) {
            $0.list = .loaded([6, 5, 4, 3, 2].map { .unread($0) })
            $0.unread = 5
        }
        await store.finish()
    }

    @Test func `older ones that can't be loaded say why`() async {
        let store = store(FakeNotificationsService(older: .failure(.offline)), CenterFeature.State(list: .loaded([.unread(5)]), next: 5))
        await store.send(.olderTapped) { $0.isLoadingOlder = true }
        await store.receive(.olderLoaded(.failure(.offline))) {
            $0.isLoadingOlder = false
            $0.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `a notification that was read before only opens its page`() async {
        var read = NotificationItem.unread(5, link: "/messages/7")
        read.readAt = read.createdAt
        let store = store(FakeNotificationsService(), CenterFeature.State(list: .loaded([read])))
        await store.send(.itemTapped(5))
        await store.receive(event: .open(LinkPlace(tab: "messages", components: ["7"])))
        await store.finish()
    }

    @Test func `an unread notification counts as read at once`() async {
        // Its link leads nowhere, so that the mark is the only effect.
        let store = store(FakeNotificationsService(), CenterFeature.State(list: .loaded([.unread(5, link: "/"), .unread(4)]), unread: 2))
        await store.send(.itemTapped(5)) {
            $0.setRead(5, at: clock.now)
            $0.unread = 1
        }
        await store.receive(.marked(5, nil))
        await store.finish()
    }

    @Test func `a notification whose mark is lost is unread again`() async {
        let store = store(FakeNotificationsService(marked: .failure(.offline)), CenterFeature.State(list: .loaded([.unread(5, link: "/")]), unread: 1))
        await store.send(.itemTapped(5)) {
            $0.setRead(5, at: clock.now)
            $0.unread = 0
        }
        await store.receive(.marked(5, .offline)) {
            $0.setRead(5, at: nil)
            $0.unread = 1
        }
        await store.finish()
    }

    @Test func `all are marked as read`() async {
        let store = store(FakeNotificationsService(), CenterFeature.State(list: .loaded([.unread(5), .unread(4)]), unread: 2))
        await store.send(.readAllTapped) { $0.isMarkingAll = true }
        await store.receive(.allMarked(.success(UnreadCount(count: 0)))) {
            $0.isMarkingAll = false
            $0.setRead(5, at: clock.now)
            $0.setRead(4, at: clock.now)
            $0.unread = 0
        }
        await store.finish()
    }

    @Test func `marking all that fails says why`() async {
        let store = store(FakeNotificationsService(marked: .failure(.offline)), CenterFeature.State(list: .loaded([.unread(5)]), unread: 1))
        await store.send(.readAllTapped) { $0.isMarkingAll = true }
        await store.receive(.allMarked(.failure(.offline))) {
            $0.isMarkingAll = false
            $0.message = APIError.offline.message
        }
        await store.send(.preferencesTapped)
        await store.finish()
    }

    @Test(arguments: [(0, nil), (3, "3"), (100, "99+")] as [(Int, String?)])
    func `the badge is short`(unread: Int, badge: String?) {
        #expect(CenterFeature.State(unread: unread).badge == badge)
    }
}
