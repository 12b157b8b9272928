/** The page never reloads by itself twice within this time, in milliseconds (specification A9). */
const RELOAD_GUARD_MS = 10_000;
const RELOADED_AT = 'reloadedAt';

/** Where nothing can be remembered it might reload for ever, so it may not at all. */
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
 * Reloads the page at the address where the shopper wanted to go. Not so soon after the last time, which would heal no more
 * than that did; and not without a network, where the browser would show a page of its own.
 */
export const reloadGuarded = (otherwise: () => void = () => undefined): void => {
  if (navigator.onLine && mayReload(performance.timeOrigin + performance.now())) location.reload();
  else otherwise();
};
