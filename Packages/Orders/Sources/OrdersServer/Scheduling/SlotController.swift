import Core
import Foundation
import LocationAPI
import OrdersAPI
import Persistence
import ServerCore

/// Answers which windows are offered, and lets administrators change them.
struct SlotController: Sendable {
    let places: PickupPlaces
    let areas: any ServiceAreas
    private let slots = SlotRepository()

    /// The most days of a list.
    static let mostDays = 31
    /// The most slots of a week, and the most exceptions.
    static let mostRules = 100

    init(places: PickupPlaces, areas: any ServiceAreas) {
        self.places = places
        self.areas = areas
    }

    func add(to routes: inout Routes) {
        routes.on(OrdersEndpoints.slots, allow: .accessAlone, handler: list)
        routes.on(OrdersEndpoints.slotPlans, allow: .accessAlone) { _, context in
            try await context.database.read { [slots] transaction in
                let plans = try slots.plans(in: transaction)
                return (plans.contains { $0.area == nil } ? [] : [.initial]) + plans
            }
        }
        routes.on(OrdersEndpoints.slotLoads, allow: .accessAlone, handler: loads)
        routes.on(OrdersEndpoints.changeSlotPlan, allow: .accessAlone, handler: change)
        routes.on(OrdersEndpoints.removeSlotPlan, allow: .accessAlone, handler: remove)
    }

    @Sendable private func list(_ input: SlotListRequest, _ context: HandlerContext) async throws -> PickupSlots {
        try Self.check(input)
        let now = context.clock.now
        return try await context.database.read { [places, areas] transaction in
            let area = try area(of: input, areas, in: transaction)
            return PickupSlots(
                area: area, timeZone: places.calendar.timeZone.identifier,
                slots: try places.left(from: firstDay(of: input, now), days: input.days ?? 7, area: area, after: now, in: transaction))
        }
    }

    @Sendable private func loads(_ input: SlotListRequest, _ context: HandlerContext) async throws -> SlotLoads {
        try Self.check(input)
        let now = context.clock.now
        return try await context.database.read { [places, areas] transaction in
            let area = try area(of: input, areas, in: transaction)
            return SlotLoads(
                area: area, today: places.calendar.day(of: now),
                slots: try places.loads(from: firstDay(of: input, now), days: input.days ?? 7, area: area, after: now, in: transaction))
        }
    }

    private static func check(_ input: SlotListRequest) throws(APIError) {
        var errors = FieldErrors()
        errors.require((1...mostDays).contains(input.days ?? 7), "days", Strings.slotDays)
        errors.require((input.lat == nil) == (input.lon == nil) && input.place?.isOnEarth != false, "lat", Strings.slotPlace)
        try errors.throwIfAny()
    }

    /// Returns the first day that a request means, never one that has passed.
    private func firstDay(of input: SlotListRequest, _ now: Date) -> LocalDay {
        max(places.calendar.day(of: now), input.date ?? LocalDay(number: 0))
    }

    /// Returns the name of the area that a request means; nil if it means none.
    private func area(of input: SlotListRequest, _ areas: any ServiceAreas, in transaction: Transaction) throws -> String? {
        if let place = input.place {
            guard let area = try areas.area(at: place, in: transaction) else {
                throw APIError.invalid(["lat": Strings.notServed(try areas.names(in: transaction))], code: "not_served")
            }
            return area.name
        }
        guard let name = input.area else { return nil }
        guard try areas.names(in: transaction).contains(name) else { throw APIError.notFound() }
        return name
    }

    @Sendable private func change(_ input: SlotPlan, _ context: HandlerContext) async throws -> SlotPlan {
        let today = places.calendar.day(of: context.clock.now)
        var plan = input
        plan.exceptions.removeAll { $0.day < today }
        try Self.check(plan)
        return try await context.database.write { [plan, slots, areas] transaction in
            if let area = plan.area, try !areas.names(in: transaction).contains(area) { throw APIError.invalid(["area": Strings.slotArea]) }
            guard try slots.save(plan, in: transaction) else { throw APIError.conflict(Strings.slotsChanged, code: "stale_version") }
            try context.record(AuditEntry(.slotsChanged, detail: plan.area), in: transaction)
            var saved = plan
            saved.version += 1
            return saved
        }
    }

    @Sendable private func remove(_ input: SlotPlanRemoval, _ context: HandlerContext) async throws -> NoOutput {
        try await context.database.write { [slots] transaction in
            guard !input.area.isEmpty, try slots.remove(input.area, in: transaction) else { throw APIError.notFound() }
            try context.record(AuditEntry(.slotsChanged, detail: input.area), in: transaction)
        }
        return NoOutput()
    }

    private static func check(_ plan: SlotPlan) throws(APIError) {
        var errors = FieldErrors()
        errors.require(plan.version >= 0, "version", Strings.needed)
        errors.require(plan.slots.count <= mostRules && plan.exceptions.count <= mostRules, "slots", Strings.slotsTooMany)
        let longest = Int(PlacementChecks.longestWindow) / 60
        for (index, slot) in plan.slots.enumerated() {
            let minutes = slot.end.minutes - slot.start.minutes
            errors.require(minutes >= 30 && minutes <= longest, "slots.\(index).end", Strings.windowLength)
            errors.require(!slot.weekdays.isEmpty, "slots.\(index).weekdays", Strings.slotWeekdays)
            errors.require(slot.capacity.map { (0...10_000).contains($0) } ?? true, "slots.\(index).capacity", Strings.slotCapacity)
            for other in plan.slots[..<index] where other.start < slot.end && slot.start < other.end {
                errors.require(Set(other.weekdays).isDisjoint(with: slot.weekdays), "slots.\(index).start", Strings.slotsOverlap)
            }
        }
        for (index, exception) in plan.exceptions.enumerated() {
            errors.require((0...10_000).contains(exception.capacity), "exceptions.\(index).capacity", Strings.slotCapacity)
        }
        try errors.throwIfAny()
    }
}

extension AuditEntry.Action {
    fileprivate static let slotsChanged = Self(rawValue: "pickup_slots_changed")
}
