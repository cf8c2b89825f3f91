import ServerCore

/// A call of an endpoint as it can be pasted into a shell, with a key or a token in the environment.
struct CurlSample {
    let operation: APIOperation
    let schemas: APISchemas
    /// The address of the API's base, such as `https://laundry.example/api/v1`.
    let base: String

    /// The command.
    var text: String {
        var lines = ["curl " + (operation.method == "GET" ? "" : "-X \(operation.method) ") + Self.quoted(address)]
        if operation.caller != .everyone { lines.append("-H \"Authorization: Bearer $\(operation.scope == nil ? "TUMBLE_TOKEN" : "TUMBLE_KEY")\"") }
        // A key that differs from call to call, as the same one repeats nothing.
        if operation.parameters.contains(where: { $0.place == "header" && $0.name == "Idempotency-Key" }) {
            lines.append("-H \"Idempotency-Key: sample-$(date +%s)\"")
        }
        if let content = operation.body.first { lines += body(content) }
        if let file = operation.output.first, !file.isJSON { lines.append("-o \(Self.fileName("download", file.type))") }
        return lines.joined(separator: " \\\n  ")
    }

    /// The example of the body; nil for an endpoint without one, or that takes a file.
    var example: JSONValue? {
        guard let content = operation.body.first, content.isJSON else { return nil }
        return APIExample(schemas: schemas, isRequest: true).value(of: content.schema)
    }

    private var address: String {
        let maker = APIExample(schemas: schemas, isRequest: true)
        var path = operation.path
        var query: [String] = []
        for parameter in operation.parameters {
            let value = Self.plain(maker.value(of: parameter.schema, name: parameter.name))
            switch parameter.place {
            case "path": path = path.replacing("{\(parameter.name)}", with: value)
            case "query" where parameter.isRequired: query.append("\(parameter.name)=\(value)")
            default: break
            }
        }
        return base + path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }

    private func body(_ content: APIOperation.Content) -> [String] {
        guard content.isJSON else { return ["-H 'Content-Type: \(content.type)'", "--data-binary @\(Self.fileName("upload", content.type))"] }
        return ["-H 'Content-Type: application/json'", "-d " + Self.quoted((example ?? [:]).formatted())]
    }

    /// Returns a text as one word of a shell.
    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

    /// Returns a value as part of an address.
    private static func plain(_ value: JSONValue) -> String {
        let text: String
        switch value {
        case .string(let string): text = string
        case .array(let elements): return elements.map(plain).joined(separator: ",")
        default: text = value.compact
        }
        return text.utf8.map { byte in
            let isPlain = (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || [45, 46, 95, 126].contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    private static func fileName(_ stem: String, _ type: String) -> String {
        "\(stem).\(type.split(separator: "/").last.map { $0.prefix { $0.isLetter || $0.isNumber } } ?? "bin")"
    }
}
