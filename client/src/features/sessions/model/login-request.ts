import { type AppStore, atom } from '../../../platform/store.ts';

/** Whether a page asked for a login that nobody has seen yet: the header opens its flyout, and takes the request back. */
export const loginRequestedAtom = atom(false);

export const requestLogin = (store: AppStore): void => store.set(loginRequestedAtom, true);

/** Whether there is a request, which is done with now. */
export const takeLoginRequest = (store: AppStore): boolean => {
  const isRequested = store.get(loginRequestedAtom);
  if (isRequested) store.set(loginRequestedAtom, false);
  return isRequested;
};
