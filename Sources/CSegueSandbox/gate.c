/*
 * The gate: a thread of the confined process starts when the process that watches it agrees.
 *
 * The filter has checked the arguments of the call, which are numbers; so letting it go on is safe.
 */
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "segue_sandbox.h"

#include <errno.h>

#if defined(__linux__)

#include <linux/seccomp.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/uio.h>

int segue_send_gate(int socket, int gate) {
  char byte = 0;
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control;
  struct iovec piece = {&byte, 1};
  struct msghdr message = {.msg_iov = &piece, .msg_iovlen = 1};
  if (gate >= 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.space;
    message.msg_controllen = sizeof control.space;
    control.header.cmsg_level = SOL_SOCKET;
    control.header.cmsg_type = SCM_RIGHTS;
    control.header.cmsg_len = CMSG_LEN(sizeof gate);
    memcpy(CMSG_DATA(&control.header), &gate, sizeof gate);
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL) == 1 ? 0 : errno;
}

int segue_receive_gate(int socket) {
  char byte;
  int gate = -1;
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control;
  struct iovec piece = {&byte, 1};
  struct msghdr message = {.msg_iov = &piece, .msg_iovlen = 1,
                           .msg_control = control.space, .msg_controllen = sizeof control.space};
  const struct cmsghdr *header;
  if (recvmsg(socket, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT) != 1) return -2;
  header = CMSG_FIRSTHDR(&message);
  if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
      header->cmsg_len == CMSG_LEN(sizeof gate))
    memcpy(&gate, CMSG_DATA(header), sizeof gate);
  return gate;
}

bool segue_next_at_gate(int gate, uint64_t *id) {
  /* The record of a later kernel may be longer. */
  union {
    struct seccomp_notif record;
    char space[1024];
  } request;
  memset(&request, 0, sizeof request);
  if (ioctl(gate, SECCOMP_IOCTL_NOTIF_RECV, &request) != 0) return false;
  *id = request.record.id;
  return true;
}

void segue_answer_at_gate(int gate, uint64_t id, bool may_start) {
  union {
    struct seccomp_notif_resp record;
    char space[1024];
  } answer;
  memset(&answer, 0, sizeof answer);
  answer.record.id = id;
  if (may_start)
    answer.record.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  else
    answer.record.error = -EAGAIN;
  /* It fails if the thread that waited is gone, and then nothing is left to do. */
  (void)ioctl(gate, SECCOMP_IOCTL_NOTIF_SEND, &answer);
}

#else

int segue_send_gate(int socket, int gate) {
  (void)socket, (void)gate;
  return ENOTSUP;
}
int segue_receive_gate(int socket) {
  (void)socket;
  return -1;
}
bool segue_next_at_gate(int gate, uint64_t *id) {
  (void)gate, (void)id;
  return false;
}
void segue_answer_at_gate(int gate, uint64_t id, bool may_start) {
  (void)gate, (void)id, (void)may_start;
}

#endif
