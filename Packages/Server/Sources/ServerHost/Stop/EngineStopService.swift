import ServiceLifecycle
import SocketIOEngine

/// Takes leave of Socket.IO's clients when the server stops: those who poll would hold it up.
struct EngineStopService: Service {
    let engines: [EngineServer]

    func run() async throws {
        try? await gracefulShutdown()
        for engine in engines { engine.stop() }
    }
}
