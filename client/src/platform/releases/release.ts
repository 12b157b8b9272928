import { latestBuild } from './latest-build.ts';
import { reloadGuarded } from './reload-guard.ts';

/** The router reloads the page by itself, once per missing file and session. This mark leaves the reload to the reload guard. */
const ROUTER_MARK = 'tanstack_router_reload:';

const missing: Error[] = [];
let isOver = false;

/** The first error of a chunk that could not be fetched. */
export const missingCode = (): Error | undefined => missing[0];

export const isCodeMissing = (failure: unknown): boolean => missing.some((known) => known === failure);

/** Whether a newer release is out. From then on the browser loads every page from the server. */
export const isReleaseOver = (): boolean => isOver;

export const markReleaseOver = (): void => {
  isOver = true;
};

const leaveToGuard = ({ message }: Error): void => {
  try {
    sessionStorage.setItem(ROUTER_MARK + message, 'guarded');
  } catch {
    // Without a storage, the router does not reload either.
  }
};

const nothing = (): void => undefined;

/** Reloads the page for code that is missing, as often as the reload guard allows, if the shop answers. Otherwise the page of a proxy or the browser's own would take its place. */
export const reloadForCode = (otherwise: (isReachable: boolean) => void = nothing): Promise<void> =>
  latestBuild().then(
    () => reloadGuarded(() => otherwise(true)),
    () => otherwise(false),
  );

/** Records chunks that cannot be fetched. If the shop answers, a new release has most likely replaced them. Returns how to stop, and to forget them. */
export const watchCodeLoading = (): (() => void) => {
  const record = ({ payload }: VitePreloadErrorEvent): void => {
    missing.push(payload);
    leaveToGuard(payload);
    void latestBuild().then(markReleaseOver, nothing);
  };
  window.addEventListener('vite:preloadError', record);
  return () => {
    window.removeEventListener('vite:preloadError', record);
    missing.length = 0;
    isOver = false;
  };
};
