import Core
import Crypto
import Foundation

/// Seals what is sensitive of an application for the database, bound to the applicant, so that neither a copy of the database nor a changed row tells it.
struct ApplicationSeal: Sendable {
    /// The entries that are sealed.
    struct Secrets: Codable, Sendable, Equatable {
        var birthday = ""
        var licenseNumber = ""
    }

    private let key: SymmetricKey

    /// - Parameter key: the product's sealing key, from which the one for applications alone is derived.
    init(key: SymmetricKey) {
        self.key = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data("applications to drive".utf8), outputByteCount: 32)
    }

    func seal(_ secrets: Secrets, of person: Int) throws -> String {
        let box = try AES.GCM.seal(try WireJSON.encoder().encode(secrets), using: key, authenticating: Data("\(person)".utf8))
        // A nonce of the standard length always has the combined form.
        return (box.combined ?? Data()).base64EncodedString()
    }

    /// Returns the JSON of what was sealed; nil where it was removed, or sealed with another key or for another person.
    func json(_ sealed: String, of person: Int) -> Data? {
        guard let combined = Data(base64Encoded: sealed), let box = try? AES.GCM.SealedBox(combined: combined) else { return nil }
        return try? AES.GCM.open(box, using: key, authenticating: Data("\(person)".utf8))
    }

    /// Returns what was sealed; empty entries where it can't be opened anymore.
    func open(_ sealed: String, of person: Int) -> Secrets {
        json(sealed, of: person).flatMap { try? WireJSON.decoder().decode(Secrets.self, from: $0) } ?? Secrets()
    }
}
