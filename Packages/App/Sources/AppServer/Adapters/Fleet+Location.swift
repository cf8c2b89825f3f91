import Core
import FleetServer
import Foundation
import LocationServer

/// Tells Fleet how long drives take.
struct FleetLocation: DriveTimes {
    let router: any Router

    static func register(in container: DIContainer) {
        guard container.isRegistered((any Router).self) else { return }
        container.register((any DriveTimes).self) { FleetLocation(router: try $0.resolve((any Router).self)) }
    }

    func seconds(along places: [Coordinate], at time: Date) async -> TimeInterval { await router.seconds(along: places, at: time) }
}
