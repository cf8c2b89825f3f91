import HTTPTypes

extension HTTPFields {
    /// A field that HTTPTypes has no constant for. Nil takes it out; a name that no field can have is ignored.
    subscript(named name: String) -> String? {
        get { HTTPField.Name(name).flatMap { self[$0] } }
        set {
            guard let name = HTTPField.Name(name) else { return }
            self[name] = newValue
        }
    }
}
