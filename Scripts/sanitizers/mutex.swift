// Two threads count under a mutex: there is no race. ThreadSanitizer reports one on Linux, since a Mutex that has to wait locks
// in the toolchain's own library, which is not instrumented. With mutex.c loaded it reports none.
import Glibc
import Synchronization

let total = Mutex(0)

func count(_ nothing: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  for _ in 0..<200_000 { total.withLock { $0 += 1 } }
  return nil
}

var threads = [pthread_t](repeating: pthread_t(), count: 2)
for index in threads.indices { pthread_create(&threads[index], nil, count, nil) }
for thread in threads { pthread_join(thread, nil) }
precondition(total.withLock { $0 } == 400_000)
