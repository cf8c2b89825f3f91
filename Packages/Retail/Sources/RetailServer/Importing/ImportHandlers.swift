import Core
import Foundation
import Persistence
import RetailAPI
import ServerCore

/// Lets administrators import and export catalogs over the API.
struct ImportHandlers: Sendable {
    let imports: CatalogImports

    func add(to routes: inout Routes) {
        routes.on(RetailEndpoints.beginImport, allow: .accessAlone) { input, context in try await begin(input, context) }
        routes.on(RetailEndpoints.latestImport, allow: .accessAlone) { input, _ in
            guard let latest = try await imports.latest(of: input.id) else { throw APIError.notFound() }
            return latest
        }
        routes.on(RetailEndpoints.importState, allow: .accessAlone) { input, _ in try await Self.naming { try await imports.find(input.id) } }
        routes.on(RetailEndpoints.importPiece, allow: .accessAlone) { input, context in
            try await Self.naming { try await imports.take(context.request.body, at: input.offset, of: input.id) }
        }
        routes.on(RetailEndpoints.importColumns, allow: .accessAlone) { input, _ in
            let columns = try Self.columns(input.columns)
            return try await Self.naming { try await imports.setColumns(columns, of: input.id) }
        }
        routes.on(RetailEndpoints.importProblems, allow: .accessAlone) { input, _ in try await Self.naming { try await imports.problems(of: input.id) } }
        routes.onFile(RetailEndpoints.importProblemsFile, allow: .accessAlone) { input, _ in try await problemsFile(of: input.id) }
        routes.on(RetailEndpoints.applyImport, allow: .accessAlone) { input, context in
            try await Self.naming {
                try await imports.apply(input.id) { try context.record(AuditEntry(.catalogImported, object: "import/\($0)"), in: $1) }
            }
        }
        routes.on(RetailEndpoints.discardImport, allow: .accessAlone) { input, context in
            try await Self.naming {
                try await imports.discard(input.id) { try context.record(AuditEntry(.importDiscarded, object: "import/\($0)"), in: $1) }
            }
            return NoOutput()
        }
        routes.onFile(RetailEndpoints.exportItems, allow: .accessAlone) { input, context in try await export(input.id, context) }
    }

    private func begin(_ input: ImportContent, _ context: HandlerContext) async throws -> CatalogImport {
        var errors = FieldErrors()
        errors.requireText(input.fileName, "fileName", length: 1...200)
        errors.requireText(input.fingerprint, "fingerprint", length: 8...100)
        errors.require((1...ImportContent.mostBytes).contains(input.size), "size", Strings.importSize)
        try errors.throwIfAny()
        let file = ImportFile(
            name: input.fileName, fingerprint: input.fingerprint, size: input.size, format: input.format, columns: try Self.columns(input.columns ?? [:]),
            isReplacing: input.replacing ?? false)
        return try await Self.naming {
            try await imports.open(file, of: input.id) {
                try context.record(AuditEntry(.importBegun, object: "import/\($0)", detail: "retailer/\(input.id)"), in: $1)
            }
        }
    }

    private static func columns(_ names: [String: String]) throws(APIError) -> [CatalogColumn: String] {
        var columns: [CatalogColumn: String] = [:]
        for (name, heading) in names {
            guard let column = CatalogColumn(rawValue: name), heading.count <= 200 else { throw .invalid(["columns": Strings.importColumns]) }
            if !heading.isEmpty { columns[column] = heading }
        }
        return columns
    }

    private func problemsFile(of id: Int) async throws -> ServedFile {
        let list = try await Self.naming { try await imports.problems(of: id) }
        let rows = list.problems.map { problem in
            ["\(problem.row)", problem.column?.rawValue ?? "", problem.message, problem.value ?? ""].map(CatalogExport.cell).joined(separator: ",")
        }
        return ServedFile(
            Data((["row,column,problem,value"] + rows).joined(separator: "\r\n").utf8), type: "text/csv", name: "problems-\(id).csv", tag: "\(id)", use: .save)
    }

    private func export(_ retailer: Int, _ context: HandlerContext) async throws -> ServedFile {
        let isKnown = try await context.database.read { try $0.first("SELECT id FROM retail_retailer WHERE id = \(retailer)") != nil }
        guard isKnown else { throw APIError.notFound() }
        var file = Data()
        _ = try await CatalogExport(database: context.database).write(retailer, as: .csv) { file.append($0) }
        try await context.database.write { try context.record(AuditEntry(.catalogExported, object: "retailer/\(retailer)"), in: $0) }
        return ServedFile(file, type: "text/csv", name: "items-\(retailer).csv", tag: "\(retailer)", use: .save)
    }

    /// Names failures as clients know them.
    private static func naming<Output: Sendable>(_ work: () async throws -> Output) async throws -> Output {
        do {
            return try await work()
        } catch let failure as CatalogImports.Failure {
            switch failure {
            case .unknown: throw APIError.notFound()
            case .busy: throw APIError.conflict(Strings.importBusy, code: "import_busy")
            case .state: throw APIError.conflict(Strings.importState, code: "import_state")
            case .changed: throw APIError.conflict(Strings.importChanged, code: "import_changed")
            case .tooShort: throw APIError.invalid(["piece": Strings.importTooShort])
            case .tooLong: throw APIError.invalid(["piece": Strings.importBeyond])
            }
        }
    }
}

extension AuditEntry.Action {
    fileprivate static let importBegun = Self(rawValue: "import_begun")
    fileprivate static let importDiscarded = Self(rawValue: "import_discarded")
    fileprivate static let catalogImported = Self(rawValue: "catalog_imported")
    fileprivate static let catalogExported = Self(rawValue: "catalog_exported")
}
