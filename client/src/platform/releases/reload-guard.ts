/** The page never reloads by itself twice within this time, in milliseconds (UPSTREAM-14). */
const RELOAD_GUARD_MS = 10_000;
const RELOADED_AT = 'reloadedAt';

/** Without a storage the page could reload for ever, so it never reloads. */
const mayReload = (now: number): boolean => {
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    return false;
  }
};

/**
 * Reloads the page at the current URL. Not shortly after the last reload, which evidently did not help; and not while
 * offline, when the browser would show its own error page.
 */
export const reloadGuarded = (otherwise: () => void = () => undefined): void => {
  if (navigator.onLine && mayReload(Date.now())) location.reload();
  else otherwise();
};
