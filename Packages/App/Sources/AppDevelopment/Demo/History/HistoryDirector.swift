import AuthServer
import ChatAPI
import Core
import FleetAPI
import Foundation
import Logging
import Networking
import OrdersAPI
import ServerCore

/// Plays the history's orders, step by step in the order of time, through the endpoints that everybody uses.
final class HistoryDirector {
    /// An order on its way.
    private struct Course {
        let order: HistoryOrder
        var id: Int?
        /// The driver of the leg, and the job.
        var driver: Int?
        var job: Job?
        var conversation: Int?
        var kilograms = 0.0
        var legs = 0
        /// True once a step was refused, after which the order stays as it is.
        var isOver = false

        /// True for the leg that is still under way at the end of the history.
        var isLastLeg: Bool {
            let open: Set<HistoryStep> = [.takePickup, .setOff, .arrive, .collect, .takeDelivery, .load, .ring]
            let count = order.steps.count { $0.step == .takePickup || $0.step == .takeDelivery }
            return order.steps.last.map { open.contains($0.step) } ?? false && legs == count
        }
    }

    private let application: Application
    private let people: HistoryPeople
    private let clock: HistoryClock
    private let jobs: [PeriodicJob]
    private let log = createLog(category: "demo")
    private var courses: [Course]
    private var choice: SeededChoice
    /// The drivers who have a job.
    private var busy: Set<Int> = []

    init(_ application: Application, people: HistoryPeople, clock: HistoryClock, plan: HistoryPlan, seed: UInt64 = 17) throws {
        (self.application, self.people, self.clock) = (application, people, clock)
        jobs = try application.plugins.flatMap { try $0.jobs(application.container) }
        courses = plan.orders.map { Course(order: $0) }
        choice = SeededChoice(seed: seed)
    }

    /// Plays everything until now.
    func run(until end: Date) async throws {
        var day = clock.now
        for (time, course, step) in schedule where time <= end {
            try Task.checkCancellation()
            while time.timeIntervalSince(day) >= 24 * 3600 {
                day += 24 * 3600
                clock.move(to: day)
                try await runJobs(upTo: .seconds(300))
            }
            clock.move(to: time)
            guard !courses[course].isOver else { continue }
            do {
                try await play(step, &courses[course])
            } catch let error as APIError {
                courses[course].isOver = true
                log.debug("step of the demo's history refused", metadata: ["step": "\(step)", "code": "\(error.code.rawValue)", "status": "\(error.status)"])
            }
            await application.deliverEvents()
        }
        clock.move(to: end)
        try await runJobs(upTo: .seconds(300))
        await application.deliverEvents()
    }

    /// Every step with its time, earliest first.
    private var schedule: [(time: Date, course: Int, step: HistoryStep)] {
        var schedule: [(time: Date, course: Int, step: HistoryStep)] = []
        for (index, course) in courses.enumerated() {
            var time = course.order.placed
            for step in course.order.steps {
                time += step.minutes * 60
                schedule.append((time, index, step.step))
            }
        }
        return schedule.sorted { ($0.time, $0.course) < ($1.time, $1.course) }
    }

    /// Runs the jobs that the server would have run meanwhile.
    private func runJobs(upTo interval: Duration) async throws {
        for job in jobs where job.interval <= interval && job.place == .oneNode { try await job.run() }
    }

    private func play(_ step: HistoryStep, _ course: inout Course) async throws {
        switch step {
        case .place, .cancel, .rate, .tip, .write, .reply: try await playCustomer(step, &course)
        case .takePickup, .takeDelivery: try await take(&course)
        case .receive, .weigh, .wash, .finish, .reschedule: try await playPlant(step, &course)
        case .setOff: try await report(0, .enRoute, &course)
        case .arrive: try await report(0, .arrived, &course)
        case .collect: try await report(0, .done, &course, bags: course.order.bags)
        case .reachPlant, .ring: try await report(1, .arrived, &course)
        case .load:
            try await report(0, .arrived, &course)
            try await report(0, .done, &course, bags: course.order.bags)
        case .handOver: try await report(1, .done, &course, bags: course.order.bags)
        case .failPickup: try await report(0, .failed, &course, reason: .notAtHome)
        case .failDelivery: try await report(1, .failed, &course, reason: .notAtHome)
        case .bringBack: try await report(2, .arrived, &course)
        }
    }
}

// The customer.
extension HistoryDirector {
    private func playCustomer(_ step: HistoryStep, _ course: inout Course) async throws {
        let customer = people.customers[course.order.customer].client
        guard step != .place else {
            var request = QuoteRequest(bags: course.order.bags, pickupMode: .asap)
            request.address = people.customers[course.order.customer].person.address
            course.id = try await customer.call(OrdersEndpoints.create, CreateOrder(request)).id
            return
        }
        guard let id = course.id else { return }
        switch step {
        case .cancel:
            _ = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "I found the time to do it myself."))
            release(&course)
        case .rate:
            let stars = choice.number(in: 3...5)
            _ = try await customer.call(OrdersEndpoints.rate, RateOrder(id: id, driver: 5, wash: stars, comment: stars == 5 ? "Folded like in a shop." : nil))
        case .tip:
            _ = try await customer.call(OrdersEndpoints.tip, TipOrder(id: id, tipCents: choice.number(in: 2...6) * 100))
        case .write:
            guard let driver = course.driver else { return }
            let open = OpenConversation(otherUserID: people.drivers[driver].id)
            let conversation = try await customer.call(ChatEndpoints.open, open).id
            course.conversation = conversation
            _ = try await customer.call(ChatEndpoints.send, SendMessage(id: conversation, text: "Hi! The bags are by the door. Please ring once."))
        case .reply:
            guard let driver = course.driver, let conversation = course.conversation else { return }
            _ = try await people.drivers[driver].client.call(ChatEndpoints.send, SendMessage(id: conversation, text: "Thanks! I'll be there in ten minutes."))
            _ = try await customer.call(ChatEndpoints.read, MarkRead(id: conversation))
        default: break
        }
    }
}

// The plant.
extension HistoryDirector {
    private func playPlant(_ step: HistoryStep, _ course: inout Course) async throws {
        guard let id = course.id else { return }
        let plant = people.plant.client
        switch step {
        case .receive:
            _ = try await plant.call(OrdersEndpoints.update, OrderUpdate(id: id, stage: .atFacility, bags: course.order.bags))
            release(&course)
        case .weigh:
            // Below the minimum of each bag or little above it, so that no price has to be asked about.
            course.kilograms = (Double(course.order.bags) * choice.number(in: 3.4...4.8) * 10).rounded() / 10
            _ = try await plant.call(OrdersEndpoints.update, OrderUpdate(id: id, stage: .weighed, kilograms: course.kilograms))
        case .wash: _ = try await plant.call(OrdersEndpoints.update, OrderUpdate(id: id, stage: .processing))
        case .finish:
            _ = try await plant.call(OrdersEndpoints.update, OrderUpdate(id: id, stage: .ready))
            await application.deliverEvents()
            // The payment is taken, which lets the bags go out.
            try await runJobs(upTo: .seconds(2))
        case .reschedule: _ = try await plant.call(OrdersEndpoints.reschedule, RescheduleOrder(id: id, window: nil))
        default: break
        }
    }
}

// The drivers.
extension HistoryDirector {
    /// Has a driver take the leg: every other one accepts the offer, the rest are assigned.
    private func take(_ course: inout Course) async throws {
        course.legs += 1
        guard let id = course.id, let driver = freeDriver(for: course) else { return course.isOver = true }
        let client = people.drivers[driver].client
        _ = try await client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
        let offer =
            id.isMultiple(of: 2) ? try await client.call(FleetEndpoints.jobs, PageRequest()).items.first { $0.orderID == id && $0.status == .offered } : nil
        if let offer {
            course.job = try await client.call(FleetEndpoints.respond, OfferResponse(jobID: offer.id, accepted: true))
        } else {
            course.job = try await people.plant.client.call(FleetEndpoints.assign, DriverAssignment(id: id, driverID: people.drivers[driver].id))
        }
        course.driver = driver
        busy.insert(driver)
    }

    /// Returns a driver without a job: for a leg that is over by now one of the visitors' drivers if possible, who have something to look at then, but for one that
    /// is under way a simulated one, so that visitors find theirs without a job.
    private func freeDriver(for course: Course) -> Int? {
        let visitors = people.drivers.count - SimulatedPeople.drivers.count
        let free = people.drivers.indices.filter { !busy.contains($0) }
        guard !course.isLastLeg else { return choice.element(of: free.filter { $0 >= visitors }) }
        let own = free.filter { $0 < visitors }
        return choice.number(in: 0...2) > 0 && !own.isEmpty ? choice.element(of: own) : choice.element(of: free)
    }

    private func report(_ position: Int, _ status: StopStatus, _ course: inout Course, bags: Int? = nil, reason: FailureReason? = nil) async throws {
        guard let driver = course.driver, let stops = course.job?.stops, stops.indices.contains(position) else { return course.isOver = true }
        let update = StopUpdate(id: stops[position].id, status: status, bags: bags, reason: reason?.rawValue)
        let client = people.drivers[driver].client
        let place = status == .enRoute ? Plant.location : stops[position].coordinate
        _ = try await client.call(
            FleetEndpoints.location,
            PositionReport(positions: [Position(latitude: place.latitude, longitude: place.longitude, accuracy: 8, time: clock.now)]))
        let job = try await client.call(FleetEndpoints.updateStop, update)
        course.job = job
        if !job.status.isActive {
            release(&course)
        }
    }

    /// Ends the leg: the driver is free, and goes offline.
    private func release(_ course: inout Course) {
        if let driver = course.driver { busy.remove(driver) }
        course.driver = nil
        course.job = nil
    }
}
