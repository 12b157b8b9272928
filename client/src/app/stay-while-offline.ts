import type { AppStore } from '../platform/store.ts';
import { showToast } from '../platform/toasts/toasts.ts';
import { isOffline } from '../platform/transport/connection.ts';
import { isPlainClick, linkOf } from './navigate-on-click.ts';
import type { AppRouter } from './router.tsx';

/** How long a page may take to load before the shopper reads that the connection is away, in milliseconds. */
const SILENT_MS = 700;

/** What is used of the router. */
interface LoadingRouter {
  readonly history: Pick<AppRouter['history'], 'block'>;
  readonly state: Pick<AppRouter['state'], 'status'>;
  readonly subscribe: (event: 'onBeforeLoad', listener: () => void) => () => void;
}

const nothing = (): void => undefined;

/** A link that would replace this page by the browser's own error page. Other sites and applications may be within reach. */
const leavesPage = (link: HTMLAnchorElement): boolean => {
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  const isJump = hash !== '' && pathname === location.pathname && search === location.search;
  return (
    origin === location.origin &&
    !isJump &&
    !link.hasAttribute('download') &&
    (link.target === '' || link.target === '_self')
  );
};

/**
 * While the connection is away, the page stays: neither a link nor a form may replace it by an error, and none is followed
 * later without another press (docs/decisions/0156). Back and forward lead on, as far as the browser has the pages. Returns how to stop.
 */
export const stayWhileOffline = (router: LoadingRouter, store: AppStore): (() => void) => {
  const watch = new AbortController();
  const { signal } = watch;
  const tell = (messageKey: 'shop.error.pageOffline' | 'shop.error.offline'): void =>
    void showToast(store, { kind: 'error', messageKey });
  const stay = (event: Event, messageKey: Parameters<typeof tell>[0]): void => {
    event.preventDefault();
    tell(messageKey);
  };
  const tellIfLoading = (): void =>
    void setTimeout(() => {
      if (isOffline() && router.state.status === 'pending') tell('shop.error.pageOffline');
    }, SILENT_MS);

  // Only while it is needed: a history with a blocker navigates a moment later.
  let unblock = nothing;
  const follow = (): void => {
    unblock();
    unblock = isOffline()
      ? router.history.block({
          enableBeforeUnload: false,
          blockerFn: ({ action }) => {
            const isBlocked = action === 'PUSH' || action === 'REPLACE';
            if (isBlocked) tell('shop.error.pageOffline');
            return isBlocked;
          },
        })
      : nothing;
    tellIfLoading();
  };
  follow();
  for (const type of ['offline', 'online']) window.addEventListener(type, follow, { signal });
  signal.addEventListener('abort', router.subscribe('onBeforeLoad', tellIfLoading));
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (isOffline() && link !== null && !event.defaultPrevented && isPlainClick(event) && leavesPage(link))
        stay(event, 'shop.error.pageOffline');
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, defaultPrevented } = event;
      if (isOffline() && !defaultPrevented && form instanceof HTMLFormElement)
        stay(event, form.method === 'get' ? 'shop.error.pageOffline' : 'shop.error.offline');
    },
    { signal },
  );
  return () => watch.abort();
};
