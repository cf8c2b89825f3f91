import Auth
import AuthAPI
import Core
import Testing

struct AccountCoordinatorTests {
    private let coordinator = AccountCoordinator()

    @Test(
        arguments: [
            [], [.profile], [.addresses], [.addresses, .newAddress], [.addresses, .address(3)], [.preferences], [.appearance], [.devices],
            [.security], [.security, .password], [.privacy], [.privacy, .export], [.privacy, .deletion], [.flags],
        ] as [[AuthLink]])
    func `a path survives its way through the URL`(path: [AuthLink]) {
        #expect(coordinator.path(for: coordinator.components(for: path)) == path)
    }

    @Test(
        arguments: [
            .account, .profile, .addresses, .newAddress, .address(3), .preferences, .appearance, .devices, .security, .password, .privacy, .export, .deletion,
            .flags,
        ] as [AuthLink])
    func `a link survives its way through its place`(link: AuthLink) {
        #expect(AuthLink(link.place) == link)
        #expect(AuthLink(LinkPlace(tab: "home", components: link.place.components)) == nil)
    }

    @Test(arguments: [["x"], ["addresses", "0"], ["addresses", "-1"], ["addresses", "+5"], ["addresses", "x"], ["profile", "1"], ["addresses", "1", "2"]])
    func `a URL that names no page is no path`(components: [String]) {
        #expect(coordinator.path(for: components) == nil)
    }
}
