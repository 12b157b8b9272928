/** Exits normally on a signal, so that child processes are ended too. */
export const endOnSignals = () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => process.exit(1));
};
