const EVERY_MS = 250;

/**
 * Ends this process when its parent has exited. A signal to `npm` ends the shell between npm and this process but never
 * arrives here. Without this, the shop would keep running and occupy its port.
 */
export const endWithParent = () => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  timer.unref();
};
