/// Bodies of responses in the shapes that Stripe publishes, cut to what matters and some more.
enum StripeShapes {
    static func intent(
        _ status: String, received: Int = 0, charge: String = #""ch_1""#, error: String = "null", reason: String = "null", reference: String = "payment-12"
    ) -> String {
        """
        {"id":"pi_1","object":"payment_intent","amount":3360,"amount_capturable":0,"amount_received":\(received),"automatic_payment_methods":null,
        "canceled_at":null,"cancellation_reason":\(reason),"capture_method":"manual","client_secret":"pi_1_secret_x","created":1700000000,
        "currency":"usd","customer":"cus_1","last_payment_error":\(error),"latest_charge":\(charge),"livemode":false,
        "metadata":{"reference":"\(reference)"},"next_action":null,"payment_method":"pm_1","payment_method_types":["card"],"status":"\(status)"}
        """
    }

    static func charge(refunded: Int = 0, captureBefore: Int? = nil) -> String {
        """
        {"id":"ch_1","object":"charge","amount":3360,"amount_captured":0,"amount_refunded":\(refunded),"captured":false,"paid":true,
        "payment_method_details":{"card":{"brand":"visa","last4":"4242","capture_before":\(captureBefore.map { "\($0)" } ?? "null")},"type":"card"}}
        """
    }

    static func error(_ type: String, code: String? = nil, decline: String? = nil) -> String {
        let fields = [("code", code), ("decline_code", decline)].compactMap { name, value in value.map { #","\#(name)":"\#($0)""# } }.joined()
        return #"{"error":{"type":"\#(type)","message":"A text for developers.","doc_url":"","request_log_url":""\#(fields)}}"#
    }

    static func setup(_ status: String, method: String = "null") -> String {
        #"{"id":"seti_1","object":"setup_intent","client_secret":"seti_1_secret_x","customer":"cus_1","payment_method":\#(method),"status":"\#(status)"}"#
    }

    static let card = """
        {"id":"pm_1","object":"payment_method","type":"card","customer":"cus_1","billing_details":{"address":{"city":null}},
        "card":{"brand":"visa","last4":"4242","exp_month":12,"exp_year":2030,"checks":{"cvc_check":"pass"},"wallet":null}}
        """

    static func refunds(_ items: String...) -> String { #"{"object":"list","url":"/v1/refunds","has_more":false,"data":[\#(items.joined(separator: ","))]}"# }

    static func refund(_ amount: Int, status: String = "succeeded", reference: String? = nil) -> String {
        let metadata = reference.map { #"{"reference":"\#($0)"}"# } ?? "{}"
        return #"{"id":"re_\#(amount)","object":"refund","amount":\#(amount),"status":"\#(status)","metadata":\#(metadata),"payment_intent":"pi_1"}"#
    }
}
