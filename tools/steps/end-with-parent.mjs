const EVERY_MS = 250;

/**
 * Ends this process as if asked to when the one that started it is gone. A signal to `npm` ends the shell between
 * npm and us, and never arrives here: without this, the shop would go on and keep its port.
 */
export const endWithParent = () => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  watching.unref();
};
