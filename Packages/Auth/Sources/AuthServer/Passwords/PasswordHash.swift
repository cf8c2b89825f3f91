import Core
import Crypto
import CryptoExtras
import Foundation

/// A password's scrypt hash (RFC 7914) with its parameters and salt, as one text in the form of the PHC string format.
struct PasswordHash: Sendable, CustomStringConvertible {
    let cost: PasswordHashing.Cost
    let salt: Data
    let key: Data

    /// Hashes a password. Takes as long as the cost says.
    init(password: String, cost: PasswordHashing.Cost, salt: Data) throws {
        self.cost = cost
        self.salt = salt
        key = try Self.derive(password, cost: cost, salt: salt).withUnsafeBytes { Data($0) }
    }

    /// A hash that checking costs as much as any other, and that no password has. Making it costs nothing: its key is chance.
    init(matchingNothing cost: PasswordHashing.Cost, random: any RandomSource) {
        self.cost = cost
        salt = Data(random.bytes(16))
        key = Data(random.bytes(32))
    }

    /// Reads the text of a hash; nil where it is none.
    init?(_ text: String) {
        let parts = text.split(separator: "$").map(String.init)
        guard parts.count == 4, parts[0] == "scrypt", let salt = Data(base64Encoded: parts[2]), let key = Data(base64Encoded: parts[3]) else {
            return nil
        }
        let numbers = parts[1].split(separator: ",").compactMap { $0.split(separator: "=").last.flatMap { Int($0) } }
        guard numbers.count == 3, (1...24).contains(numbers[0]), numbers[1] > 0, numbers[2] > 0, !salt.isEmpty else { return nil }
        cost = PasswordHashing.Cost(log2Rounds: numbers[0], blockSize: numbers[1], parallelism: numbers[2])
        self.salt = salt
        self.key = key
    }

    /// The hash as it is stored, such as `$scrypt$ln=15,r=8,p=3$salt$key`.
    var text: String {
        "$scrypt$ln=\(cost.log2Rounds),r=\(cost.blockSize),p=\(cost.parallelism)$\(salt.base64EncodedString())$\(key.base64EncodedString())"
    }

    /// The parameters alone.
    var description: String { "PasswordHash(\(cost))" }

    /// Whether a password has this hash. Takes as long as the cost says; the comparison takes the same time for every outcome.
    func matches(_ password: String) throws -> Bool {
        // SymmetricKey compares in constant time.
        try Self.derive(password, cost: cost, salt: salt) == SymmetricKey(data: key)
    }

    private static func derive(_ password: String, cost: PasswordHashing.Cost, salt: Data) throws -> SymmetricKey {
        // The library takes no empty input; no account has this password, since it is too short.
        let bytes = Data((password.isEmpty ? " " : password).precomposedStringWithCanonicalMapping.utf8)
        return try KDF.Scrypt.deriveKey(
            from: bytes, salt: salt, outputByteCount: 32, rounds: 1 << cost.log2Rounds, blockSize: cost.blockSize, parallelism: cost.parallelism)
    }
}
