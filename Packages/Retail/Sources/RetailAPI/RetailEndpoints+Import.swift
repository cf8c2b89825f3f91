public import Core
import HTTPTypes

extension RetailEndpoints {
    /// The media types of catalog files, and of their pieces.
    public static let catalogTypes = ["text/csv", "application/json", "application/x-ndjson"]

    /// Begins an import, or returns the one of the same file that was begun.
    public static let beginImport = Endpoint<ImportContent, CatalogImport>(
        .post, "/retail/retailers/{id}/imports", access: .roles([.admin]),
        summary: "Begins to import a catalog file, or returns the import of the same file that was begun.")

    /// Returns the latest import of a retailer.
    public static let latestImport = Endpoint<IDInput, CatalogImport>(
        .get, "/retail/retailers/{id}/imports/latest", access: .roles([.admin]), summary: "The latest import of a retailer.")

    /// Returns an import, whose offset says where the next piece begins.
    public static let importState = Endpoint<IDInput, CatalogImport>(
        .get, "/retail/imports/{id}", access: .roles([.admin]), summary: "An import, whose offset says where the next piece begins.")

    /// Takes a piece of a file.
    public static let importPiece = Endpoint<ImportPiece, CatalogImport>(
        .post, "/retail/imports/{id}/pieces", access: .roles([.admin]), rate: RateLimit(count: 1_200, per: .seconds(60)), bodyBytes: ImportPiece.mostBytes,
        takes: catalogTypes, summary: "Takes up to 1 MB of the file that begin at an offset. Sending them again changes nothing.")

    /// Says which heading is which column.
    public static let importColumns = Endpoint<ImportColumns, CatalogImport>(
        .put, "/retail/imports/{id}/columns", access: .roles([.admin]), summary: "Says which heading of the file is which column.")

    /// Returns the problems of a file, by row.
    public static let importProblems = Endpoint<IDInput, CatalogImportProblems>(
        .get, "/retail/imports/{id}/problems", access: .roles([.admin]), summary: "The first 1,000 problems of a file, by row.")

    /// Returns the problems of a file as CSV.
    public static let importProblemsFile = Endpoint<IDInput, NoOutput>(
        .get, "/retail/imports/{id}/problems/file", access: .roles([.admin]), gives: ["text/csv"],
        summary: "The first 1,000 problems of a file, by row, as CSV.")

    /// Applies a checked file, all of it or nothing.
    public static let applyImport = Endpoint<IDInput, CatalogImport>(
        .post, "/retail/imports/{id}/apply", access: .roles([.admin]), summary: "Makes the items as a checked file says, all of them or none.")

    /// Discards a file that wasn't applied.
    public static let discardImport = Endpoint<IDInput, NoOutput>(
        .delete, "/retail/imports/{id}", access: .roles([.admin]), success: 204, summary: "Discards a file that wasn't applied.")

    /// Returns the items of a retailer as CSV, which an import takes back.
    public static let exportItems = Endpoint<IDInput, NoOutput>(
        .get, "/retail/retailers/{id}/items/file", access: .roles([.admin]), gives: ["text/csv"],
        summary: "The items of a retailer as CSV, which an import takes back.")
}
