import Core
import Foundation
import HTTPTypes

/// The header fields by which a notice proves that it is PayPal's.
struct PayPalProof {
    let algorithm: String
    let certificate: String
    let id: String
    let signature: String
    let time: String

    init?(_ headers: HTTPFields) {
        func field(_ name: String) -> String? { HTTPField.Name("Paypal-\(name)").flatMap { headers[$0] } }
        guard let algorithm = field("Auth-Algo"), let certificate = field("Cert-Url"), let id = field("Transmission-Id"),
            let signature = field("Transmission-Sig"), let time = field("Transmission-Time")
        else { return nil }
        (self.algorithm, self.certificate, self.id, self.signature, self.time) = (algorithm, certificate, id, signature, time)
    }

    /// Returns the request to check it. The notice stands in it byte by byte, since the signature covers it so.
    func request(_ body: [UInt8], webhook: String) throws(GatewayError) -> Data {
        let proof: PayPalBody = [
            "auth_algo": .text(algorithm), "cert_url": .text(certificate), "transmission_id": .text(id), "transmission_sig": .text(signature),
            "transmission_time": .text(time), "webhook_id": .text(webhook),
        ]
        guard let head = try? JSONEncoder().encode(proof) else { throw .forged }
        return Data(head.dropLast()) + Data(",\"webhook_event\":".utf8) + Data(body) + Data("}".utf8)
    }
}
