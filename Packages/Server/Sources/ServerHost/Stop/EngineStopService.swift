import ServiceLifecycle
import SocketIOEngine

/// Disconnects Socket.IO's clients when the server stops, since polling clients would delay it.
struct EngineStopService: Service {
    let engines: [EngineServer]

    func run() async throws {
        try? await gracefulShutdown()
        for engine in engines { engine.stop() }
    }
}
