import AppDevelopment
import AppServer
import Core

await Tumble.main(.development, extras: DevelopmentExtras.all)
