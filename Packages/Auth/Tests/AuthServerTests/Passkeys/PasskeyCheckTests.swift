import CoreTesting
import Crypto
import Foundation
import Testing

@testable import AuthServer

struct PasskeyCheckTests {
    private static let challenge = Data("the challenge of this test".utf8)
    private let party: RelyingParty

    init() throws { party = try #require(RelyingParty(publicURL: "https://tumble.example")) }

    private func register(_ authenticator: TestAuthenticator) throws -> AuthenticatorData {
        try check(authenticator.register(Self.challenge))
    }

    private func check(_ registration: PasskeyRegistration) throws -> AuthenticatorData {
        _ = try ClientData(registration.clientData, .registration, party)
        return try PasskeyChecks.credential(of: registration, party).0
    }

    private func sign(_ authenticator: TestAuthenticator, against record: PasskeyRecord? = nil) throws -> AuthenticatorData {
        try check(authenticator.sign(Self.challenge), against: record ?? authenticator.record)
    }

    private func check(_ assertion: PasskeyAssertion, against record: PasskeyRecord) throws -> AuthenticatorData {
        try PasskeyChecks.check(assertion, ClientData(assertion.clientData, .assertion, party), against: record, party)
    }

    private func refusal(_ work: () throws -> AuthenticatorData) -> PasskeyRefusal? {
        do {
            _ = try work()
            return nil
        } catch { return error as? PasskeyRefusal }
    }

    @Test func `keys of both algorithms register and sign`() throws {
        for key in [TestAuthenticator.Key.es256(P256.Signing.PrivateKey()), .edDSA(Curve25519.Signing.PrivateKey())] {
            var authenticator = TestAuthenticator(key: key)
            let credential = try #require(try register(authenticator).credential)
            #expect(credential.id == authenticator.credentialID)
            #expect(try CBORReader.value(of: credential.publicKey) == authenticator.cose)
            let record = authenticator.record
            authenticator.signCount = 1
            #expect(try sign(authenticator, against: record).signCount == 1)
        }
    }

    @Test func `the challenge is read for its issuer to check`() throws {
        let registration = TestAuthenticator().register(Self.challenge)
        #expect(try ClientData(registration.clientData, .registration, party).challenge == Self.challenge)
    }

    typealias Change = @Sendable (inout TestAuthenticator) -> Void

    /// What neither a registration nor a sign-in may say.
    static let wrong: [(PasskeyRefusal, Change)] = [
        (.wrongType, { $0.type = "webauthn.other" }), (.wrongType, { $0.type = "payment.get" }),
        (.wrongOrigin, { $0.origin = "https://tumble.example.evil.example" }), (.wrongOrigin, { $0.origin = "http://tumble.example" }),
        (.wrongOrigin, { $0.origin = "https://tumble.example:8443" }), (.wrongOrigin, { $0.origin = "https://www.tumble.example" }),
        (.wrongOrigin, { $0.origin = "https://tumble.example/" }), (.wrongOrigin, { $0.origin = "https://localhost" }),
        (.crossOrigin, { $0.clientMembers = #","crossOrigin":true"# }), (.crossOrigin, { $0.clientMembers = #","topOrigin":"https://evil.example""# }),
        (.malformedClientData, { $0.clientMembers = #","x""# }), (.malformedClientData, { $0.clientMembers = #","crossOrigin":"no""# }),
        (.wrongRelyingParty, { $0.party = "evil.example" }), (.noUserPresence, { $0.flags.remove(.present) }),
        (.noUserVerification, { $0.flags.remove(.verified) }), (.inconsistentBackup, { $0.flags.insert(.backedUp) }),
        (.malformedAuthenticatorData, { $0.trailing = Data([0]) }), (.malformedAuthenticatorData, { $0.flags.insert(.extensions) }),
        (
            .malformedAuthenticatorData,
            {
                $0.flags.insert(.extensions)
                $0.trailing = Data([0x01])
            }
        ),
    ]

    @Test(arguments: 0..<PasskeyCheckTests.wrong.count)
    func `a wrong field is refused at registration and sign-in`(_ index: Int) {
        let (reason, change) = Self.wrong[index]
        var authenticator = TestAuthenticator()
        change(&authenticator)
        #expect(refusal { try register(authenticator) } == reason)
        #expect(
            refusal { try sign(authenticator, against: TestAuthenticator(key: authenticator.key, credentialID: authenticator.credentialID).record) } == reason)
    }

    @Test func `what browsers may add is accepted`() throws {
        var authenticator = TestAuthenticator(flags: [.present, .verified, .backupEligible, .backedUp, .extensions])
        authenticator.clientMembers = #","crossOrigin":false,"other_keys_can_be_added_here":"do not compare clientDataJSON against a template""#
        authenticator.trailing = CBORValue.map(["credProtect": .integer(3)]).encoded
        let data = try register(authenticator)
        #expect(data.isBackupEligible && data.isBackedUp)
        _ = try sign(authenticator)
    }

    @Test func `a statement of attestation is neither read nor needed`() throws {
        let statement: [CBORKey: CBORValue] = ["alg": .integer(-7), "sig": .bytes(Data([1, 2, 3]))]
        _ = try register(TestAuthenticator(format: "packed", statement: statement))
        #expect(refusal { try register(TestAuthenticator(statement: statement)) } == .malformedAttestation)
    }

    @Test func `an attestation that isn't one is refused`() {
        let good = TestAuthenticator().register(Self.challenge)
        let objects: [Data] = [
            Data(), Data([0]), CBORValue.map([:]).encoded, good.attestation.dropLast(), good.attestation + Data([0]),
            CBORValue.map(["fmt": .text("none"), "attStmt": .map([:]), "authData": .text("no bytes")]).encoded,
            CBORValue.map(["fmt": .text("none"), "attStmt": .null, "authData": .bytes(Data(count: 37))]).encoded,
        ]
        for object in objects {
            let registration = PasskeyRegistration(id: good.id, clientData: good.clientData, attestation: Data(object))
            #expect(refusal { try check(registration) } == .malformedAttestation)
        }
        let renamed = PasskeyRegistration(id: Data("another".utf8), clientData: good.clientData, attestation: good.attestation)
        #expect(refusal { try check(renamed) } == .wrongCredential)
    }

    @Test func `a registration needs a key, an id and the kind of its own call`() throws {
        #expect(refusal { try register(TestAuthenticator(credentialID: Data())) } == .malformedAuthenticatorData)
        #expect(refusal { try register(TestAuthenticator(credentialID: Data(count: 1024))) } == .malformedAuthenticatorData)
        _ = try register(TestAuthenticator(credentialID: Data(count: 1023)))
        let authenticator = TestAuthenticator()
        let data = try authenticator.sign(Self.challenge).authenticatorData
        let object = CBORValue.map(["fmt": .text("none"), "attStmt": .map([:]), "authData": .bytes(data)])
        let without = PasskeyRegistration(
            id: authenticator.credentialID, clientData: authenticator.register(Self.challenge).clientData, attestation: object.encoded)
        #expect(refusal { try check(without) } == .malformedAuthenticatorData)
        #expect(refusal { try register(TestAuthenticator(type: "webauthn.get")) } == .wrongType)
        #expect(refusal { try sign(TestAuthenticator(type: "webauthn.create")) } == .wrongType)
    }

    @Test func `keys of other algorithms and curves, and points beside the curve, are refused`() throws {
        let map = try #require(TestAuthenticator().cose.map)
        let edwards = try #require(TestAuthenticator(key: .edDSA(Curve25519.Signing.PrivateKey())).cose.map)
        let changes: [[CBORKey: CBORValue]] = [
            map.merging([3: .integer(-257)]) { $1 }, map.merging([3: .integer(-8)]) { $1 }, map.merging([-1: .integer(2)]) { $1 },
            map.merging([1: .integer(1)]) { $1 }, map.merging([-3: .bool(true)]) { $1 }, map.merging([-2: .bytes(Data(count: 31))]) { $1 },
            map.merging([-2: .bytes(Data(repeating: 7, count: 32))]) { $1 }, map.filter { $0.key != -3 }, map.filter { $0.key != 3 }, [:],
            edwards.merging([-1: .integer(4)]) { $1 }, edwards.merging([3: .integer(-7)]) { $1 }, edwards.merging([-2: .bytes(Data(count: 33))]) { $1 },
        ]
        for change in changes { #expect(throws: PasskeyRefusal.unsupportedKey) { try PasskeyPublicKey(cose: .map(change)) } }
    }

    @Test func `another key's signature, and a signature of something else, are refused`() throws {
        let (authenticator, other) = (TestAuthenticator(), TestAuthenticator())
        let (assertion, stranger) = (try authenticator.sign(Self.challenge), try other.sign(Self.challenge))
        let foreign = PasskeyAssertion(
            id: assertion.id, clientData: assertion.clientData, authenticatorData: assertion.authenticatorData, signature: stranger.signature,
            userHandle: assertion.userHandle)
        #expect(refusal { try check(foreign, against: authenticator.record) } == .wrongSignature)
        let moved = PasskeyAssertion(
            id: assertion.id, clientData: try authenticator.sign(Data("other".utf8)).clientData, authenticatorData: assertion.authenticatorData,
            signature: assertion.signature, userHandle: assertion.userHandle)
        #expect(refusal { try check(moved, against: authenticator.record) } == .wrongSignature)
        #expect(refusal { try check(stranger, against: authenticator.record) } == .unknownCredential)
    }

    @Test func `another person's name and a backup that wasn't possible are refused`() throws {
        var authenticator = TestAuthenticator()
        let record = authenticator.record
        authenticator.flags.insert(.backupEligible)
        #expect(refusal { try sign(authenticator, against: record) } == .inconsistentBackup)
        authenticator.flags.remove(.backupEligible)
        authenticator.userHandle = Data("somebody else".utf8)
        #expect(refusal { try sign(authenticator, against: record) } == .wrongUser)
        authenticator.userHandle = nil
        _ = try sign(authenticator, against: record)
    }

    @Test func `a sign count must grow, unless it stays 0`() throws {
        var authenticator = TestAuthenticator(signCount: 5)
        let record = authenticator.record
        for count in [0, 4, 5] {
            authenticator.signCount = count
            #expect(refusal { try sign(authenticator, against: record) } == .signCountWentBack)
        }
        authenticator.signCount = 0xffff_ffff
        #expect(try sign(authenticator, against: record).signCount == 0xffff_ffff)
        _ = try sign(TestAuthenticator())
    }

    @Test func `no change of a single byte makes a response wrong and accepted, or stops the process`() throws {
        let (authenticator, random) = (TestAuthenticator(), SeededRandomSource(seed: 11))
        let (registration, assertion) = (authenticator.register(Self.challenge), try authenticator.sign(Self.challenge))
        for _ in 0..<2_000 {
            let attestation = Self.changed(registration.attestation, random)
            _ = refusal { try check(PasskeyRegistration(id: registration.id, clientData: registration.clientData, attestation: attestation)) }
        }
        for position in assertion.authenticatorData.indices {
            var data = assertion.authenticatorData
            data[position] ^= 1 << (random.bytes(1)[0] % 8)
            let changed = PasskeyAssertion(
                id: assertion.id, clientData: assertion.clientData, authenticatorData: data, signature: assertion.signature,
                userHandle: assertion.userHandle)
            #expect(refusal { try check(changed, against: authenticator.record) } != nil)
        }
    }

    private static func changed(_ data: Data, _ random: SeededRandomSource) -> Data {
        var data = data
        for byte in random.bytes(3) {
            let position = data.startIndex + Int(random.bytes(1)[0]) * data.count / 256
            data[position] = byte
        }
        return random.bytes(1)[0] < 64 ? Data(data.prefix(Int(random.bytes(1)[0]) * data.count / 256)) : data
    }
}
