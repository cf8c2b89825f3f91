import Auth
import Testing

struct AuthCoordinatorTests {
    private let coordinator = AuthCoordinator()

    @Test(
        arguments: [
            [], [.profile], [.addresses], [.addresses, .newAddress], [.addresses, .address(3)], [.preferences], [.appearance], [.devices],
            [.password], [.privacy], [.flags],
        ] as [[AuthRoute]])
    func `a path survives its way through the address`(path: [AuthRoute]) {
        #expect(coordinator.path(for: coordinator.components(for: path)) == path)
    }

    @Test(arguments: [["x"], ["addresses", "0"], ["addresses", "-1"], ["addresses", "+5"], ["addresses", "x"], ["profile", "1"], ["addresses", "1", "2"]])
    func `an address that names no page is no path`(components: [String]) {
        #expect(coordinator.path(for: components) == nil)
    }
}
