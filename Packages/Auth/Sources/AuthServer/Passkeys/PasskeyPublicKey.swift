import Crypto
import Foundation

/// The public key of a passkey, as its authenticator gives it: a COSE key (RFC 9053) of one of two algorithms.
enum PasskeyPublicKey: Sendable {
    /// ECDSA on P-256 with SHA-256 (`ES256`).
    case es256(P256.Signing.PublicKey)
    /// EdDSA with Ed25519.
    case edDSA(Curve25519.Signing.PublicKey)

    /// An algorithm's number in COSE's registry.
    enum Algorithm: Int, CaseIterable {
        case edDSA = -8
        case es256 = -7
    }

    private enum Label {
        static let keyType: CBORKey = 1
        static let algorithm: CBORKey = 3
        static let curve: CBORKey = -1
        static let x: CBORKey = -2
        static let y: CBORKey = -3
    }

    /// Reads a COSE key.
    ///
    /// - Throws: ``PasskeyRefusal/unsupportedKey`` if it has another algorithm or curve, or is no point of its curve.
    init(cose: CBORValue) throws(PasskeyRefusal) {
        guard let map = cose.map, let algorithm = map[Label.algorithm]?.integer.flatMap(Algorithm.init(rawValue:)),
            let x = map[Label.x]?.bytes, x.count == 32
        else { throw .unsupportedKey }
        switch (algorithm, map[Label.keyType]?.integer, map[Label.curve]?.integer) {
        case (.es256, 2, 1):
            // Uncompressed points alone (WebAuthn, 5.8.5).
            guard let y = map[Label.y]?.bytes, y.count == 32, let key = try? P256.Signing.PublicKey(x963Representation: Data([4]) + x + y) else {
                throw .unsupportedKey
            }
            self = .es256(key)
        case (.edDSA, 1, 6):
            guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: x) else { throw .unsupportedKey }
            self = .edDSA(key)
        default: throw .unsupportedKey
        }
    }

    /// Reads a stored COSE key.
    init(stored data: Data) throws(PasskeyRefusal) {
        guard let value = try? CBORReader.value(of: data) else { throw .unsupportedKey }
        try self.init(cose: value)
    }

    /// Returns whether the key's owner signed the data.
    func isValid(_ signature: Data, for data: Data) -> Bool {
        switch self {
        case .es256(let key):
            guard let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature) else { return false }
            return key.isValidSignature(signature, for: data)
        case .edDSA(let key): return key.isValidSignature(signature, for: data)
        }
    }
}
