import Crypto
import Foundation

/// The passwords that guessing begins with: leaked ones and the words of a dictionary, `count` in all, long enough to be allowed otherwise.
///
/// Each is stored as 36 bits of its SHA-256, which takes a megabyte of the executable, no memory until it is read, and nothing at start. Another
/// password has the hash of one of them once in 440,000 cases, and is refused as well.
enum CommonPasswords {
    private static let entry = 6
    private static let entriesOfALine = 20
    private static let alphabet = Array("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz".utf8)

    /// Returns whether a password is one of them, without regard to case.
    static func contains(_ password: String) -> Bool {
        let wanted = hash(of: password.lowercased())
        var list = hashes
        return list.withUTF8 { bytes in
            var (low, high) = (0, count)
            while low < high {
                let middle = (low + high) / 2
                let found = bytes[place(of: middle)..<place(of: middle) + entry]
                if found.elementsEqual(wanted) { return true }
                if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
            }
            return false
        }
    }

    /// Returns the position of an entry's first byte. Each line ends with a newline.
    private static func place(of index: Int) -> Int { index * entry + index / entriesOfALine }

    private static func hash(of password: String) -> [UInt8] {
        let number = SHA256.hash(data: Data(password.utf8)).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } >> (64 - 6 * entry)
        return (0..<entry).reversed().map { alphabet[Int(number >> (6 * $0) & 63)] }
    }
}
