// libpq, PostgreSQL's client library, as a Swift module.
#if __has_include(<libpq-fe.h>)
#include <libpq-fe.h>
#else
// Where Debian keeps it, for a machine without pkg-config.
#include <postgresql/libpq-fe.h>
#endif
