public import Core
public import Persistence

/// A kind of data that a feature holds of people: what it is for, how long it is kept, where it is, and how it is exported and erased.
///
/// The privacy page, the export of an account and its deletion are made from these declarations. A table with a column of a person that no plugin declares
/// fails a test of the product.
///
/// ```swift
/// PersonalData(
///     "support", name: Strings.privacyTickets, purpose: Strings.privacyTicketsPurpose, kept: Strings.privacyTicketsKept,
///     tables: [PersonalTable("support_ticket", of: "requester_id", ["subject", "description", .time("created_at")], erased: .deleted)])
/// ```
public struct PersonalData: Sendable {
    /// The stable, unique name, under which it stands in an export: `support`.
    public let id: String
    /// The roles of the people whom it concerns.
    public let roles: Set<Role>
    /// The tables that hold it, in the order in which they are exported and erased.
    public let tables: [PersonalTable]
    private let makeName, makePurpose, makeRetention: @Sendable () -> String
    private let findFiles: @Sendable (Int, Int, Transaction) throws -> [PersonalFile]
    private let refuse: @Sendable (Int, Transaction) throws -> String?

    /// Declares data.
    ///
    /// - Parameters:
    ///   - id: stable and unique.
    ///   - roles: the roles of the people whom it concerns; nobody else reads of it.
    ///   - name: what people read, in the current language, such as "Orders".
    ///   - purpose: a sentence about what it is for.
    ///   - kept: a sentence about how long it is kept.
    ///   - tables: the tables that hold it.
    ///   - files: returns some of a person's files after the one with this key, in the order of their keys; none at the end.
    ///   - refusal: returns why a person's account can't be deleted now, with what they can do about it; nil if nothing speaks against it.
    public init(
        _ id: String, of roles: Set<Role> = Set(Role.allCases), name: @autoclosure @escaping @Sendable () -> String,
        purpose: @autoclosure @escaping @Sendable () -> String,
        kept: @autoclosure @escaping @Sendable () -> String, tables: [PersonalTable],
        files: @escaping @Sendable (_ person: Int, _ key: Int, _ transaction: Transaction) throws -> [PersonalFile] = { _, _, _ in [] },
        refusal: @escaping @Sendable (_ person: Int, _ transaction: Transaction) throws -> String? = { _, _ in nil }
    ) {
        self.id = id
        self.roles = roles
        self.tables = tables
        (makeName, makePurpose, makeRetention) = (name, purpose, kept)
        (findFiles, refuse) = (files, refusal)
    }

    /// The name, in the current language.
    public var name: String { makeName() }

    /// The purpose, in the current language.
    public var purpose: String { makePurpose() }

    /// The time for which it is kept, in the current language.
    public var retention: String { makeRetention() }

    /// Returns some of a person's files after the one with this key; none at the end.
    public func files(of person: Int, after key: Int, in transaction: Transaction) throws -> [PersonalFile] { try findFiles(person, key, transaction) }

    /// Returns why a person's account can't be deleted now, in the current language; nil if nothing speaks against it.
    public func refusal(of person: Int, in transaction: Transaction) throws -> String? { try refuse(person, transaction) }
}

/// A file of a person that lies in the store of blobs.
public struct PersonalFile: Sendable, Hashable {
    /// Its place among the person's files.
    public let key: Int
    /// The name of its bytes, as hexadecimal digits.
    public let blob: String
    /// The area of the store that its bytes are in; nil for the common one.
    public let area: String?
    /// Its name in an export, such as `order-12-photo-3.jpg`: unique, of letters, digits, dots and hyphens.
    public let name: String

    /// Creates a file.
    public init(key: Int, blob: String, area: String? = nil, name: String) {
        self.key = key
        self.blob = blob
        self.area = area
        self.name = name
    }
}

/// The declarations of all plugins about people, in the order of the plugins.
public struct PersonalDataDeclarations: Sendable {
    /// The declarations.
    public let all: [PersonalData]

    /// Collects declarations.
    ///
    /// - Throws: ``/Core/PluginError`` where two have the same id.
    public init(_ all: [PersonalData]) throws {
        var ids: Set<String> = []
        for data in all where !ids.insert(data.id).inserted {
            throw PluginError.duplicate(name: data.id, list: "the list of personal data")
        }
        self.all = all
    }

    /// Returns everything that speaks against deleting a person's account now, in the current language.
    public func refusals(of person: Int, in transaction: Transaction) throws -> [String] {
        try all.compactMap { try $0.refusal(of: person, in: transaction) }
    }
}
