/// What people read of Auth's server.
enum Strings {
    static let wrongCredentials = "E-mail or password is wrong."
    static let emailTaken = "There is an account with this e-mail already. Sign in instead."
    static let email = "This is not an e-mail address."
    static let phone = "This is not a phone number."
    static let language = "This is not a language, such as en."
    static let oneLine = "One line only."
    static let latitude = "Between -90 and 90 degrees."
    static let longitude = "Between -180 and 180 degrees."
    static let commonPassword = "This password is among the most common ones. Choose another."
    static let ownPassword = "Name and e-mail make no password. Choose another."
    static let sessionOver = "Your session is over. Sign in again."
    static let tokenExpired = "Your sign-in has expired."
    static let unknownAddress = "This is none of the saved addresses."

    static func tooLong(_ limit: Int) -> String { "At most \(limit) characters." }
    static func addressLimit(_ limit: Int) -> String { "At most \(limit) addresses." }
}
