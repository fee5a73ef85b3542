//! Counting what the heap is asked for. The counter is a global allocator that every program with this crate gets; it counts
//! only while it is asked to, and only the thread that asks.

/// Runs `work` and says how often it asked for memory.
pub fn count_allocations(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_is_one_allocation() {
        assert_eq!(count_allocations(|| drop(std::hint::black_box(Box::new(7)))), 1);
        assert_eq!(count_allocations(|| ()), 0);
    }
}
