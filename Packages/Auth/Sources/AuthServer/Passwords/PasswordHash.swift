import Core
import Crypto
import CryptoExtras
import Foundation

/// A password's scrypt hash (RFC 7914) with its parameters and salt, stored in the PHC string format.
struct PasswordHash: Sendable, CustomStringConvertible {
    let cost: PasswordHashing.Cost
    let salt: Data
    let key: Data

    /// Hashes a password, which takes as long as the cost demands.
    init(password: String, cost: PasswordHashing.Cost, salt: Data) throws {
        self.cost = cost
        self.salt = salt
        key = try Self.derive(password, cost: cost, salt: salt).withUnsafeBytes { Data($0) }
    }

    /// Creates a hash that no password has, but that takes as long to check as any other. Creating it takes no time: its key is random.
    init(matchingNothing cost: PasswordHashing.Cost, random: any RandomSource) {
        self.cost = cost
        salt = Data(random.bytes(16))
        key = Data(random.bytes(32))
    }

    /// Reads a stored hash; nil if the text isn't one.
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

    /// The text to store, such as `$scrypt$ln=15,r=8,p=3$salt$key`.
    var text: String {
        "$scrypt$ln=\(cost.log2Rounds),r=\(cost.blockSize),p=\(cost.parallelism)$\(salt.base64EncodedString())$\(key.base64EncodedString())"
    }

    /// The parameters without salt and key, for logs.
    var description: String { "PasswordHash(\(cost))" }

    /// Returns whether a password has this hash, which takes as long as the cost demands, whatever the outcome.
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
