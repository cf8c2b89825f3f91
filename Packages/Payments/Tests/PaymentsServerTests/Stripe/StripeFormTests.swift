import Testing

@testable import PaymentsServer

struct StripeFormTests {
    @Test func `fields keep their order and are escaped byte by byte`() {
        let form: StripeForm = ["metadata[reference]": "payment-12", "email": "zoë+1@example.org", "expand[]": "latest_charge"]
        #expect(form.encoded == "metadata%5Breference%5D=payment-12&email=zo%C3%AB%2B1%40example.org&expand%5B%5D=latest_charge")
    }

    @Test func `a field can't smuggle in another`() {
        let form: StripeForm = ["customer": "cus_1&amount=1", "amount": "3360"]
        #expect(form.encoded == "customer=cus_1%26amount%3D1&amount=3360")
    }

    @Test func `no fields are no text`() {
        #expect(StripeForm().isEmpty)
        #expect(StripeForm().encoded.isEmpty)
    }
}

extension StripeForm {
    fileprivate init() { self = [:] }
}
