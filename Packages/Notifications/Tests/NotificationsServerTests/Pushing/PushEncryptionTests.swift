import Crypto
import Foundation
import NotificationsAPI
import Testing

@testable import NotificationsServer

struct PushEncryptionTests {
    /// Appendix A of RFC 8291.
    @Test func `the example of RFC 8291 comes out byte by byte`() throws {
        let key = try P256.KeyAgreement.PrivateKey(rawRepresentation: try #require(Data(base64URL: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")))
        let salt = try #require(Data(base64URL: "DGv6ra1nlYgDCS1FRnbzlw"))
        let body = try PushEncryption(key: key, salt: salt).encrypt(Data("When I grow up, I want to be a watermelon".utf8), for: .sample)
        #expect(
            body.base64URL == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
                + "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")
    }

    @Test func `keys that are none are refused`() throws {
        let encryption = PushEncryption(salt: Data(repeating: 1, count: 16))
        for keys in [
            PushKeys(p256dh: "", auth: PushKeys.sample.auth), PushKeys(p256dh: PushKeys.sample.p256dh, auth: "AAAA"),
            PushKeys(p256dh: Data([4] + [UInt8](repeating: 1, count: 64)).base64URL, auth: PushKeys.sample.auth),
        ] {
            #expect(throws: (any Error).self) { try encryption.encrypt(Data(), for: keys) }
        }
    }

    @Test func `a message is signed for its push service alone, for half a day`() throws {
        let keys = try VAPIDKeys(pem: VAPIDKeys.generatePEM() + VAPIDKeys.generatePEM())
        let expiry = Date(timeIntervalSince1970: 1_767_268_800)
        let text = try #require(
            try keys.authorization(for: keys.current, audience: "https://push.example.net", expiry: expiry, contact: "mailto:ops@tumble.example"))
        let match = try #require(text.wholeMatch(of: /vapid t=([\w-]+)\.([\w-]+)\.([\w-]+),k=([\w-]+)/)?.output)
        #expect(match.4 == keys.current)
        let claims = String(decoding: try #require(Data(base64URL: String(match.2))), as: UTF8.self)
        #expect(claims == #"{"aud":"https://push.example.net","exp":1767268800,"sub":"mailto:ops@tumble.example"}"#)
        let key = try P256.Signing.PublicKey(x963Representation: try #require(Data(base64URL: keys.current)))
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: try #require(Data(base64URL: String(match.3))))
        #expect(key.isValidSignature(signature, for: Data("\(match.1).\(match.2)".utf8)))
        #expect(try keys.authorization(for: "other", audience: "https://push.example.net", expiry: expiry, contact: "") == nil)
    }

    @Test(arguments: ["", "no key", VAPIDKeys.generatePEM() + "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----"])
    func `a file without keys, or with something else, is refused without its text`(pem: String) {
        let error = #expect(throws: VAPIDKeyError.self) { try VAPIDKeys(pem: pem) }
        #expect(error?.description.contains("openssl") == true && error?.description.contains("AAAA") == false)
    }

    @Test(arguments: [
        ("https://push.example.net/a/b?c", "https://push.example.net"), ("https://push.example.net:8443/a", "https://push.example.net:8443"), ("nothing", nil),
    ])
    func `the audience is the origin`(endpoint: String, origin: String?) { #expect(PushSender.origin(of: endpoint) == origin) }
}
