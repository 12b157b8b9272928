/** For a call whose failure the error reporter already shows as a toast. */
export const ignoreRejection = (promise: Promise<unknown>): void => {
  promise.catch(() => undefined);
};
