/// A driver's answer to an offer.
public struct JobAnswer: Codable, Sendable, Hashable {
    /// The job that was offered.
    public var jobID: Int
    /// Whether the driver takes it.
    public var accepted: Bool

    /// Creates an answer.
    public init(jobID: Int, accepted: Bool) {
        self.jobID = jobID
        self.accepted = accepted
    }

    enum CodingKeys: String, CodingKey {
        case jobID = "jobId"
        case accepted
    }
}
