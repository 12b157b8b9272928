import { timeoutManager } from '@tanstack/react-query';

/** A query client's eviction timers run for minutes after its test. Unreferenced, they do not keep the worker alive. */
timeoutManager.setTimeoutProvider({
  setTimeout: (call, ms) => setTimeout(call, ms).unref(),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (call, ms) => setInterval(call, ms).unref(),
  clearInterval: (timer) => clearInterval(timer),
});
