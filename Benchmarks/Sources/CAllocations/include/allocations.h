#ifndef SEGUE_BENCHMARKS_ALLOCATIONS_H
#define SEGUE_BENCHMARKS_ALLOCATIONS_H

/// The number of allocations by this process so far; −1 where they are not counted.
long allocations_so_far(void);

#endif
