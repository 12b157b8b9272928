import { timeoutManager } from '@tanstack/react-query';

type Timer = ReturnType<typeof setTimeout>;

const waiting = new Set<Timer>();

/** A query client's eviction timers run for minutes after its test. Unreferenced, they do not keep the worker alive. */
const noted = (timer: Timer): Timer => {
  waiting.add(timer);
  return timer.unref();
};

timeoutManager.setTimeoutProvider({
  setTimeout: (call, ms) => noted(setTimeout(call, ms)),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (call, ms) => noted(setInterval(call, ms)),
  clearInterval: (timer) => clearInterval(timer),
});

/** Ends with the pages of a test: a query that is to be repeated would otherwise be asked on the page of the next test. */
export const clearQueryTimers = (): void => {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
};
