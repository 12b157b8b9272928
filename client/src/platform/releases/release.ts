/** The router has a reload of its own, once for each file in a session. Marked so, it leaves that to the reload guard. */
const ROUTER_MARK = 'tanstack_router_reload:';

const missing: Error[] = [];
let isOver = false;

/** What was thrown where code of the shop could not be fetched, the first time. */
export const missingCode = (): Error | undefined => missing[0];

export const isCodeMissing = (failure: unknown): boolean => missing.some((known) => known === failure);

/** Whether a newer release has taken the place of this one: from then on pages come whole from the server. */
export const isReleaseOver = (): boolean => isOver;

export const markReleaseOver = (): void => {
  isOver = true;
};

const leaveToGuard = ({ message }: Error): void => {
  try {
    sessionStorage.setItem(ROUTER_MARK + message, 'guarded');
  } catch {
    // Without a storage the router does not reload either.
  }
};

/** Takes note of code that cannot be fetched. Where the network is there, a new release has most likely replaced it. */
export const watchCodeLoading = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.push(payload);
    leaveToGuard(payload);
    if (navigator.onLine) markReleaseOver();
  });
};
