/** Exits normally on a signal, so that exit handlers also end the child processes. */
export const endOnSignals = () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => process.exit(1));
};
