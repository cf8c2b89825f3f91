import Foundation
import NIOSSL

/// The PEM files for TLS: the server's certificate followed by its chain up to the root, and its private key.
public struct TLSFiles: Sendable, Equatable {
    /// The path of the certificates.
    public let certificates: String
    /// The path of the private key.
    public let privateKey: String

    /// Creates an instance from the paths.
    public init(certificates: String, privateKey: String) {
        self.certificates = certificates
        self.privateKey = privateKey
    }

    /// Reads the files and creates a context for TLS 1.2 or later.
    ///
    /// - Throws: ``TLSFilesError`` with the file and fix.
    func makeContext() throws -> NIOSSLContext {
        guard let chain = try? NIOSSLCertificate.fromPEMFile(certificates), !chain.isEmpty else { throw TLSFilesError.certificates(certificates) }
        guard let key = try? NIOSSLPrivateKey(file: privateKey, format: .pem) else { throw TLSFilesError.privateKey(privateKey) }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["h2", "http/1.1"]
        do {
            return try NIOSSLContext(configuration: configuration)
        } catch {
            throw TLSFilesError.mismatch(self)
        }
    }
}

/// An error of the TLS files; its description is one line with the fix.
public enum TLSFilesError: Error, Equatable, CustomStringConvertible {
    /// The certificates can't be read.
    case certificates(String)
    /// The key can't be read.
    case privateKey(String)
    /// The key doesn't belong to the certificate.
    case mismatch(TLSFiles)

    /// The problem and its fix.
    public var description: String {
        switch self {
        case .certificates(let path):
            "No certificate can be read from \(path). To fix, set TLS_CERTIFICATE_FILE to a PEM file with the certificate and its chain."
        case .privateKey(let path):
            "No private key can be read from \(path). To fix, set TLS_KEY_FILE to the certificate's key in PEM, without a password."
        case .mismatch(let files):
            "The key \(files.privateKey) doesn't belong to the certificate \(files.certificates). To fix, set TLS_KEY_FILE to that certificate's key."
        }
    }
}
