import ServerCore

/// An endpoint on the page of its group.
struct OperationSection {
    let operation: APIOperation
    let schemas: APISchemas
    /// The address of the API's base.
    let base: String
    /// Whether endpoints take API keys.
    let takesKeys: Bool
    let frame: DevelopersFrame

    /// The section.
    var html: HTML {
        let sample = CurlSample(operation: operation, schemas: schemas, base: base)
        return """
            <section class="dev-card dev-operation" id="\(operation.id)" data-testid="developers.operation" aria-labelledby="\(operation.id)-title">\
            <h2 id="\(operation.id)-title"><a href="#\(operation.id)"><span class="dev-call">\(Self.method(operation.method))<code>\(operation.path)</code></span></a></h2>\
            <p>\(Self.words(operation.summary))</p><dl class="dev-facts">\(facts)</dl>\(parameters)\(request(sample))\(response)\(failures)\
            <h3>\(Strings.devSample)</h3>\(Self.code(sample.text, label: Strings.devSampleOf(operation.id), kind: "sample"))</section>
            """
    }

    /// Returns a method as a label.
    static func method(_ method: String) -> HTML { "<span class=\"dev-method is-\(method.lowercased())\">\(method)</span>" }

    /// Returns a declared text, in which words between backticks are code.
    static func words(_ text: String) -> HTML {
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, piece -> HTML in
            index % 2 == 0 ? "\(String(piece))" : "<code>\(String(piece))</code>"
        }
        return "\(pieces)"
    }

    /// Returns a text as code that scrolls sideways, by keys too.
    static func code(_ text: String, label: String, kind: String = "example") -> HTML {
        "<pre class=\"dev-code\" tabindex=\"0\" role=\"group\" aria-label=\"\(label)\"><code data-kind=\"\(kind)\">\(text)</code></pre>"
    }

    private var facts: [HTML] {
        var facts = [fact(Strings.devWho, caller)]
        if operation.caller != .everyone, takesKeys {
            facts.append(operation.scope.map { fact(Strings.devScope, "<code>\($0)</code>") } ?? fact(Strings.devScope, "\(Strings.devNoKey)"))
        }
        if let rate = operation.rate { facts.append(fact(Strings.devRate, "\(Self.rate(rate))")) }
        if operation.needsFreshProof { facts.append(fact(Strings.devProof, "\(Strings.devProofHint)")) }
        return facts
    }

    private func fact(_ name: String, _ value: HTML) -> HTML { "<div><dt>\(name)</dt><dd>\(value)</dd></div>" }

    private var caller: HTML {
        switch operation.caller {
        case .everyone: "\(Strings.devEveryone)"
        case .signedIn: "\(Strings.devSignedIn)"
        case .roles(let roles): "\(roles.joined(separator: ", "))"
        }
    }

    private static func rate(_ rate: APIOperation.Rate) -> String {
        switch rate.scope {
        case "address": Strings.devRateAddress(rate.count, seconds: rate.seconds)
        case "account": Strings.devRateAccount(rate.count, seconds: rate.seconds)
        default: Strings.devRateBoth(rate.count, seconds: rate.seconds)
        }
    }

    private var parameters: HTML? {
        guard !operation.parameters.isEmpty else { return nil }
        let maker = APIExample(schemas: schemas, isRequest: true)
        let rows = operation.parameters.map { parameter -> HTML in
            let place =
                switch parameter.place {
                case "path": Strings.devInPath
                case "query": Strings.devInQuery
                default: Strings.devInHeader
                }
            let example = parameter.place == "header" ? nil : maker.value(of: parameter.schema, name: parameter.name)
            return FieldList.row(
                parameter.name, type: "\(APIField.type(of: parameter.schema, schemas)), \(place)", isRequired: parameter.isRequired,
                limits: APIField.limits(of: parameter.schema, schemas), example: example)
        }
        return "<h3>\(Strings.devParameters)</h3><ul class=\"dev-fields\">\(rows)</ul>"
    }

    private func request(_ sample: CurlSample) -> HTML? {
        guard let content = operation.body.first else { return nil }
        let mark = operation.needsBody ? Strings.devRequired : Strings.devOptional
        let title: HTML = "<h3>\(Strings.devBody) <small>\(mark)</small></h3>"
        guard content.isJSON else { return "\(title)<p>\(Strings.devFile(operation.body.map(\.type).joined(separator: ", ")))</p>" }
        let fields = APIField.fields(of: content.schema, in: schemas, example: sample.example)
        return "\(title)\(FieldList(fields: fields, showsRequired: true).html)"
    }

    private var response: HTML {
        let title: HTML = "<h3>\(Strings.devResponse) <small>\(operation.success)</small></h3>"
        guard let content = operation.output.first else { return title }
        guard content.isJSON else { return "\(title)<p>\(Strings.devFile(operation.output.map(\.type).joined(separator: ", ")))</p>" }
        let data = content.schema["properties"]?["data"] ?? [:]
        let example = APIExample(schemas: schemas, isRequest: false).value(of: content.schema)
        let fields = APIField.fields(of: data, in: schemas)
        let list: HTML? =
            fields.isEmpty ? nil : "<details><summary>\(Strings.devFields)</summary>\(FieldList(fields: fields, showsRequired: false).html)</details>"
        return """
            \(title)<p><code>data</code>: \(Self.isNothing(data) ? Strings.devNoContent : APIField.type(of: data, schemas))</p>\(list)\
            <details><summary>\(Strings.devExample)</summary>\(Self.code(example.formatted(), label: Strings.devExampleOf(operation.id)))</details>
            """
    }

    private static func isNothing(_ data: JSONValue) -> Bool { data == [:] }

    private var failures: HTML {
        let usual = operation.failures.map(\.status).joined(separator: ", ")
        let more = operation.failures.filter { $0.status == "403" && operation.needsFreshProof }.map {
            "<p><strong>\($0.status)</strong> \($0.summary)</p>" as HTML
        }
        return "<h3>\(Strings.devErrors)</h3><p>\(usual) · <a href=\"\(frame.link(anchor: "errors"))\">\(Strings.devErrorsHint)</a></p>\(more)"
    }
}

/// The fields of a body as nested lists.
struct FieldList {
    let fields: [APIField]
    /// Whether fields are marked as required: only those that a caller gives.
    let showsRequired: Bool

    /// The list; nothing where there are no fields.
    var html: HTML? {
        guard !fields.isEmpty else { return nil }
        let rows = fields.map { field in
            Self.row(
                field.name, type: field.type, isRequired: showsRequired && field.isRequired, limits: field.limits,
                example: showsRequired ? field.example : nil, inner: FieldList(fields: field.fields, showsRequired: showsRequired).html)
        }
        return "<ul class=\"dev-fields\">\(rows)</ul>"
    }

    /// Returns a field with its type and limits.
    static func row(_ name: String, type: String, isRequired: Bool, limits: [String], example: JSONValue?, inner: HTML? = nil) -> HTML {
        let required: HTML? = isRequired ? " <strong class=\"dev-required\">\(Strings.devRequired)</strong>" : nil
        let bounds: HTML? = limits.isEmpty ? nil : " <span class=\"dev-limits\">\(limits.joined(separator: "; "))</span>"
        let sample: HTML? = example.map { " <span class=\"dev-limits\">\(Strings.devForExample) <code>\($0.compact)</code></span>" }
        return "<li><code class=\"dev-name\">\(name)</code> <span class=\"dev-type\">\(type)</span>\(required)\(bounds)\(sample)\(inner)</li>"
    }
}
