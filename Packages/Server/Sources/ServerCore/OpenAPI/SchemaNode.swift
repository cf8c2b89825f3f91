/// The recorded schema of a value.
final class SchemaNode {
    var schema = JSONSchema.any
    /// The string to return when a type asks for one.
    var text = "text"

    /// Turns the node into an object, if it isn't one yet.
    func beginObject() {
        if case .object = schema { return }
        schema = .object(JSONObjectSchema())
    }

    /// Marks a property as optional or nullable.
    func markOptional(_ name: String) {
        update(name) { $0.isRequired = false }
    }

    /// Records the schema of a property.
    func note(_ name: String, _ schema: JSONSchema) {
        update(name) { $0.schema = $0.isRequired ? schema : .nullable(schema) }
    }

    /// Limits the texts of properties.
    func limit(_ limits: [String: Int]) {
        guard case .object(var object) = schema else { return }
        for index in object.properties.indices {
            guard let limit = limits[object.properties[index].name] else { continue }
            object.properties[index].schema = object.properties[index].schema.limited(to: limit)
        }
        schema = .object(object)
    }

    private func update(_ name: String, _ change: (inout JSONObjectSchema.Property) -> Void) {
        beginObject()
        guard case .object(var object) = schema else { return }
        if let index = object.properties.firstIndex(where: { $0.name == name }) {
            change(&object.properties[index])
        } else {
            var property = JSONObjectSchema.Property(name: name, schema: .any, isRequired: true)
            change(&property)
            object.properties.append(property)
        }
        schema = .object(object)
    }
}
