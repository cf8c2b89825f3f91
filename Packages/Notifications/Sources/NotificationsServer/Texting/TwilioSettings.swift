public import Core
import Foundation
import NotificationsAPI

/// The settings of text messages by Twilio, or by a service with the same API.
public struct TwilioSettings: Sendable {
    static let accountSetting = Setting.optionalText("TWILIO_ACCOUNT_SID", "Twilio account that sends text messages, AC... Empty: none are sent in production.")
    static let tokenSetting = Setting.optionalText(
        "TWILIO_AUTH_TOKEN", isSecret: true, "Auth token of the Twilio account. Required with TWILIO_ACCOUNT_SID.")
    static let senderSetting = Setting.optionalText(
        "TWILIO_FROM", "Sender of text messages: a number such as +19495550100, or a messaging service, MG... Required with TWILIO_ACCOUNT_SID.")
    static let apiSetting = Setting.text("TWILIO_URL", default: TextAddresses.twilio, "Address of Twilio's API.")

    /// The settings in the order in which they are listed.
    static let all: [any SettingDeclaration] = [accountSetting, tokenSetting, senderSetting, apiSetting]

    /// The account's id.
    let account: String
    /// The account's secret.
    let token: String
    /// The sender's number, or the id of a messaging service.
    let sender: String
    let scheme: String
    /// The API's host, with the port if it isn't the scheme's.
    let authority: String

    /// Reads the settings.
    ///
    /// - Returns: nil where no account is set.
    /// - Throws: `SettingError` with the key and how to fix it.
    public init?(_ values: SettingValues) throws(SettingError) {
        guard let account = try values[Self.accountSetting] else { return nil }
        guard let token = try values[Self.tokenSetting] else { throw .empty("TWILIO_AUTH_TOKEN") }
        guard let sender = try values[Self.senderSetting] else { throw .empty("TWILIO_FROM") }
        guard account.utf8.allSatisfy({ $0.isAlphanumeric }) else {
            throw SettingError("TWILIO_ACCOUNT_SID is '\(account)'. To fix, give the account's SID, which has only letters and digits.")
        }
        let api = try values[Self.apiSetting]
        guard let origin = Self.origin(of: api) else {
            throw SettingError("TWILIO_URL is '\(api)'. To fix, give an address such as \(TextAddresses.twilio); without https only on this machine.")
        }
        (self.account, self.token, self.sender) = (account, token, sender)
        (scheme, authority) = origin
    }

    /// Returns the scheme and host of an address. Numbers and the token must not travel in the clear, except on this machine, to a server for tests.
    private static func origin(of text: String) -> (scheme: String, authority: String)? {
        guard let url = URL(string: text), let host = url.host(percentEncoded: true), !host.isEmpty, let scheme = url.scheme?.lowercased() else { return nil }
        guard scheme == "https" || scheme == "http" && ["127.0.0.1", "localhost"].contains(host) else { return nil }
        return (scheme, url.port.map { "\(host):\($0)" } ?? host)
    }
}

extension UInt8 {
    fileprivate var isAlphanumeric: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: false
        }
    }
}
