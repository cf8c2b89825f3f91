import AppServer
import Core

await Tumble.main(.production)
