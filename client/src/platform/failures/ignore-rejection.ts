/** Lets a promise go whose failure is told by the toast of every failed call. */
export const ignoreRejection = (promise: Promise<unknown>): void => {
  promise.catch(() => undefined);
};
