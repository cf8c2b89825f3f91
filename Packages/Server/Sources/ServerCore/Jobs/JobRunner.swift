import Core
import Foundation
import Logging
import Persistence
import Synchronization

/// Runs a process's periodic jobs: its own at all times, the shared ones while it holds the lease.
struct JobRunner: Sendable {
    private let jobs: [PeriodicJob]
    private let lease: JobLease
    private let sharesDatabase: Bool
    /// The last runs of the jobs.
    let reports: JobReports
    private let clock: any Clock
    private let log = createLog(category: "jobs")

    /// - Parameter sharesDatabase: whether other processes may use the same database.
    init(jobs: [PeriodicJob], database: any Database, sharesDatabase: Bool, clock: any Clock, random: any RandomSource) {
        self.jobs = jobs
        self.sharesDatabase = sharesDatabase
        self.clock = clock
        lease = JobLease(name: "jobs", holder: random.hexadecimal(byteCount: 8), database: database, clock: clock)
        reports = JobReports(jobs, holder: lease.holder)
    }

    /// Runs jobs until the task is canceled.
    ///
    /// - Parameter isWorker: whether this process runs the shared jobs.
    func run(isWorker: Bool) async {
        await withTaskGroup(of: Void.self) { group in
            for job in jobs where job.place == .everyNode {
                group.addTask { await repeatedly(job) }
            }
            if isWorker { group.addTask { await work() } }
        }
    }

    private func work() async {
        guard sharesDatabase else { return await runShared(until: nil) }
        while !Task.isCancelled {
            do {
                if let end = try await lease.take() {
                    log.info("this node now runs the periodic jobs", metadata: ["holder": "\(lease.holder)"])
                    await runShared(until: end)
                }
            } catch {
                if !Task.isCancelled { log.warning("lease of the periodic jobs could not be requested", metadata: ["cause": "\(error)"]) }
            }
            do { try await clock.sleep(for: JobLease.renewal) } catch { break }
        }
        // The task is canceled, and with it any statement it would send.
        await Task { try? await lease.release() }.value
    }

    /// Runs the shared jobs until the lease is lost, or, without a lease, until the task is canceled.
    private func runShared(until end: Date?) async {
        await withTaskGroup(of: Void.self) { group in
            for job in jobs where job.place == .oneNode {
                group.addTask { await repeatedly(job) }
            }
            guard let end else { return }
            let (losses, loss) = AsyncStream<Void>.makeStream()
            let held = LeaseEnd(end)
            // Beside each other, since a renewal that the database doesn't respond to mustn't outlive the lease.
            group.addTask {
                await renew(held)
                loss.finish()
            }
            group.addTask {
                await waitForEnd(of: held)
                loss.finish()
            }
            for await _ in losses {}
            group.cancelAll()
        }
    }

    /// Renews the lease, and returns when another process has it.
    private func renew(_ held: LeaseEnd) async {
        while !Task.isCancelled {
            do { try await clock.sleep(for: JobLease.renewal) } catch { return }
            do {
                guard let end = try await lease.take() else {
                    return log.warning("lease of the periodic jobs was taken by another node", metadata: ["holder": "\(lease.holder)"])
                }
                held.time.withLock { $0 = end }
            } catch {
                guard !Task.isCancelled else { return }
                log.warning("lease of the periodic jobs could not be renewed; retrying", metadata: ["cause": "\(error)"])
            }
        }
    }

    /// Returns when the lease ends without having been renewed.
    private func waitForEnd(of held: LeaseEnd) async {
        while true {
            let left = held.time.withLock { $0 }.timeIntervalSince(clock.now)
            guard left > 0 else {
                return log.warning("lease of the periodic jobs ended before it could be renewed", metadata: ["holder": "\(lease.holder)"])
            }
            do { try await clock.sleep(for: .seconds(left)) } catch { return }
        }
    }

    private func repeatedly(_ job: PeriodicJob) async {
        if let channel = job.channel { return await repeatedly(job, wokenBy: channel) }
        while !Task.isCancelled {
            await attempt(job)
            do { try await clock.sleep(for: job.interval) } catch { return }
        }
    }

    /// Runs a job now, after each announcement on a channel, and when its interval has passed without one.
    private func repeatedly(_ job: PeriodicJob, wokenBy channel: String) async {
        let (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        await withTaskGroup(of: Void.self) { group in
            // The stream starts with one announcement, that of listening.
            group.addTask { [database = lease.database] in for await _ in database.announcements(of: channel) { signal.yield() } }
            group.addTask {
                var alarm: Task<Void, Never>?
                for await _ in signals {
                    alarm?.cancel()
                    await attempt(job)
                    alarm = Task { if (try? await clock.sleep(for: job.interval)) != nil { signal.yield() } }
                }
                alarm?.cancel()
            }
        }
    }

    private func attempt(_ job: PeriodicJob) async {
        reports.began(job.name, at: clock.now)
        do {
            try await job.run()
            reports.ended(job.name, failure: nil, at: clock.now)
        } catch {
            if !Task.isCancelled {
                reports.ended(job.name, failure: LogRedaction.scrub("\(error)"), at: clock.now)
                log.error("job failed", metadata: ["job": "\(job.name)", "cause": "\(error)"])
            }
        }
    }
}

/// The time until which a node may rely on its lease, which renewals move.
private final class LeaseEnd: Sendable {
    let time: Mutex<Date>

    init(_ time: Date) { self.time = Mutex(time) }
}
