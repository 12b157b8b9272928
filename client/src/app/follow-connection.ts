import { isCodeMissing } from '../platform/releases/release.ts';
import { latestBuild } from '../platform/releases/latest-build.ts';
import { reloadGuarded } from '../platform/releases/reload-guard.ts';
import { dismissToast, showToast } from '../platform/toasts/toasts.ts';
import { isOffline, onReplies } from '../platform/transport/connection.ts';
import type { AppContext } from './router-context.ts';
import type { AppRouter } from './router.tsx';

/** After so many requests in a row without a reply, the connection is away, whatever the browser says. */
const LOST_AFTER = 2;
/** How soon a page asks once more after a request without a reply, in milliseconds. */
const DOUBT_MS = 1_000;
/** How often a page asks whether the shop answers again, in milliseconds: at first, and at last. */
const FIRST_TRY_MS = 5_000;
const LAST_TRY_MS = 60_000;
/** What failed for want of a connection is loaded again at most once in this time, in milliseconds: a proxy may block single requests for ever. */
const QUIET_MS = 30_000;

const NOTICE = { id: 'connection', kind: 'info', messageKey: 'shop.connection.lost', stays: true } as const;

/** What is used of the router. */
interface FailingRouter {
  readonly state: { readonly matches: readonly Pick<AppRouter['state']['matches'][number], 'status' | 'error'>[] };
  readonly invalidate: () => Promise<void>;
}

/** Loads again what is on the screen: each query once, and the page itself if it failed. */
const loadAgain = (router: FailingRouter, { queryClient }: Pick<AppContext, 'queryClient'>): void => {
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed !== undefined && isCodeMissing(failed.error)) {
    reloadGuarded();
    return;
  }
  void queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false });
  if (failed !== undefined) void router.invalidate();
};

/**
 * Says that nothing answers, until something does, and then loads again what is on the screen (docs/decisions/0173). Nothing
 * answers if the browser says that it is offline, or if requests in a row got no reply. Returns how to stop.
 */
export const followConnection = (
  router: FailingRouter,
  context: Pick<AppContext, 'queryClient' | 'store'>,
): (() => void) => {
  const watch = new AbortController();
  const { signal } = watch;
  let isLost = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (): void => void latestBuild().catch(() => undefined);
  const askIn = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.visibilityState === 'visible') ask();
      if (isLost) askIn(Math.min(2 * delay, LAST_TRY_MS));
    }, delay);
  };
  const lose = (): void => {
    if (isLost) return;
    isLost = true;
    showToast(context.store, NOTICE);
    askIn(FIRST_TRY_MS);
  };
  const find = (): void => {
    clearTimeout(timer);
    if (!isLost) return;
    isLost = false;
    dismissToast(context.store, NOTICE.id);
    if (quiet !== undefined) return;
    quiet = setTimeout(() => (quiet = undefined), QUIET_MS);
    loadAgain(router, context);
  };
  const askIfLost = (): void => {
    if (isLost && !isOffline() && document.visibilityState === 'visible') ask();
  };
  signal.addEventListener(
    'abort',
    onReplies((unanswered) => {
      if (unanswered === 0) find();
      else if (unanswered >= LOST_AFTER) lose();
      else if (!isLost) askIn(DOUBT_MS);
    }),
  );
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    clearTimeout(quiet);
  });
  window.addEventListener('offline', lose, { signal });
  window.addEventListener('online', askIfLost, { signal });
  document.addEventListener('visibilitychange', askIfLost, { signal });
  if (isOffline()) lose();
  return () => watch.abort();
};
