import Core
import LocationAPI
import LocationServer
import OrdersServer
import Persistence

/// Tells Orders whether a location is served.
struct OrdersLocation: ServiceAreas {
    let directory: ServiceAreaDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(ServiceAreaDirectory.self) else { return }
        container.register((any ServiceAreas).self) { OrdersLocation(directory: try $0.resolve(ServiceAreaDirectory.self)) }
        container.register((any StreetLines).self) { OrdersStreets(router: try $0.resolve((any Router).self)) }
    }

    func area(at coordinate: Coordinate, in transaction: Transaction) throws -> ServiceArea? {
        try directory.area(at: coordinate, in: transaction)
    }

    func names(in transaction: Transaction) throws -> [String] {
        try directory.names(in: transaction)
    }
}

/// Provides Orders with the lines of streets.
struct OrdersStreets: StreetLines {
    let router: any Router

    func line(from start: Coordinate, to end: Coordinate) async -> [Coordinate] { await router.line(along: [start, end]) }
}
