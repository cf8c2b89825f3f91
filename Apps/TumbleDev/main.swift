import AppServer
import Core

#if DEV
await Tumble.main(.development)
#else
await Tumble.main(.production)
#endif
