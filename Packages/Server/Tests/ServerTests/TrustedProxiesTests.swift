import HTTPTypes
import Testing

@testable import ServerCore

struct TrustedProxiesTests {
    private func client(_ forwarded: String..., peer: String = "10.0.0.5", trusting ranges: String = "10.0.0.0/8, fd00::/8") throws -> String {
        var fields = HTTPFields()
        for value in forwarded { fields.append(HTTPField(name: .forwardedFor, value: value)) }
        return try #require(TrustedProxies(ranges)).client(of: peer, fields)
    }

    @Test func `a trusted proxy's word is taken, up to the first that isn't trusted`() throws {
        #expect(try client("192.0.2.7") == "192.0.2.7")
        #expect(try client("203.0.113.1, 192.0.2.7") == "192.0.2.7")
        #expect(try client("203.0.113.1, 192.0.2.7, 10.1.1.1") == "192.0.2.7")
        #expect(try client("203.0.113.1", "192.0.2.7,10.1.1.1") == "192.0.2.7")
        #expect(try client("2001:db8::7", peer: "fd00::1") == "2001:db8:0:0:0:0:0:7")
        #expect(try client("10.9.9.9") == "10.9.9.9")
    }

    @Test func `what a client writes itself leads nowhere`() throws {
        #expect(try client("192.0.2.7", peer: "203.0.113.9") == "203.0.113.9")
        #expect(try client() == "10.0.0.5")
        #expect(try client("nonsense, 10.1.1.1") == "10.1.1.1")
        #expect(TrustedProxies.none.client(of: "10.0.0.5", [.forwardedFor: "192.0.2.7"]) == "10.0.0.5")
    }

    @Test func `the scheme is believed from a trusted proxy alone`() throws {
        let proxies = try #require(TrustedProxies("127.0.0.1"))
        #expect(proxies.isSecure("127.0.0.1", [.forwardedProto: "https"]) == true)
        #expect(proxies.isSecure("::ffff:127.0.0.1", [.forwardedProto: "http"]) == false)
        #expect(proxies.isSecure("127.0.0.2", [.forwardedProto: "https"]) == nil)
        #expect(proxies.isSecure("127.0.0.1", [:]) == nil)
    }

    @Test(arguments: ["10.0.0.0/33", "10.0.0", "10.0.0.0/-1", "fd00::/129", "x", "10.0.0.1,,x"])
    func `a range that can't be read is refused`(text: String) {
        #expect(TrustedProxies(text) == nil)
    }

    @Test func `ranges end within a byte too`() throws {
        let range = try #require(IPRange("192.0.2.128/25"))
        #expect(range.contains(try #require(IPAddress("192.0.2.200"))))
        #expect(!range.contains(try #require(IPAddress("192.0.2.127"))))
        #expect(!range.contains(try #require(IPAddress("2001:db8::1"))))
    }
}
