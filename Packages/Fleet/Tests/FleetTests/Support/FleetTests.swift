import ChatAPI
import Core
import CoreTesting
import CoreUI
import FleetAPI
import Foundation
import Networking
import Testing
import UI

@testable import Fleet

/// The time at which a test's clock starts.
let noon = TestClock().now

extension FleetFeature {
    /// A feature over a fake service.
    static func test(
        _ fleet: FakeFleetService = FakeFleetService(), dispatch: FakeDispatchService = FakeDispatchService(), realtime: any Realtime = FakeRealtime(),
        clock: any Clock = TestClock()
    ) -> FleetFeature {
        FleetFeature(
            fleet: fleet, dispatch: dispatch, reviews: FakeReviewService(), history: FakeHistoryService(), applying: FakeApplicationService(),
            deciding: FakeDecisionService(), following: Following(realtime: realtime, clock: clock), clock: clock)
    }
}

/// Renders a view in a product with these links.
func html(_ view: some View, canOpen: LinkAvailability = LinkAvailability(ChatLink.self)) -> String {
    var environment = EnvironmentValues()
    environment.canOpen = canOpen
    return String(decoding: Renderer.render(view, environment: environment).html, as: UTF8.self)
}
