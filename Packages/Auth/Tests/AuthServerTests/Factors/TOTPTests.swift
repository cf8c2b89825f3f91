import Core
import CoreTesting
import Crypto
import Foundation
import Testing

@testable import AuthServer

struct TOTPTests {
    private let totp = TOTP(secret: Data("12345678901234567890".utf8))

    @Test(arguments: [
        (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"), (1_234_567_890, "89005924"), (2_000_000_000, "69279037"),
        (20_000_000_000, "65353130"),
    ])
    func `the vectors of RFC 6238`(seconds: Int, code: String) {
        let step = TOTP.step(at: Date(timeIntervalSince1970: Double(seconds)))
        #expect(totp.code(at: step, digits: 8) == code)
        #expect(totp.code(at: step) == code.suffix(6))
    }

    @Test func `codes of the steps before and after are accepted, and no others`() {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let present = TOTP.step(at: now)
        for offset in -3...3 {
            #expect(totp.step(of: totp.code(at: present + offset), at: now) == (abs(offset) <= 1 ? present + offset : nil))
        }
        #expect(totp.step(of: "", at: now) == nil)
    }

    @Test(arguments: [("", ""), ("f", "MY"), ("fo", "MZXQ"), ("foo", "MZXW6"), ("foob", "MZXW6YQ"), ("fooba", "MZXW6YTB"), ("foobar", "MZXW6YTBOI")])
    func `the vectors of base32 in RFC 4648`(text: String, encoded: String) {
        #expect(Data(text.utf8).base32 == encoded)
    }

    @Test func `a sealed secret opens for its account and key alone`() throws {
        let keys = FactorKeys(key: SymmetricKey(data: Data(repeating: 1, count: 32)))
        let sealed = try keys.seal(totp.secret, account: 7)
        #expect(keys.open(sealed, account: 7) == totp.secret)
        #expect(keys.open(sealed, account: 8) == nil)
        #expect(FactorKeys(key: SymmetricKey(data: Data(repeating: 2, count: 32))).open(sealed, account: 7) == nil)
        #expect(keys.open("nonsense", account: 7) == nil)
        #expect(try keys.seal(totp.secret, account: 7) != sealed)
    }

    @Test func `recovery codes are random, and the same however they are typed`() {
        let keys = FactorKeys(key: SymmetricKey(data: Data(repeating: 1, count: 32)))
        let codes = (0..<100).map { _ in FactorKeys.recoveryCode(random: SystemRandomSource()) }
        #expect(Set(codes).count == 100 && codes.allSatisfy { $0.wholeMatch(of: #/[2-9b-df-hjkmnp-tv-z]{5}-[2-9b-df-hjkmnp-tv-z]{5}/#) != nil })
        #expect(keys.hash(recoveryCode: "7kq2m-x9d4r", account: 7) == keys.hash(recoveryCode: " 7KQ2M X9D4R ", account: 7))
        #expect(keys.hash(recoveryCode: "7kq2m-x9d4r", account: 7) != keys.hash(recoveryCode: "7kq2m-x9d4r", account: 8))
    }

    @Test func `the key URI escapes what separates its parts`() {
        let uri = FactorHandlers.uri(secret: "MZXW6", issuer: "Wash & Go", email: "ana+1@example.com")
        #expect(uri == "otpauth://totp/Wash%20%26%20Go:ana%2B1%40example.com?secret=MZXW6&issuer=Wash%20%26%20Go")
    }
}
