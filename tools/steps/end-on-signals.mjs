/** A signal ends this process by its front door, so that what it started is taken along. */
export const endOnSignals = () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => process.exit(1));
};
