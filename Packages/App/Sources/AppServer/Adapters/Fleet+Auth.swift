import AuthServer
import Core
import FleetServer
import Persistence
import ServerCore

/// Tells Fleet what drivers are called.
struct FleetAuth: DriverNames {
    let directory: PeopleDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(PeopleDirectory.self) else { return }
        container.register((any DriverNames).self) { FleetAuth(directory: try $0.resolve(PeopleDirectory.self)) }
        container.register((any DriverRoles).self) { FleetRoles(grants: try $0.resolve(RoleGrants.self)) }
    }

    func name(of driver: Int, in transaction: Transaction) throws -> String? { try directory.people([driver], in: transaction)[driver]?.name }
}

/// Makes people drivers whose applications are approved.
private struct FleetRoles: DriverRoles {
    let grants: RoleGrants

    func grant(_ person: Int, _ context: HandlerContext, in transaction: Transaction) throws {
        try grants.grant(.driver, to: person, context, in: transaction)
    }
}
