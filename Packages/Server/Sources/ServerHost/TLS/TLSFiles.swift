import Foundation
import NIOSSL

/// The files with which a server proves who it is, both in PEM: the certificate with the chain up to its root, the server's own first, and its private key.
public struct TLSFiles: Sendable, Equatable {
    /// The path of the certificates.
    public let certificates: String
    /// The path of the private key.
    public let privateKey: String

    /// Names the files.
    public init(certificates: String, privateKey: String) {
        self.certificates = certificates
        self.privateKey = privateKey
    }

    /// Reads the files. TLS 1.2 is the oldest version that is spoken.
    ///
    /// - Throws: ``TLSFilesError`` that names the file and the fix.
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

/// Why a server can't prove who it is; its description is one line that names the fix.
public enum TLSFilesError: Error, Equatable, CustomStringConvertible {
    /// No certificate can be read there.
    case certificates(String)
    /// No key can be read there.
    case privateKey(String)
    /// The key isn't the certificate's.
    case mismatch(TLSFiles)

    /// What happened and how to fix it.
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
