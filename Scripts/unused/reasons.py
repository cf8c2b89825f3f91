"""The reasons for public symbols that no product code uses, by the kind of symbol or by the beginning of their file's path, sometimes with a name after a `#`."""

import re

ASKED_FOR = "asked for: exports, uploads and imports come to use it"
EXPORT = "asked for: the export of an account comes to read it"
DRIVERS = "the simulated drivers and the command-line client come to use it"
FEATURES = "asked for: features come to use it"
FAKE = "previews and tests use it instead of the live service"
SOCKET_IO = "part of the protocol, which the package implements completely"
TESTS = "tests of other packages use it"
COORDINATOR = "push, pop and popToRoot are a coordinator's moves"
CHILD = "a child has its own instances of what is scoped; the benchmark of resolving measures it"
PLANS = "ServerTesting reads the plan of every statement with it"
PAGE = "tests read a page's contents with it"
PALETTE = "asked for: a theme names the color of the page"
REPLAN = "asked for: planning anew from a plan that has begun; tests and callers of the library do it"
WHOLE = "belongs to SwiftUI's interface, beside the overload that screens use"

REASONS = {
    "Packages/Core/Sources/Core/HTTP/": ASKED_FOR,
    "Packages/Core/Sources/Core/Configuration/ChangedSettings.swift#init": TESTS,
    "Packages/Core/Sources/Core/Analytics/AnalyticsEvent.swift#init": FEATURES,
    "Packages/Core/Sources/Core/FeatureFlags/FeatureFlags.swift#isOn": FEATURES,
    "Packages/Core/Sources/Core/Logging/Logger+Sensitive.swift#sensitive": FEATURES,
    "Packages/Core/Sources/Core/Logging/Sensitive.swift": FEATURES,
    "Packages/Core/Sources/Core/Container/DIContainer.swift#child": CHILD,
    "Packages/Core/Sources/Core/Store/Store.swift#post": TESTS,
    "Packages/Core/Sources/CoreUI/Coordinator.swift#pop": COORDINATOR,
    "Packages/LiveUI/Sources/LiveUI/Session/LiveServer.swift#sessionCount": TESTS,
    "Packages/Matching/Sources/Planner/Model/Problem.swift#start": REPLAN,
    "Packages/Networking/Sources/Networking/Offline/": DRIVERS,
    "Packages/Networking/Sources/Networking/Session/": DRIVERS,
    "Packages/Networking/Sources/NetworkingNIO/AsyncHTTPClientTransport.swift#shutdown": DRIVERS,
    "Packages/Networking/Sources/NetworkingSocketIO/SocketRealtime.swift#stop": DRIVERS,
    "Packages/Networking/Sources/NetworkingURLSession/": DRIVERS,
    "Packages/Networking/Sources/NetworkingVault/": DRIVERS,
    "Packages/Networking/Sources/Networking/Realtime/FakeRealtime.swift": FAKE,
    "Packages/Payments/Sources/PaymentsAPI/Models/ProviderReport.swift#init": TESTS,
    "Packages/Persistence/Sources/Persistence/SQL/SQL.swift#prefixed": PLANS,
    "Packages/Persistence/Sources/Persistence/Transaction+Observed.swift": PLANS,
    "Packages/Server/Sources/ServerCore/Application/Application.swift#deliverEvents": TESTS,
    "Packages/Server/Sources/ServerCore/Privacy/": EXPORT,
    "Packages/Blobs/Sources/Blobs/MemoryBlobStore.swift#ids": TESTS,
    "Packages/Core/Sources/Core/Models/PhotoOutcome.swift#init": TESTS,
    "Packages/Networking/Sources/Networking/Client/APIClient.swift#upload": TESTS,
    "Packages/Networking/Sources/Networking/Client/APIClient.swift#download": TESTS,
    "Packages/Orders/Sources/OrdersAPI/Models/Proof.swift#init": TESTS,
    "Packages/SocketIO/Sources/": SOCKET_IO,
    "Packages/Theme/Sources/Theme/Cards/DragArea.swift#init": TESTS,
    "Packages/Theme/Sources/Theme/Tokens/ThemeColors.swift#background": PALETTE,
    "Packages/Orders/Sources/OrdersAPI/Models/SlotPlan.swift#init": "clients of administrators come to make the plan",
    "Packages/UI/Sources/UI/Modifiers/View+Text.swift#weight": WHOLE,
    "Packages/UI/Sources/UI/Presentation/ConfirmationDialog.swift#confirmationDialog": WHOLE,
    "Packages/UI/Sources/UI/Text/Text.swift#init": WHOLE,
    "Packages/UI/Sources/UI/Render/Action.swift": PAGE,
    "Packages/UI/Sources/UI/Render/FragmentTree.swift": PAGE,
    "Packages/UI/Sources/UI/Render/LazyExtents.swift#counts": PAGE,
    "Packages/UI/Sources/UI/Render/StyleRule.swift#init": PAGE,
}

# The reasons for all symbols of a kind, by their path and name.
KINDS = (
    (re.compile(r"Packages/(\w+)/Sources/\1/Services/Fake\w+Service\.swift#"), FAKE),
    (re.compile(r"#(?:build[A-Z]\w*|TupleView\d+|wrappedValue|projectedValue|subscript\(dynamicMember:\))(?:\(|$)"), "the compiler calls it, as part of a builder or property wrapper"),
    (re.compile(r"/Sources/\w+API/.*#sample$"), "tests and the recorded JSON use it as an example of the type"),
    (re.compile(r"/Sources/\w+API/Requests/.*#init\("), "clients come to make the request"),
    (re.compile(r"/Symbols?\w*(?:\+\w+)?\.swift#|/Symbols/"), "a symbol has a name and an image, of which screens use one"),
)


def reason(path: str, name: str, reasons: dict[str, str] = REASONS) -> str | None:
    for kind, text in KINDS:
        if kind.search(f"{path}#{name}"):
            return text
    bare = name.split("(")[0]
    return next((text for place, text in reasons.items() if f"{path}#{bare}".startswith(place) and ("#" not in place or place.endswith(f"#{bare}"))), None)
