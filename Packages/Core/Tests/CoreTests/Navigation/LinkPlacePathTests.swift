import Core
import Testing

struct LinkPlacePathTests {
    @Test(arguments: [
        ("/administrator/areas", LinkPlace(mode: .administrator, tab: "areas")), ("/messages/7", LinkPlace(tab: "messages", components: ["7"])),
        ("/customer/home/code/A%2FB", LinkPlace(mode: .customer, tab: "home", components: ["code", "A/B"])),
        ("/dispatcher/home?area=Irvine&order=12", LinkPlace(mode: .dispatcher, tab: "home", components: ["?area=Irvine&order=12"])),
        ("/areas/Old%20Town%2Fa", LinkPlace(tab: "areas", components: ["Old Town/a"])),
    ])
    func `a path and its place lead to each other`(path: String, place: LinkPlace) {
        #expect(LinkPlace(path: path) == place && place.path == path)
    }

    @Test func `a path without a tab is none`() { #expect(LinkPlace(path: "/customer") == nil && LinkPlace(path: "/") == nil && LinkPlace(path: "") == nil) }
}
