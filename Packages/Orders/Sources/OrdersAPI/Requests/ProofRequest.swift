/// The photo of an order.
public struct ProofRequest: Codable, Sendable, Hashable {
    /// The order's id.
    public var id: Int
    /// The photo's id.
    public var proofID: Int

    /// Creates a request.
    public init(id: Int, proofID: Int) {
        self.id = id
        self.proofID = proofID
    }

    enum CodingKeys: String, CodingKey {
        case id
        case proofID = "proofId"
    }
}
