/** The clock and the timer that waiting uses. */
export interface Timers {
  /** In ms since any fixed moment; never goes back. */
  now(): number;
  /** Calls back later; the returned function cancels the call. */
  after(ms: number, call: () => void): () => void;
}

export const machineTimers: Timers = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
