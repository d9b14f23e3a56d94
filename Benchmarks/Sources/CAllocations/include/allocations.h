#ifndef SEGUE_BENCHMARKS_ALLOCATIONS_H
#define SEGUE_BENCHMARKS_ALLOCATIONS_H

/// How often this process has asked for memory so far; −1 where it is not counted.
long allocations_so_far(void);

#endif
