import Core
import Foundation
import Persistence
import RetailAPI
import ServerCore

/// Lets administrators add retailers, and change them with their stores.
struct RetailerEditing: Sendable {
    private let retailers = ManagedRetailerRepository()

    /// As many as a client lists.
    private static let mostRetailers = 100
    private static let mostStores = 100
    private static let mostSentences = 10

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.managedRetailers, allow: .accessAlone) { _, context in
            try await context.database.read { try retailers.all(in: $0) }
        }
        routes.on(RetailEndpoints.createRetailer, allow: .accessAlone) { input, context in try await create(input, context) }
        routes.on(RetailEndpoints.changeRetailer, allow: .accessAlone) { input, context in try await change(input, context) }
    }

    private func create(_ input: RetailerContent, _ context: HandlerContext) async throws -> EncodedOutput<ManagedRetailer> {
        let content = try Self.checked(input)
        return try await Self.namingTaken {
            try await context.writeOnce { transaction in
                guard try retailers.count(in: transaction) < Self.mostRetailers else {
                    throw APIError.conflict(Strings.tooManyRetailers, code: "too_many_retailers")
                }
                let id = try retailers.insert(content, in: transaction)
                try context.record(AuditEntry(.retailerCreated, object: "retailer/\(id)"), in: transaction)
                return try retailer(id, in: transaction)
            }
        }
    }

    private func change(_ input: RetailerChange, _ context: HandlerContext) async throws -> ManagedRetailer {
        let content = try Self.checked(input.content, at: "content.")
        return try await Self.namingTaken(at: "content.") {
            try await context.database.write { transaction in
                _ = try retailer(input.id, in: transaction)
                guard try retailers.update(input.id, version: input.version, to: content, isActive: input.active, in: transaction) else {
                    throw APIError.conflict(Strings.staleRetailer, code: "stale_version")
                }
                try context.record(
                    AuditEntry(.retailerChanged, object: "retailer/\(input.id)", detail: "version \(input.version + 1)"), in: transaction)
                return try retailer(input.id, in: transaction)
            }
        }
    }

    private func retailer(_ id: Int, in transaction: Transaction) throws -> ManagedRetailer {
        guard let retailer = try retailers.find(id, in: transaction) else { throw APIError.notFound() }
        return retailer
    }

    /// Returns what was written without spaces around it and without empty sentences. `path` stands before the names of fields at fault.
    private static func checked(_ content: RetailerContent, at path: String = "") throws(APIError) -> RetailerContent {
        let (perks, deals, memberPerks) = (sentences(content.perks), sentences(content.deals), content.memberPerks.map(sentences))
        var errors = FieldErrors()
        errors.requireText(content.name, "\(path)name", length: 1...60)
        errors.requireText(content.category, "\(path)category", length: 1...60)
        errors.require(perks.count <= mostSentences, "\(path)perks", Strings.perks)
        errors.require(memberPerks?.count ?? 0 <= mostSentences, "\(path)memberPerks", Strings.perks)
        errors.require(deals.count <= mostSentences, "\(path)deals", Strings.deals)
        errors.require(content.stores.count <= mostStores, "\(path)stores", Strings.tooManyStores)
        for (number, sentence) in perks.enumerated() { errors.requireText(sentence, "\(path)perks.\(number)", length: 1...120) }
        for (number, sentence) in (memberPerks ?? []).enumerated() { errors.requireText(sentence, "\(path)memberPerks.\(number)", length: 1...120) }
        for (number, sentence) in deals.enumerated() { errors.requireText(sentence, "\(path)deals.\(number)", length: 1...120) }
        for (number, store) in content.stores.enumerated() {
            errors.requireText(store.address, "\(path)stores.\(number).address", length: 1...200)
            let isOnEarth = (-90...90).contains(store.latitude) && (-180...180).contains(store.longitude)
            errors.require(isOnEarth, "\(path)stores.\(number).latitude", Strings.storePlace)
            if let hours = store.hours.map(trimmed), !hours.isEmpty {
                errors.require(OpeningHours(hours) != nil && hours.count <= 300, "\(path)stores.\(number).hours", Strings.storeHours)
            }
        }
        if let minimum = content.minimumCents { errors.check(minimum, "\(path)minimumCents", .range(0...100_000)) }
        let hours = content.hours.map(trimmed) ?? ""
        if !hours.isEmpty { errors.requireText(hours, "\(path)hours", length: 1...120) }
        try errors.throwIfAny()
        return RetailerContent(
            name: trimmed(content.name), category: trimmed(content.category), perks: perks, memberPerks: memberPerks, deals: deals,
            hours: hours.isEmpty ? nil : hours, affiliated: content.affiliated, stores: content.stores.map(trimmed), minimumCents: content.minimumCents)
    }

    private static func trimmed(_ store: StoreContent) -> StoreContent {
        let hours = store.hours.map(trimmed) ?? ""
        return StoreContent(
            id: store.id, address: trimmed(store.address), latitude: store.latitude, longitude: store.longitude, hours: hours.isEmpty ? nil : hours)
    }

    private static func sentences(_ texts: [String]) -> [String] { texts.map(trimmed).filter { !$0.isEmpty } }

    private static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Names the field if there is a retailer of the same name, or another administrator adds one at the same time.
    private static func namingTaken<Output: Sendable>(at path: String = "", _ write: () async throws -> Output) async throws -> Output {
        do {
            return try await write()
        } catch let error as DatabaseError where error.code == .unique {
            throw APIError.invalid(["\(path)name": Strings.nameTaken])
        }
    }
}

extension AuditEntry.Action {
    fileprivate static let retailerCreated = Self(rawValue: "retailer_created")
    fileprivate static let retailerChanged = Self(rawValue: "retailer_changed")
}
