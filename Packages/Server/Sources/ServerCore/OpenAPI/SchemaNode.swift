/// What was noted of one value.
final class SchemaNode {
    var schema = JSONSchema.any
    /// The text that is given where the type asks for one.
    var text = "text"

    /// Makes it an object, if it isn't one yet.
    func beginObject() {
        if case .object = schema { return }
        schema = .object(JSONObjectSchema())
    }

    /// Notes that a property may be missing or null.
    func markOptional(_ name: String) {
        update(name) { $0.isRequired = false }
    }

    /// Notes the form of a property.
    func note(_ name: String, _ schema: JSONSchema) {
        update(name) { $0.schema = $0.isRequired ? schema : .nullable(schema) }
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
