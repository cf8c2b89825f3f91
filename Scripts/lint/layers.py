"""The allowed dependencies. Docs/architecture.md gives the reasons."""

# From bottom to top: a package may use those before it. For features, see rules/layers_rule.py.
BASE = ("UI", "Core", "Theme", "Persistence", "SocketIO", "Networking", "Mail", "Blobs", "Server", "LiveUI")
TOP = ("App", "Tumble")

STANDARD = {
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Synchronization", "Testing", "Dispatch", "RegexBuilder",
    "Glibc", "Musl", "Darwin", "SwiftUI", "Security", "PackageDescription",
}

# Small packages that every target may use.
CURRENCY = {"HTTPTypes", "Logging"}

NIO = {"NIOHTTPTypes", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOHTTPTypesHTTP1", "NIOWebSocket", "NIOSSL", "NIOTLS", "NIOFoundationCompat"}

# Third-party products that a target may use; all others may use none.
EDGE = {
    "CoreTesting": {"CustomDump"},
    "PersistenceSQLite": {"GRDB", "GRDBSQLite"},
    "PersistenceTests": {"GRDB"},
    "NetworkingNIO": {"AsyncHTTPClient"} | NIO,
    "NetworkingTransportTests": {"AsyncHTTPClient"} | NIO,
    "NetworkingVault": {"Crypto"},
    "SocketIOCodec": {"NIOCore"},
    "SocketIOEngine": NIO,
    "SocketIOServer": {"NIOCore"},
    "SocketIOClient": NIO,
    "SocketIOSuite": {"NIOCore", "NIOPosix"},
    "ServerCore": {"CoreMetrics", "Crypto"},
    "ServerTesting": {"CoreMetrics"},
    "ServerHost": {"Hummingbird", "HummingbirdCore", "HummingbirdHTTP2", "ServiceLifecycle", "UnixSignals"} | NIO,
    "MailTransport": NIO,
    # Names by SHA-256, and signatures of requests to buckets.
    "Blobs": {"Crypto"},
    "BlobStores": {"Crypto"},
    "ServerRealtime": {"NIOCore"},
    "LiveUI": {"Crypto", "CoreMetrics"},
    "WebhooksServer": {"Crypto"} | NIO,
    "PaymentsServer": {"Crypto"},
    "WebhooksServerTests": NIO,
    "AuthServer": {"JWTKit", "Crypto", "CryptoExtras"},
    # Hashes of the tokens of tracking links.
    "OrdersServer": {"Crypto"},
    "RetailServer": {"Crypto"},
    "FleetServer": {"Crypto"},
    # Signatures of the links by which people end mail.
    "NotificationsServer": {"Crypto"},
    "AdministrationServer": {"Crypto"},
    "AppServer": {"ArgumentParser", "Configuration", "ServiceLifecycle", "Crypto"},
    "AppDevelopment": {"ArgumentParser"},
    "ProcessTesting": {"AsyncHTTPClient", "Crypto"} | NIO,
    "LiveFixture": {"Crypto"},
}

# The tests that talk to another's server need the transport that the product uses for it; other features' tests build neither NIO nor Hummingbird.
WITH_TRANSPORT = {"PaymentsServerTests"}

CLIENT_BASE = {"Core", "CoreUI", "Networking", "Theme", "UI"}
SERVER_BASE = {"Core", "Persistence", "ServerCore", "Networking", "Mail", "Blobs"}
# Computations without any input or output, which every target of their own package may use besides the tests of others.
COMPUTATIONS = {"Planner", "PlanFiles"}
SERVER_SIDE = {
    "Persistence", "PersistenceSQLite", "PersistencePostgres", "PersistenceTesting", "Mail", "MailTransport",
    "Blobs", "BlobStores", "ServerCore", "ServerTesting", "ServerHost", "ServerRealtime", "LiveUI",
}


def is_feature(package: str) -> bool:
    return package not in BASE and package not in TOP


def level(package: str) -> int:
    if package in BASE:
        return BASE.index(package)
    return len(BASE) + (1 + TOP.index(package) if package in TOP else 0)
