import { timeoutManager } from '@tanstack/react-query';

/** Timers of a query client go on for minutes after its test, to forget what nobody asks for any more: they keep no worker open. */
timeoutManager.setTimeoutProvider({
  setTimeout: (call, ms) => setTimeout(call, ms).unref(),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (call, ms) => setInterval(call, ms).unref(),
  clearInterval: (timer) => clearInterval(timer),
});
