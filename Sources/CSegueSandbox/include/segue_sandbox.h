/*
 * The sandbox of a process that runs a plugin: what Linux needs C for.
 *
 * Each function applies to the calling thread and to those that it starts later, so call them
 * while the process has no other thread. None can be undone. On other systems they do nothing and
 * say that they cannot.
 */
#ifndef SEGUE_SANDBOX_H
#define SEGUE_SANDBOX_H

#include <stdbool.h>
#include <stdint.h>

/* What this kernel offers. */

/* The version of Landlock; 0 if there is none. */
int segue_landlock_version(void);
/* Whether system calls can be filtered (seccomp) on this machine. */
bool segue_can_filter_calls(void);
/* Whether the filter can ask another process before a thread starts. */
bool segue_can_gate_threads(void);

/* In the process that runs the plugin. Each returns 0, or the number of an error. */

/* Ends this process when the thread that started it ends. */
int segue_end_with_parent(void);
/* Gives up all privileges, also those that programs could gain. */
int segue_give_up_privileges(void);
/* Allows reading below some folders (or of some files), ended by NULL; and no other file, TCP port,
   abstract socket or process. Paths that do not exist are ignored. */
int segue_confine_files(const char *const *readable);
/* Makes every new thread wait for whoever holds the descriptor that `gate` receives. */
int segue_open_gate(int *gate);
/* Sends one byte through a socket, with the gate unless that is negative. */
int segue_send_gate(int socket, int gate);
/* Allows only the system calls that a library needs to compute something; comes last. */
int segue_filter_calls(void);

/* In the process that started it. */

/* Creates a file that has no path, only a name that debuggers show. Returns its descriptor, or -1
   with errno set. */
int segue_create_memory_file(const char *name);
/* Ends all changes of such a file, for whoever has it. Returns 0, or -1 with errno set. */
int segue_seal(int file);

/* Receives the byte and the descriptor: -1 if there is none, -2 if no byte could be received. */
int segue_receive_gate(int socket);
/* Takes the next thread that wants to start; false if there is none. */
bool segue_next_at_gate(int gate, uint64_t *id);
/* Lets it start, or refuses it. */
void segue_answer_at_gate(int gate, uint64_t id, bool may_start);

#endif /* SEGUE_SANDBOX_H */
