/// What people read of Chat's server.
enum Strings {
    static let page = "A page's number, from 1."
    static let limit = "Between 1 and 100."
    static let oneCursor = "Only one of before, after and updatedSince."
    static let unsupportedType = "Only messages of type TEXT can be sent."
    static let clientIDReused = "This clientId was used for another message."
    static let yourself = "You can't write to yourself."
    static let unknownPerson = "Former user"
}
