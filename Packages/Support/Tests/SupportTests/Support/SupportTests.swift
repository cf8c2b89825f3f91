import Core
import CoreTesting
import CoreUI
import Foundation
import Networking
import OrdersAPI
import SupportAPI
import UI

@testable import Support

/// The first key that a feature of the tests makes.
let firstKey = SeededRandomSource(seed: 1).hexadecimal(byteCount: 16)

extension Person {
    /// The one who opened the sample ticket.
    static let requester = Person(id: 7, name: "Casey Customer", roles: [.customer])
    /// One who helps.
    static let agent = Person(id: 10, name: "Dee Dispatcher", roles: [.dispatcher])
}

extension SupportFeature {
    init(
        _ service: FakeSupportService = FakeSupportService(), answers: FakeAnswerService = FakeAnswerService(), help: FakeHelpService = FakeHelpService(),
        realtime: FakeRealtime = FakeRealtime(), clock: TestClock = TestClock()
    ) {
        self.init(
            service: service, answers: answers, help: help, following: Following(realtime: realtime, clock: clock), random: SeededRandomSource(seed: 1),
            clock: clock)
    }
}

/// The markup of a view.
func html(_ view: some View, canOpen: LinkAvailability = LinkAvailability(OrdersLink.self)) -> String {
    var environment = EnvironmentValues()
    environment.canOpen = canOpen
    environment.currentMinute = Ticket.sample.createdAt
    return String(decoding: Renderer.render(view, environment: environment).html, as: UTF8.self)
}
