/// A certificate for the name `other.example`, signed with its own key. It is good for nothing but these tests.
enum Certificate {
    static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBoTCCAUegAwIBAgIUPBwtLqQiJeLggE3Jj2W63yx2vwIwCgYIKoZIzj0EAwIw
        GDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTAgFw0yNjExMjEwODU0MDJaGA8yMTI2
        MTAyODA4NTQwMlowGDEWMBQGA1UEAwwNb3RoZXIuZXhhbXBsZTBZMBMGByqGSM49
        AgEGCCqGSM49AwEHA0IABGGqhnFPYtr7R126kC/Nc2f04gLlWjWg3kMmQe6oEIr9
        E+hENPTJ1oCgzEszto2Bd5ZDhlD7okqjMvl9NZD8ntGjbTBrMB0GA1UdDgQWBBQd
        Ge/GZSR96VLuLwBZe95M5C4uuzAfBgNVHSMEGDAWgBQdGe/GZSR96VLuLwBZe95M
        5C4uuzAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDW90aGVyLmV4YW1wbGUw
        CgYIKoZIzj0EAwIDSAAwRQIhAP6aXLoVkVdOK7wjQliiunM1qmYLaaxqLAPFgaO3
        iJu6AiAJLcuKCQ9R2r59AFTXBHVO+dGIkxzNRqMy5mMrxLdTOw==
        -----END CERTIFICATE-----
        """

    static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHDvaz6Z8QEZWcA15
        w8fQF2eTYLzmXM1btmTQh7JqlsKhRANCAARhqoZxT2La+0ddupAvzXNn9OIC5Vo1
        oN5DJkHuqBCK/RPoRDT0ydaAoMxLM7aNgXeWQ4ZQ+6JKozL5fTWQ/J7R
        -----END PRIVATE KEY-----
        """
}
