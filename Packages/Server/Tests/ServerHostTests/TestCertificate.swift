import Core
import Foundation

@testable import ServerHost

/// A certificate for `localhost` that nobody trusts but these tests, and its key.
enum TestCertificate {
    static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBlTCCATugAwIBAgIUNEQPOlu0kCXWh925lqR37+u5EB8wCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA4MzMyNVoYDzIxMjYxMDI4
        MDgzMzI1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAASs+wMTABQ+fE/r7n8kzZJVgeaLcf8Ci/PsRmZzLhAwE2GuhNp7r+dZ
        tFQLlp01eOtiek0glM2iXuJZF3FGBG3io2kwZzAdBgNVHQ4EFgQUwL2j45RW7yLR
        XKHB4LniDJ4tdUwwHwYDVR0jBBgwFoAUwL2j45RW7yLRXKHB4LniDJ4tdUwwDwYD
        VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
        SAAwRQIhAKMWtsrp4Pr0X/AGvkJ4xLruvwCva2MiUW4gSv66N2LIAiAV9QwzgOnu
        Csrd1J+XPzs7NenlmIRVX/a+KpVJG+CDOg==
        -----END CERTIFICATE-----
        """

    static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2BuKxa3Tt/aGX5lM
        HeVnYRShi5gucob31Lzpa84cBdehRANCAASs+wMTABQ+fE/r7n8kzZJVgeaLcf8C
        i/PsRmZzLhAwE2GuhNp7r+dZtFQLlp01eOtiek0glM2iXuJZF3FGBG3i
        -----END PRIVATE KEY-----
        """

    /// The key of something else.
    static let otherKey = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg4ZktjWJUAQSoVJpl
        SdMYTelTNVMSd5C9omvmAkAw8MihRANCAATUp4A+TMs5QArH38teqndg73p0hPll
        QHex4nHJjHwFYUdMR6kzUnfxmWFV8y97Tq3NyHKZ0S7gevzSVQaIQlPW
        -----END PRIVATE KEY-----
        """

    /// The files, in a folder of their own for the length of a closure.
    static func withFiles(key: String = key, _ body: (TLSFiles) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tumble-tls-\(SystemRandomSource().hexadecimal(byteCount: 8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (certificates, privateKey) = (folder.appending(path: "certificate.pem"), folder.appending(path: "key.pem"))
        try Data(certificate.utf8).write(to: certificates)
        try Data(key.utf8).write(to: privateKey)
        try await body(TLSFiles(certificates: certificates.path, privateKey: privateKey.path))
    }
}
