/// A certificate for `localhost` that nobody trusts, good for a hundred years, and its key: for the server of these tests alone.
enum TestCertificate {
    static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBljCCATugAwIBAgIUSoY34nOuZT0LhBV0vxtXROEa780wCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA4NDQ1OFoYDzIxMjYxMDI4
        MDg0NDU4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAATcaS1Tb8mymtblYGRF6dLsBTie8GVX5zZ4UdIzeIkyAnB8xKpHJj6f
        EPy/sWEMQNrHwPO4IntSvHTSyPP8gp1fo2kwZzAdBgNVHQ4EFgQUJIJmVMl7f1Az
        hUinFbVgecAAMDwwHwYDVR0jBBgwFoAUJIJmVMl7f1AzhUinFbVgecAAMDwwDwYD
        VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
        SQAwRgIhAIqVxcvj32sUd94DzhLw68BBwLfEgo9yOHrV8nzVkPm1AiEAxFqKraYr
        dHqvXDQa+RL2ZEE3PF2H/u97nxhS7sgOSW8=
        -----END CERTIFICATE-----
        """

    static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgrpp9KfyuIdruWT3X
        diCvA1kRdOn81DOcXhUK20UAa6KhRANCAATcaS1Tb8mymtblYGRF6dLsBTie8GVX
        5zZ4UdIzeIkyAnB8xKpHJj6fEPy/sWEMQNrHwPO4IntSvHTSyPP8gp1f
        -----END PRIVATE KEY-----
        """
}
