import Testing

@testable import AuthServer

struct RelyingPartyTests {
    @Test func `is the public address's domain, and accepts its origin alone`() throws {
        let party = try #require(RelyingParty(publicURL: "https://Tumble.example/"))
        #expect(party.id == "tumble.example")
        #expect(party.accepts(origin: "https://tumble.example"))
        #expect(!party.accepts(origin: "https://tumble.example:443"))
        #expect(try #require(RelyingParty(publicURL: "https://tumble.example:443")).accepts(origin: "https://tumble.example"))
        #expect(try #require(RelyingParty(publicURL: "https://tumble.example:8443")).accepts(origin: "https://tumble.example:8443"))
    }

    @Test(arguments: ["", "http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:8080", "http://127.1.2.3"])
    func `is localhost on one's own machine, with any port`(publicURL: String) throws {
        let party = try #require(RelyingParty(publicURL: publicURL))
        #expect(party.id == "localhost")
        for origin in ["http://localhost:8080", "http://localhost:41234", "http://localhost", "https://localhost:8443"] {
            #expect(party.accepts(origin: origin))
        }
        for origin in [
            "http://127.0.0.1:8080", "http://localhost.evil.example", "http://localhost:80@evil.example", "file://localhost", "http://localhost/x", "",
        ] {
            #expect(!party.accepts(origin: origin))
        }
    }

    @Test(arguments: ["https://203.0.113.9", "https://[2001:db8::1]:8443"])
    func `doesn't exist for a machine without a name`(publicURL: String) {
        #expect(RelyingParty(publicURL: publicURL) == nil)
    }
}
