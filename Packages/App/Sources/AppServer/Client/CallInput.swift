import ArgumentParser
import Core
import Foundation
import HTTPTypes

/// The input of a call, put together from the words of the command line.
enum CallInput {
    /// Returns an endpoint's input.
    ///
    /// - Parameters:
    ///   - words: what follows the path: `--name value`, `--name=value` or `name=value`, where `address.street` names a field of a field. A flag needs no
    ///     value. A name given several times, or values separated by commas, make a list.
    ///   - body: the JSON object that the words add to; nil for none.
    /// - Throws: `ValidationError` that names what is wrong.
    static func input(
        of entry: EndpointCatalog.Entry, path values: [String: String], words: [String], body: APIValue?
    ) throws -> APIValue {
        var input = body ?? .object([])
        guard case .object = input else { throw ValidationError("The body is no JSON object.") }
        for (name, texts) in try assignments(words, entry) {
            guard let kind = kind(of: name, in: entry.fields) else { throw unknown(name, entry) }
            try set(name.split(separator: ".").map(String.init)[...], try value(texts, kind, name), in: &input)
        }
        for name in entry.path.fields { input[name] = .text(values[name] ?? "") }
        let missing = entry.fields.filter { $0.isRequired && input[$0.name] == .null }.map { "--\($0.name)" }
        guard missing.isEmpty else {
            throw ValidationError("\(entry.method.rawValue) \(entry.path) needs \(missing.joined(separator: ", ")).")
        }
        return input
    }

    /// The texts by name, in the order in which names are first given.
    private static func assignments(_ words: [String], _ entry: EndpointCatalog.Entry) throws -> [(name: String, texts: [String])] {
        var found: [(name: String, texts: [String])] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            let isOption = word.hasPrefix("--")
            let sides = (isOption ? word.dropFirst(2) : word[...]).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            var text = sides.count == 2 ? sides[1] : nil
            if text == nil, isOption {
                if kind(of: sides[0], in: entry.fields) == .flag, !["true", "false"].contains(rest.first) { text = "true" } else { text = rest.popFirst() }
            }
            guard let text, let name = sides.first, !name.isEmpty else {
                throw ValidationError("'\(word)' is no field. To fix, write --name value or name=value.")
            }
            if let index = found.firstIndex(where: { $0.name == name }) { found[index].texts.append(text) } else { found.append((name, [text])) }
        }
        return found
    }

    private static func kind(of name: String, in fields: [EndpointCatalog.Field]) -> EndpointCatalog.Field.Kind? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard let field = fields.first(where: { $0.name == parts.first }) else { return nil }
        guard parts.count == 2 else { return field.kind }
        return switch field.kind {
        case .object(let inner): kind(of: parts[1], in: inner)
        case .any: .any
        case .text, .integer, .number, .flag, .choice, .list: nil
        }
    }

    private static func set(_ path: ArraySlice<String>, _ value: APIValue, in object: inout APIValue) throws {
        guard let first = path.first else { return }
        guard path.count > 1 else {
            object[first] = value
            return
        }
        var inner = object[first]
        try set(path.dropFirst(), value, in: &inner)
        object[first] = inner
    }

    private static func value(_ texts: [String], _ kind: EndpointCatalog.Field.Kind, _ name: String) throws -> APIValue {
        if case .list(let element) = kind {
            if texts.count == 1, let json = try? APIValue(json: Data(texts[0].utf8)), case .list = json { return json }
            let parts = element == .any ? texts : texts.flatMap { $0.split(separator: ",").map(String.init) }
            return .list(try parts.map { try value([$0], element, name) })
        }
        guard texts.count == 1, let text = texts.first else { throw ValidationError("--\(name) is given twice, but takes one value.") }
        return try value(text, kind, name)
    }

    private static func value(_ text: String, _ kind: EndpointCatalog.Field.Kind, _ name: String) throws -> APIValue {
        switch kind {
        case .text: return .text(text)
        case .integer:
            guard let value = Int(text) else { throw ValidationError("--\(name) takes a whole number, not '\(text)'.") }
            return .integer(value)
        case .number:
            guard let value = Double(text), value.isFinite else { throw ValidationError("--\(name) takes a number, not '\(text)'.") }
            return .number(value)
        case .flag:
            guard let value = Bool(text) else { throw ValidationError("--\(name) takes true or false, not '\(text)'.") }
            return .flag(value)
        case .choice(let choices):
            guard choices.contains(text) else { throw ValidationError("--\(name) takes \(choices.joined(separator: ", ")), not '\(text)'.") }
            return .text(text)
        case .object, .list:
            guard let value = try? APIValue(json: Data(text.utf8)), !value.isScalar else {
                throw ValidationError("--\(name) takes JSON, such as '{\"a\": 1}', or its parts, such as --\(name).a 1.")
            }
            return value
        case .any: return (try? APIValue(json: Data(text.utf8))) ?? .text(text)
        }
    }

    private static func unknown(_ name: String, _ entry: EndpointCatalog.Entry) -> ValidationError {
        let known = entry.fields.map { "--\($0.name)" }
        let near = NearestName.nearest(to: name, among: entry.fields.map(\.name)).map { " Did you mean --\($0)?" } ?? ""
        let list = known.isEmpty ? "It takes no fields." : "It takes \(known.joined(separator: ", "))."
        return ValidationError("\(entry.method.rawValue) \(entry.path) has no field '\(name)'.\(near) \(list)")
    }
}
