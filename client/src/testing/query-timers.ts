import { timeoutManager } from '@tanstack/react-query';

/** A query client's timers run for minutes after its test, to evict unused answers: without a reference they keep no worker open. */
timeoutManager.setTimeoutProvider({
  setTimeout: (call, ms) => setTimeout(call, ms).unref(),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (call, ms) => setInterval(call, ms).unref(),
  clearInterval: (timer) => clearInterval(timer),
});
