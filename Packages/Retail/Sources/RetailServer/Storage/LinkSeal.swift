import Core
import Crypto
import Foundation

/// Seals tokens and secrets of linked accounts for the database, each bound to its row, so that neither a copy of the database nor a changed row is of use.
struct LinkSeal: Sendable {
    /// The row that something is sealed for.
    enum Place: Sendable {
        case link(person: Int, retailer: Int)
        case secret(retailer: Int, issuer: String)
        case verifier(state: String)
        case response(state: String)
        case revocation(connector: Int)

        fileprivate var data: Data {
            let text =
                switch self {
                case .link(let person, let retailer): "link \(person) \(retailer)"
                case .secret(let retailer, let issuer): "secret \(retailer) \(issuer)"
                case .verifier(let state): "verifier \(state)"
                case .response(let state): "response \(state)"
                case .revocation(let connector): "revocation \(connector)"
                }
            return Data(text.utf8)
        }
    }

    private let key: SymmetricKey

    /// - Parameter key: the product's sealing key, from which the one for linked accounts alone is derived.
    init(key: SymmetricKey) {
        self.key = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("linked accounts of retailers".utf8), outputByteCount: 32)
    }

    func seal(_ value: some Encodable, for place: Place) throws -> String {
        let box = try AES.GCM.seal(try JSONEncoder().encode(value), using: key, authenticating: place.data)
        // A nonce of the standard length always has the combined form.
        return (box.combined ?? Data()).base64EncodedString()
    }

    /// Returns what was sealed; nil where it was sealed with another key or for another row.
    func open<Value: Decodable>(_ type: Value.Type, _ sealed: String, for place: Place) -> Value? {
        guard let combined = Data(base64Encoded: sealed), let box = try? AES.GCM.SealedBox(combined: combined),
            let data = try? AES.GCM.open(box, using: key, authenticating: place.data)
        else { return nil }
        return try? JSONDecoder().decode(type, from: data)
    }
}
