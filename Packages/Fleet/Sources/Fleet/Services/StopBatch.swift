import Core
import FleetAPI

/// Several stops at one place that a driver has finished with one press.
struct StopBatch: Decodable, Sendable {
    /// The stops' ids, in the order of the job.
    let ids: [Int]

    /// Reports each stop as done, in order. A stop whose order moved on elsewhere, such as one that was canceled, doesn't keep the others from it.
    ///
    /// - Throws: what the last stop was refused with where all were, and any error but such a refusal at once.
    func report(_ send: (StopUpdate) async throws(APIError) -> Job) async throws(APIError) -> Job {
        var (job, refusal) = (Job?.none, APIError.notFound())
        for id in ids {
            do throws(APIError) {
                job = try await send(StopUpdate(id: id, status: .done))
            } catch  where error.status == 409 || error.status == 404 {
                refusal = error
            }
        }
        guard let job else { throw refusal }
        return job
    }
}
