import { isGoingOn, NO_SESSION, type PublicSession } from '@shop/domain/sessions/public-session';

import { visitorSession } from '../boot/visitor-cookie.ts';
import { isStored, readStored, removeOthers, writeStored } from './stored-values.ts';

/** Written by each page of a tab, for the next one. */
const VISITED = 'visited';

let own: PublicSession = NO_SESSION;
let isFirst = false;
const listeners = new Set<() => void>();

/** The page has loaded, or has itself ended or begun a session: what other sessions have left is removed. */
export const followSession = (): void => {
  own = visitorSession();
  removeOthers();
};

/** To be called before anything is read or listens. */
export const startPageSession = (): void => {
  listeners.clear();
  isFirst = isStored('tab', VISITED)
    ? readStored('tab', VISITED) === undefined
    : !isGoingOn(NO_SESSION, visitorSession());
  followSession();
  writeStored('tab', VISITED, true);
};

/** Whether the page before this one in its tab was another shopper's. */
export const isFirstOfShopper = (): boolean => isFirst;

/** Reports each time that another shopper's session has begun or somebody has logged out, while the page is open. Returns how to stop. */
export const onOtherSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Reports another session, if there is one now. An expired one is none: the page stays until somebody else begins. */
export const checkSession = (): boolean => {
  const before = own;
  const now = visitorSession();
  if (now === NO_SESSION || now === before) return false;
  followSession();
  if (isGoingOn(before, now)) return false;
  [...listeners].forEach((listener) => listener());
  return true;
};

/** Takes everything off the screen, and loads the page again without what was typed into it, which some browsers keep in a reload. */
const loadAnew = (): void => {
  document.documentElement.replaceChildren();
  location.replace(location.pathname + location.search);
};

/** Checks the session whenever somebody may look at this page again, and when another tab removes what a session has left. Returns how to stop. */
export const watchOtherSessions = (): (() => void) => {
  const watch = new AbortController();
  const { signal } = watch;
  for (const type of ['storage', 'focus']) window.addEventListener(type, checkSession, { signal });
  document.addEventListener('visibilitychange', checkSession, { signal });
  // The browser has kept the whole page. Whoever comes back to it after the session is not known to be the same shopper.
  window.addEventListener('pageshow', ({ persisted }) => persisted && !isGoingOn(own, visitorSession()) && loadAnew(), {
    signal,
  });
  return () => watch.abort();
};

/** Whether the page's session has expired, and no other one has begun. */
export const isSessionOver = (): boolean => own !== NO_SESSION && visitorSession() === NO_SESSION;

/** The session that a part of the page belongs to. It stays the part's own after it has expired; what appears later is the next visitor's. */
export const claimSession = (): (() => PublicSession) => {
  const isLate = isSessionOver();
  return () => (isLate ? NO_SESSION : own);
};
