import { machineTimers } from '../timing/timers.ts';
import type { Timers } from '../timing/timers.ts';

/** From here on a wait is a deadline, not a pause between attempts or a window for batching. */
const LEAST_DEADLINE_MS = 1_000;
const PATIENCE = 60;

/**
 * Deadlines that only something that hangs exceeds. In a test, upstream, gateway and pages share one process: what the
 * fake computes once, such as the index of its search, takes seconds of the clock on a busy machine, and a request that
 * waits for it must not fail.
 */
export const patientTimers: Timers = {
  now: machineTimers.now,
  after: (ms, call) => {
    if (ms < LEAST_DEADLINE_MS) return machineTimers.after(ms, call);
    // Nothing waits for a deadline that no longer matters, as that of a request whose browser is gone.
    const timer = setTimeout(call, ms * PATIENCE).unref();
    return () => clearTimeout(timer);
  },
};
