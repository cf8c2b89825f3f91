import Core
import SustainabilityAPI

/// Reads and writes readings of the plant's meters, and reads the service's report, for administrators.
protocol PlantService: Sendable {
    /// Returns the readings.
    func readings() async throws(APIError) -> PlantBook
    /// Adds a reading.
    func add(_ reading: ReadingContent) async throws(APIError) -> PlantBook
    /// Replaces a reading that was entered wrongly.
    func correct(_ correction: ReadingCorrection) async throws(APIError) -> PlantBook
    /// Removes a reading that was entered by mistake.
    func remove(_ removal: ReadingRemoval) async throws(APIError) -> PlantBook
    /// Returns what all orders saved.
    func report() async throws(APIError) -> ImpactReport
    /// Returns the report as a table.
    func exportReport() async throws(APIError) -> ImpactTable
}

#if DEBUG
/// A plant without a server, for tests and previews.
struct FakePlantService: PlantService {
    var book: Result<PlantBook, APIError> = .success(.sample)
    /// The outcome of each change.
    var changed: Result<PlantBook, APIError> = .success(.sample)
    var reported: Result<ImpactReport, APIError> = .success(.sample)
    var table: Result<ImpactTable, APIError> = .success(.sample)

    func readings() async throws(APIError) -> PlantBook { try book.get() }
    func add(_ reading: ReadingContent) async throws(APIError) -> PlantBook { try changed.get() }
    func correct(_ correction: ReadingCorrection) async throws(APIError) -> PlantBook { try changed.get() }
    func remove(_ removal: ReadingRemoval) async throws(APIError) -> PlantBook { try changed.get() }
    func report() async throws(APIError) -> ImpactReport { try reported.get() }
    func exportReport() async throws(APIError) -> ImpactTable { try table.get() }
}
#endif
