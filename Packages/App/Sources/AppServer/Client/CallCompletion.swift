import Core
import HTTPTypes

/// Completes the words of `tumble api` from the declared endpoints.
struct CallCompletion {
    /// A word that could stand in place of the last one.
    struct Candidate: Equatable {
        let word: String
        let help: String
    }

    /// The commands beside the methods.
    static let commands = [
        Candidate(word: "sign-in", help: "Sign in."), Candidate(word: "sign-out", help: "Sign out."),
        Candidate(word: "prove", help: "Prove again who you are."), Candidate(word: "outbox", help: "List and send what waits."),
    ]
    private static let methods: [HTTPRequest.Method] = [.get, .post, .put, .patch, .delete]
    private static let options = [
        Candidate(word: "--output", help: "table or json"), Candidate(word: "--server", help: "The server's address."),
    ]
    private static let bodyOption = Candidate(word: "--body", help: "A file, or - for standard input.")

    private let catalog: EndpointCatalog

    init(_ catalog: EndpointCatalog) { self.catalog = catalog }

    /// Returns what could stand in place of the last word.
    ///
    /// - Parameter words: those after `api`; the last is the one to complete, maybe empty.
    func candidates(_ words: [String]) -> [Candidate] {
        let word = words.last ?? ""
        return all(words.dropLast(), word).filter { $0.word.hasPrefix(word) && $0.word != word }
    }

    private func all(_ before: ArraySlice<String>, _ word: String) -> [Candidate] {
        guard let first = before.first else {
            return Self.methods.filter { method in catalog.entries.contains { $0.method == method } }
                .map { Candidate(word: $0.rawValue, help: "Call an endpoint.") } + Self.commands
        }
        if first == "outbox", before.count == 1 {
            return ["list", "send", "retry", "discard"].map { Candidate(word: $0, help: "") }
        }
        guard let method = HTTPRequest.Method(first.uppercased()), Self.methods.contains(method) else { return [] }
        switch before.last {
        case "--output": return ["table", "json"].map { Candidate(word: $0, help: "") }
        case "--server", "--body": return []
        default: break
        }
        guard let path = before.dropFirst().first(where: { $0.hasPrefix("/") }) else { return word.hasPrefix("-") ? Self.options : paths(method, word) }
        guard let entry = catalog.match(method, path)?.entry else { return [] }
        if let previous = before.last, previous.hasPrefix("--"), let choices = choices(String(previous.dropFirst(2)), entry.fields), !word.hasPrefix("--") {
            return choices.map { Candidate(word: $0, help: "") }
        }
        let hasBody = method != .get && method != .delete
        return fields(entry.fields, "") + Self.options + (hasBody ? [Self.bodyOption] : [])
    }

    /// The paths that begin as typed, up to the next placeholder, which only the person can fill. The last part may be unfinished: it fills a placeholder
    /// only where it begins no fixed path.
    private func paths(_ method: HTTPRequest.Method, _ typed: String) -> [Candidate] {
        let parts = typed.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        let fixed = paths(method, parts, fillingWithLast: false).filter { $0.word.hasPrefix(typed) && $0.word != typed }
        return fixed.isEmpty ? paths(method, parts, fillingWithLast: true) : fixed
    }

    private func paths(_ method: HTTPRequest.Method, _ typed: [String], fillingWithLast: Bool) -> [Candidate] {
        var found: [Candidate] = []
        let filling = fillingWithLast ? typed[...] : typed.dropLast()
        for entry in catalog.entries where entry.method == method && typed.count <= entry.path.segments.count {
            guard let path = Self.path(entry.path.segments, typed: filling), !found.contains(where: { $0.word == path.word }) else { continue }
            found.append(Candidate(word: path.word, help: path.isWhole ? entry.summary : "..."))
        }
        return found
    }

    private static func path(_ segments: [PathTemplate.Segment], typed: ArraySlice<String>) -> (word: String, isWhole: Bool)? {
        var word = ""
        for (index, segment) in segments.enumerated() {
            let part = index < typed.count ? typed[index] : nil
            switch segment {
            case .literal(let text):
                if let part, part != text { return nil }
                word += "/" + text
            case .field:
                guard let part, !part.isEmpty else { return (word + "/", false) }
                word += "/" + part
            }
        }
        return (word, true)
    }

    private func fields(_ fields: [EndpointCatalog.Field], _ prefix: String) -> [Candidate] {
        fields.flatMap { field -> [Candidate] in
            if case .object(let inner) = field.kind { return self.fields(inner, "\(prefix)\(field.name).") }
            return [Candidate(word: "--\(prefix)\(field.name)", help: Self.help(field))]
        }
    }

    private func choices(_ name: String, _ fields: [EndpointCatalog.Field]) -> [String]? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard let kind = fields.first(where: { $0.name == parts.first })?.kind else { return nil }
        if parts.count == 2, case .object(let inner) = kind { return choices(parts[1], inner) }
        return Self.choices(kind)
    }

    private static func choices(_ kind: EndpointCatalog.Field.Kind) -> [String] {
        switch kind {
        case .choice(let choices): choices
        case .flag: ["true", "false"]
        case .list(let element): choices(element)
        case .text, .integer, .number, .any, .object: []
        }
    }

    private static func help(_ field: EndpointCatalog.Field) -> String {
        let kind = name(field.kind)
        return field.isRequired ? "\(kind), required" : kind
    }

    private static func name(_ kind: EndpointCatalog.Field.Kind) -> String {
        switch kind {
        case .text: "text"
        case .integer: "whole number"
        case .number: "number"
        case .flag: "true or false"
        case .choice: "choice"
        case .list(let element): "list of \(name(element))"
        case .any, .object: "JSON"
        }
    }
}
