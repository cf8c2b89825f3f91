#if canImport(Security)
import Foundation
public import Networking
import Security

/// An error of the keychain, as a status of the Security framework.
public struct KeychainError: Error, Equatable {
    /// The status code.
    public let status: Int32
}

/// Stores tokens in the keychain of Apple's systems, for this device only and readable after its first unlock.
public actor KeychainTokenStore: TokenStore {
    private let service: String

    /// Creates a store.
    ///
    /// - Parameter service: the product's bundle id.
    public init(service: String) { self.service = service }

    private var query: [String: Any] {
        [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service, kSecAttrAccount as String: "tokens"]
    }

    /// Returns the tokens saved last.
    public func load() throws -> Tokens? {
        var found: CFTypeRef?
        let status = SecItemCopyMatching(query.merging([kSecReturnData as String: true]) { $1 } as CFDictionary, &found)
        guard status != errSecItemNotFound else { return nil }
        // lint:allow downcast because the keychain returns untyped values.
        guard status == errSecSuccess, let data = found as? Data else { throw KeychainError(status: status) }
        return try JSONDecoder().decode(Tokens.self, from: data)
    }

    /// Replaces the tokens; nil removes them.
    public func save(_ tokens: Tokens?) throws {
        let removed = SecItemDelete(query as CFDictionary)
        guard removed == errSecSuccess || removed == errSecItemNotFound else { throw KeychainError(status: removed) }
        guard let tokens else { return }
        let item: [String: Any] = [
            kSecValueData as String: try JSONEncoder().encode(tokens),
            kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
        ]
        let status = SecItemAdd(query.merging(item) { $1 } as CFDictionary, nil)
        guard status == errSecSuccess else { throw KeychainError(status: status) }
    }
}
#endif
