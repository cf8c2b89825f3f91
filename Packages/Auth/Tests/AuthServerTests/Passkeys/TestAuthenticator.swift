import Crypto
import Foundation

@testable import AuthServer

/// An authenticator with one passkey. Whatever it says can be made wrong.
struct TestAuthenticator {
    enum Key {
        case es256(P256.Signing.PrivateKey)
        case edDSA(Curve25519.Signing.PrivateKey)
    }

    struct Flags: OptionSet {
        let rawValue: UInt8
        static let present = Flags(rawValue: 1)
        static let verified = Flags(rawValue: 4)
        static let backupEligible = Flags(rawValue: 8)
        static let backedUp = Flags(rawValue: 16)
        static let credential = Flags(rawValue: 64)
        static let extensions = Flags(rawValue: 128)
    }

    var key = Key.es256(P256.Signing.PrivateKey())
    var credentialID = Data("a credential of this test".utf8) + Data((0..<8).map { _ in UInt8.random(in: 0...255) })
    var userHandle: Data? = Data("a handle".utf8)
    var party = "tumble.example"
    var origin = "https://tumble.example"
    var flags: Flags = [.present, .verified]
    var signCount = 0
    var type: String?
    var clientMembers = ""
    var format = "none"
    var statement: [CBORKey: CBORValue] = [:]
    /// Bytes after the authenticator data.
    var trailing = Data()

    func register(_ challenge: Data) -> PasskeyRegistration {
        let length = Data([UInt8(credentialID.count >> 8), UInt8(credentialID.count & 255)])
        let data = head(flags.union(.credential)) + Data(count: 16) + length + credentialID + cose.encoded + trailing
        let object = CBORValue.map(["fmt": .text(format), "attStmt": .map(statement), "authData": .bytes(data)])
        return PasskeyRegistration(id: credentialID, clientData: clientData("webauthn.create", challenge), attestation: object.encoded)
    }

    func sign(_ challenge: Data) throws -> PasskeyAssertion {
        let (client, data) = (clientData("webauthn.get", challenge), head(flags) + trailing)
        let signature = try signature(of: data + Data(SHA256.hash(data: client)))
        return PasskeyAssertion(id: credentialID, clientData: client, authenticatorData: data, signature: signature, userHandle: userHandle)
    }

    /// What a server stores after the registration.
    var record: PasskeyRecord {
        PasskeyRecord(
            credentialID: credentialID, publicKey: cose.encoded, userHandle: userHandle ?? Data(), signCount: signCount,
            isBackupEligible: flags.contains(.backupEligible))
    }

    var cose: CBORValue {
        switch key {
        case .es256(let key):
            let point = key.publicKey.rawRepresentation
            return .map([1: .integer(2), 3: .integer(-7), -1: .integer(1), -2: .bytes(Data(point.prefix(32))), -3: .bytes(Data(point.suffix(32)))])
        case .edDSA(let key):
            return .map([1: .integer(1), 3: .integer(-8), -1: .integer(6), -2: .bytes(key.publicKey.rawRepresentation)])
        }
    }

    private func signature(of data: Data) throws -> Data {
        switch key {
        case .es256(let key): try key.signature(for: data).derRepresentation
        case .edDSA(let key): try key.signature(for: data)
        }
    }

    private func head(_ flags: Flags) -> Data {
        let count = (0..<4).map { UInt8(truncatingIfNeeded: signCount >> (24 - 8 * $0)) }
        return Data(SHA256.hash(data: Data(party.utf8))) + Data([flags.rawValue]) + Data(count)
    }

    private func clientData(_ usual: String, _ challenge: Data) -> Data {
        Data(#"{"type":"\#(type ?? usual)","challenge":"\#(challenge.base64URL)","origin":"\#(origin)"\#(clientMembers)}"#.utf8)
    }
}

extension CBORValue {
    /// The bytes of the value, with keys in no order.
    var encoded: Data {
        switch self {
        case .integer(let value): value < 0 ? Self.head(1, ~value) : Self.head(0, value)
        case .bytes(let data): Self.head(2, data.count) + data
        case .text(let text): Self.head(3, text.utf8.count) + Data(text.utf8)
        case .array(let values): values.reduce(Self.head(4, values.count)) { $0 + $1.encoded }
        case .map(let values): values.reduce(Self.head(5, values.count)) { $0 + $1.key.encoded + $1.value.encoded }
        case .bool(let value): Data([value ? 0xf5 : 0xf4])
        case .null: Data([0xf6])
        }
    }

    private static func head(_ major: UInt8, _ argument: Int) -> Data {
        if argument < 24 { return Data([major << 5 | UInt8(argument)]) }
        let size = argument < 1 << 8 ? 0 : argument < 1 << 16 ? 1 : argument < 1 << 32 ? 2 : 3
        let bytes = (0..<1 << size).reversed().map { UInt8(truncatingIfNeeded: argument >> (8 * $0)) }
        return Data([major << 5 | UInt8(24 + size)] + bytes)
    }
}

extension CBORKey {
    fileprivate var encoded: Data {
        switch self {
        case .integer(let value): CBORValue.integer(value).encoded
        case .text(let text): CBORValue.text(text).encoded
        }
    }
}
