// libpq, PostgreSQL's client library, as a Swift module.
#include <libpq-fe.h>
