import { hydrate as hydrateQueries } from '@tanstack/react-query';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import { nextTask } from '../platform/boot/next-task.ts';
import { startCountdowns } from '../platform/countdown/start-countdowns.ts';
import { pageHydrated } from '../platform/hydration/page-hydrated.ts';
import { missingCode, watchCodeLoading } from '../platform/releases/release.ts';
import { checkSession, startPageSession, watchOtherSessions } from '../platform/session/page-session.ts';
import { createStore } from '../platform/store.ts';
import { tabChannel } from '../platform/tabs/tab-messages.ts';
import { toastsAtom } from '../platform/toasts/toasts.ts';
import { announceNavigation } from './announce-navigation.ts';
import { browserContext } from './browser-context.ts';
import { reportErrors } from './error-reporter.ts';
import { handleTabMessages } from './handle-tab-messages.ts';
import { choicesBeforeHydration, navigateOnClick } from './navigate-on-click.ts';
import { ownMatches } from './own-matches.ts';
import { type MatchState, pageStateIn, ROOT_ELEMENT } from './page-state.ts';
import { preloadLinks } from './preload-links.ts';
import { Providers } from './providers.tsx';
import { refetchStale } from './refetch-stale.ts';
import type { AppContext } from './router-context.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { stayWhileOffline } from './stay-while-offline.ts';

interface HydratedShellProps {
  /** Runs once the outermost components are hydrated: the page inside may not be. The router cannot leave it before. */
  readonly then: () => void;
  readonly children: ReactNode;
}

const HydratedShell = ({ then, children }: HydratedShellProps): ReactNode => {
  useEffect(then, [then]);
  return children;
};

const nothing = (): void => undefined;

/**
 * Puts the server's matches where the router looks for them. The router itself would write an inline script for that, but
 * a cached page cannot have nonces, and without a nonce the content security policy forbids inline scripts.
 */
const provideMatches = (matches: MatchState[]): void => {
  window.$_TSR = {
    router: { manifest: undefined, matches },
    buffer: [],
    h: nothing,
    e: nothing,
    c: nothing,
    p: nothing,
  };
};

/** Nothing on the first page needs it. Without a connection it could not be fetched any more. */
const startRest = async (router: AppRouter, context: AppContext): Promise<void> =>
  (await import('./after-start.ts')).afterStart(router, context);

/** Only the business shop needs this code. */
const watchSession = async (
  router: AppRouter,
  { queryClient, store }: AppContext,
  wasSignedIn: boolean,
): Promise<void> =>
  (await import('./watch-business-session.ts')).watchBusinessSession(router, { queryClient, store, wasSignedIn });

/** Hydrates the page that the server rendered. */
export const startApp = async (): Promise<void> => {
  const root = document.getElementById(ROOT_ELEMENT);
  if (root === null) return;
  watchCodeLoading();
  startPageSession();
  watchOtherSessions();
  const state = pageStateIn(document);
  const store = createStore();
  store.set(toastsAtom, state.toasts);
  const context = browserContext(state.context, store);
  hydrateQueries(context.queryClient, state.queries);
  await nextTask();
  const router = createAppRouter(context, createBrowserHistory());
  await nextTask();
  provideMatches(ownMatches(router, state.matches));
  await Promise.all([context.texts.load(state.areas), hydrate(router)]);
  const missing = missingCode();
  if (missing !== undefined) throw missing;
  const staticQueries = new Set(state.staticQueries);
  const early = choicesBeforeHydration();
  stayWhileOffline(router, store);
  navigateOnClick(router);
  const path = (): string => router.state.location.pathname;
  const navigateTo = (path: string): void => router.history.push(path);
  reportErrors(context.queryClient, { store, path, navigateTo });
  preloadLinks(router);
  refetchStale(router, context.queryClient);
  announceNavigation(router);
  router.subscribe('onBeforeNavigate', checkSession);
  // Not before: these change what is shown, and the first render must match the server's.
  const followChanges = (): void => {
    handleTabMessages(tabChannel(), context.queryClient, {
      store,
      path,
      navigateTo,
      rerunGuards: () => router.invalidate(),
      isB2b: state.context.storefront.isB2b,
    });
    startCountdowns();
    if (state.context.storefront.isB2b)
      watchSession(router, context, state.context.loginState === 'customer').catch(console.error);
  };
  const afterShell = (): void => {
    startRest(router, context).catch(console.error);
    early.forEach(({ form }) => form?.requestSubmit());
    // Within an effect, React could not hydrate the parts that it has left for later.
    setTimeout(() => {
      pressed.forEach((button) => button.click());
      document.documentElement.dataset['started'] = '';
    });
  };
  const pageOf = (key: 'hydrated' | 'anew'): ReactNode => (
    <Providers context={context} staticQueries={staticQueries}>
      <HydratedShell then={afterShell}>
        <RouterProvider key={key} router={router} />
      </HydratedShell>
    </Providers>
  );
  // A translator or an extension has changed the markup: React renders the page anew, for which static parts lack texts and data.
  const renderAnew = async (): Promise<void> => {
    await router.invalidate({ sync: true });
    page?.render(pageOf('anew'));
  };
  let page: Root | undefined;
  // As a transition, hydration is done in pieces, between which the browser paints. What is pressed meanwhile, React hydrates at once.
  startTransition(() => {
    page = hydrateRoot(root, pageOf('hydrated'), {
      onRecoverableError: (failure) => {
        reportError(failure);
        renderAnew().catch(console.error);
      },
    });
  });
  const pressed = window.shopBoot?.takeOver() ?? [];
  await pageHydrated;
  followChanges();
};
