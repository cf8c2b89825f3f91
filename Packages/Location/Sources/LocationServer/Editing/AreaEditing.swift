import Core
import Foundation
import LocationAPI
import Persistence
import ServerCore

/// Registers the handlers with which administrators change service areas.
struct AreaEditing: Sendable {
    let addresses: (any CurrentAddresses)?
    let hints: HintPublisher

    /// The most areas, closed ones included.
    static let mostAreas = 2_000
    /// The most addresses that a preview looks at.
    static let mostAddresses = 2_000

    func add(to routes: inout Routes) {
        routes.on(LocationEndpoints.allAreas, allow: .accessAlone) { _, context in
            try await context.database.read { try AreaRepository.all(in: $0).map(\.apiVersion) }
        }
        routes.on(LocationEndpoints.versions, allow: .accessAlone) { input, context in
            let versions = try await context.database.read { try AreaRepository.versions(of: input.id, in: $0).map(\.apiVersion) }
            guard !versions.isEmpty else { throw APIError.notFound() }
            return versions
        }
        routes.on(LocationEndpoints.createArea, allow: .accessAlone) { input, context in try await create(input, context) }
        routes.on(LocationEndpoints.changeArea, allow: .accessAlone) { input, context in try await change(input, context) }
        routes.on(LocationEndpoints.previewArea, allow: .accessAlone) { input, context in
            try Self.check(input.shape)
            await context.recordSight(AuditEntry(.areaPreviewed, object: input.id.map { "service_area/\($0)" }))
            return try await context.database.read { try preview(input, in: $0) }
        }
    }

    private func create(_ input: NewServiceArea, _ context: HandlerContext) async throws -> EncodedOutput<ServiceAreaVersion> {
        let content = try Self.content(input.name, input.shape)
        let now = context.clock.now
        return try await Self.namingTaken {
            try await context.writeOnce { transaction in
                guard try AreaRepository.all(in: transaction).count < Self.mostAreas else {
                    throw APIError.conflict(Strings.tooManyAreas, code: "too_many_areas")
                }
                guard let id = try AreaRepository.insert(content, at: now, in: transaction) else { throw Self.nameTaken }
                try context.record(AuditEntry(.areaCreated, object: "service_area/\(id)"), in: transaction)
                publish(id, in: transaction)
                return try Self.present(id, in: transaction)
            }
        }
    }

    private func change(_ input: ServiceAreaChange, _ context: HandlerContext) async throws -> ServiceAreaVersion {
        let content = try Self.content(input.name, input.shape)
        let now = context.clock.now
        return try await Self.namingTaken {
            try await context.database.write { transaction in
                let present = try Self.present(input.id, in: transaction)
                guard try !AreaRepository.isTaken(content.name, besides: input.id, in: transaction) else { throw Self.nameTaken }
                let isActive = input.active ?? true
                guard try AreaRepository.update(input.id, version: input.version, to: content, isActive: isActive, at: now, in: transaction) else {
                    throw APIError.conflict(Strings.staleArea, code: "stale_version")
                }
                let action: AuditEntry.Action = present.active && !isActive ? .areaClosed : .areaChanged
                try context.record(AuditEntry(action, object: "service_area/\(input.id)", detail: "version \(input.version + 1)"), in: transaction)
                publish(input.id, in: transaction)
                return try Self.present(input.id, in: transaction)
            }
        }
    }

    /// Tells pages with maps after the commit that an area looks different.
    private func publish(_ id: Int, in transaction: Transaction) {
        transaction.afterCommit { [hints] in
            hints.publish(Change(topic: LocationTopics.areas, kind: LocationTopics.areaChanged, id: id, sequence: 0))
        }
    }

    private func preview(_ input: AreaPreviewRequest, in transaction: Transaction) throws -> AreaPreview {
        let records = try AreaRepository.all(in: transaction)
        if let id = input.id, !records.contains(where: { $0.area.id == id }) { throw APIError.notFound() }
        let present = records.filter(\.isActive).map(\.area)
        let name = records.first { $0.area.id == input.id }?.area.name ?? Strings.newArea
        // A new area's id is the highest, as it will be.
        let changed = ServiceArea(
            id: input.id ?? (records.last?.area.id ?? 0) + 1, name: name, ring: input.ring, holes: input.holes ?? [], center: input.shape.center)
        let others = present.filter { $0.id != input.id }
        let (before, after) = (ServiceAreaIndex(present), ServiceAreaIndex(others + (input.active ?? true ? [changed] : [])))
        let found = try addresses?.addresses(limit: Self.mostAddresses, in: transaction) ?? []
        let changes = found.compactMap { address -> AddressChange? in
            let (from, to) = (before.area(at: address.coordinate), after.area(at: address.coordinate))
            guard from?.id != to?.id else { return nil }
            return AddressChange(orderId: address.orderID, address: address.line, coordinate: address.coordinate, from: from?.name, to: to?.name)
        }
        return AreaPreview(changes: changes, checked: found.count)
    }

    private static func present(_ id: Int, in transaction: Transaction) throws -> ServiceAreaVersion {
        guard let version = try AreaRepository.versions(of: id, in: transaction).first else { throw APIError.notFound() }
        return version.apiVersion
    }

    private static func content(_ name: String, _ shape: AreaShape) throws -> AreaContent {
        var errors = FieldErrors()
        errors.requireText(name, "name", length: 1...60)
        try errors.throwIfAny()
        try check(shape)
        return AreaContent(name: name.trimmingCharacters(in: .whitespacesAndNewlines), shape: shape, center: shape.center)
    }

    private static func check(_ shape: AreaShape) throws {
        guard let problem = shape.problem else { return }
        throw APIError.invalid(["ring": problem.message], code: "invalid_area")
    }

    private static var nameTaken: APIError { APIError.invalid(["name": Strings.areaNameTaken]) }

    /// Names the field if another administrator takes the same name at the same time.
    private static func namingTaken<Output: Sendable>(_ write: () async throws -> Output) async throws -> Output {
        do {
            return try await write()
        } catch let error as DatabaseError where error.code == .unique {
            throw nameTaken
        }
    }
}

extension AreaRecord {
    /// The version as administrators see it.
    fileprivate var apiVersion: ServiceAreaVersion {
        ServiceAreaVersion(area: area, version: version, active: isActive, validFrom: validFrom, validUntil: validUntil)
    }
}

extension AreaProblem {
    /// The message for the person who draws the area.
    fileprivate var message: String {
        switch self {
        case .tooFewCorners: Strings.areaTooFewCorners
        case .tooManyCorners: Strings.areaTooManyCorners(AreaShape.mostCorners)
        case .notOnEarth: Strings.areaNotOnEarth
        case .repeatedCorner: Strings.areaRepeatedCorner
        case .crossing: Strings.areaCrossing
        case .holeOutside: Strings.areaHoleOutside
        case .tooSmall: Strings.areaTooSmall
        case .tooLarge: Strings.areaTooLarge
        }
    }
}

extension AuditEntry.Action {
    fileprivate static let areaCreated = Self(rawValue: "service_area_created")
    fileprivate static let areaChanged = Self(rawValue: "service_area_changed")
    fileprivate static let areaClosed = Self(rawValue: "service_area_closed")
    fileprivate static let areaPreviewed = Self(rawValue: "service_area_previewed")
}
