import Core
import Foundation

@testable import ServerCore

/// A type whose JSON leaves the process, and the file in the folder `Wire` of its package that keeps what the JSON was.
struct WireType {
    /// The package that declares what is sent.
    let package: String
    let wireType: any (Codable & Sendable).Type

    /// As in `Order` and `PageConversation`.
    var name: String { String(describing: wireType).filter { $0.isLetter || $0.isNumber } }

    /// As in `Orders/Order`.
    var title: String { "\(package)/\(name)" }

    var file: URL { Self.packages.appending(path: "\(package)/Wire/\(name).json") }

    static let packages = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    /// The types of the endpoints, by the plugins that register them; what the server registers itself belongs to the package Server.
    static func types(of routes: Routes) -> [WireType] {
        routes.entries.flatMap { entry in
            [entry.contract?.inputType, entry.contract?.outputType].compactMap { $0 }.filter { $0 != NoInput.self && $0 != NoOutput.self }
                .map { WireType(package: isPackage(entry.plugin) ? entry.plugin : "Server", wireType: $0) }
        }
    }

    private static func isPackage(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: packages.appending(path: "\(name)/Package.swift").path)
    }

    /// Writes the JSON of a sample.
    ///
    /// - Throws: what encoding it and writing the file throw, and `CocoaError` for a type of which no value is known.
    func record() throws {
        guard let sample = sample() else { throw CocoaError(.coderValueNotFound) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (encoder.encode(sample) + Data("\n".utf8)).write(to: file)
    }

    /// Says what would surprise a client of the recorded JSON, and what isn't recorded.
    func problems() -> [String] {
        guard let data = try? Data(contentsOf: file), let recorded = try? WireJSON.decoder().decode(JSONValue.self, from: data) else {
            return ["isn't recorded. To fix, run `make wire`."]
        }
        guard let sample = sample() else { return ["no value of it is known. To fix, make it Sampled."] }
        do {
            let new = Set(sample.keys).subtracting(recorded.keys).sorted().map { "\($0) isn't recorded. To fix, run `make wire`." }
            return try recorded.differences(from: read(wireType, data)) + new
        } catch {
            return ["what was recorded can no longer be read: \(error)"]
        }
    }

    private func sample() -> JSONValue? { sample(wireType) }

    private func sample<T: Codable>(_ type: T.Type) -> JSONValue? {
        // lint:allow downcast because values of all types are kept together, each found by its type
        (SchemaRecorder().record(type).value as? T).flatMap { SchemaRecorder.json($0) }
    }

    /// What the type makes of JSON, as JSON again.
    private func read<T: Codable>(_ type: T.Type, _ data: Data) throws -> JSONValue {
        let value = try WireJSON.decoder().decode(type, from: data)
        return try WireJSON.decoder().decode(JSONValue.self, from: WireJSON.encoder().encode(value))
    }
}

extension JSONValue {
    /// The paths of all keys, as in `stops[].eta`.
    var keys: [String] {
        switch self {
        case .object(let members):
            members.flatMap { member in [member.name] + member.value.keys.map { member.name + ($0.hasPrefix("[") ? "" : ".") + $0 } }
        case .array(let values): values.flatMap(\.keys).map { "[].\($0)" }
        case .string, .number, .integer, .flag, .null: []
        }
    }

    /// Says what another value lacks of this one's, or holds differently; what it has beside that is fine.
    func differences(from other: JSONValue, at path: String = "") -> [String] {
        if case .object(let members) = self, case .object = other {
            return members.flatMap { member in
                let path = path.isEmpty ? member.name : "\(path).\(member.name)"
                return other[member.name].map { member.value.differences(from: $0, at: path) } ?? ["\(path) was removed"]
            }
        }
        if case .array(let values) = self, case .array(let others) = other, values.count == others.count {
            return zip(values, others).enumerated().flatMap { $1.0.differences(from: $1.1, at: "\(path)[\($0)]") }
        }
        return self == other ? [] : ["\(path.isEmpty ? "it" : path) was \(self), became \(other)"]
    }
}
