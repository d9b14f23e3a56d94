// libmicrohttpd, with what takes arguments without end or returns unions, which Swift cannot call or read.
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

// Leaves paths as they were sent: the library would end one at an escaped null byte.
static inline size_t segue_keep_escapes(
    void *_Nullable context, struct MHD_Connection *_Nullable connection, char *_Nonnull text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

// Starts a server on 127.0.0.1 with a thread of its own, or returns NULL and leaves the reason in errno.
static inline struct MHD_Daemon *_Nullable segue_start_http(
    uint16_t port, unsigned connections, unsigned seconds, MHD_AccessHandlerCallback _Nonnull answer,
    MHD_NotifyConnectionCallback _Nonnull connected, MHD_RequestCompletedCallback _Nonnull answered,
    void *_Nonnull context) {
  struct sockaddr_in address = {
      .sin_family = AF_INET,
      .sin_port = htons(port),
      .sin_addr = {.s_addr = htonl(INADDR_LOOPBACK)},
  };
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, port, NULL, NULL, answer, context,
      MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, seconds, MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_UNESCAPE_CALLBACK, segue_keep_escapes, NULL, MHD_OPTION_NOTIFY_CONNECTION, connected,
      context, MHD_OPTION_NOTIFY_COMPLETED, answered, context, MHD_OPTION_END);
}

// The socket of a connection, or -1.
static inline int segue_http_socket(
    struct MHD_Connection *_Nonnull connection) {
  const union MHD_ConnectionInfo *found =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return found ? found->connect_fd : -1;
}

// The port that a server listens on.
static inline uint16_t segue_http_port(
    struct MHD_Daemon *_Nonnull server) {
  const union MHD_DaemonInfo *found =
      MHD_get_daemon_info(server, MHD_DAEMON_INFO_BIND_PORT);
  return found ? found->port : 0;
}

// Ends both directions of a connection, which the library then closes.
static inline void segue_shut_http_socket(int connection) { shutdown(connection, SHUT_RDWR); }
