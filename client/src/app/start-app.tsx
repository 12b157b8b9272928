import { hydrate as hydrateQueries } from '@tanstack/react-query';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { missingCode, watchCode } from '../platform/releases/release.ts';
import { shopTabs } from '../platform/tabs/tab-channel.ts';
import { createStore } from '../platform/store.ts';
import { toastsAtom } from '../platform/toasts/toasts.ts';
import { browserContext } from './browser-context.ts';
import { askAnew } from './ask-anew.ts';
import { announceNavigation } from './navigation-announcer.ts';
import { followReleases } from './follow-releases.ts';
import { followTabs } from './follow-tabs.ts';
import { earlyChoices, followLinks } from './link-clicks.ts';
import { preloadLinks } from './link-preload.ts';
import { pageStateIn, ROOT_ELEMENT } from './page-state.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';
import { handOver } from './router-hand-over.ts';
import { watchFailures } from './watch-failures.ts';

interface TakenOverProps {
  /** Once the page is taken over: not before can the router leave it. */
  readonly then: () => void;
  readonly children: ReactNode;
}

const TakenOver = ({ then, children }: TakenOverProps): ReactNode => {
  useEffect(then, [then]);
  return children;
};

/** Takes over the page that the server rendered. */
export const startApp = async (): Promise<void> => {
  const root = document.getElementById(ROOT_ELEMENT);
  if (root === null) return;
  watchCode();
  const state = pageStateIn(document);
  const store = createStore();
  store.set(toastsAtom, state.toasts);
  const context = browserContext(state.facts, store);
  hydrateQueries(context.queryClient, state.queries);
  const router = createAppRouter(context, createBrowserHistory());
  handOver(state.matches);
  await Promise.all([context.texts.load(state.areas), hydrate(router)]);
  const missing = missingCode();
  if (missing !== undefined) throw missing;
  const kept = new Set(state.kept);
  const early = earlyChoices();
  followLinks(router);
  const path = (): string => router.state.location.pathname;
  const go = (address: string): void => router.history.push(address);
  watchFailures(context.queryClient, { store, path, go });
  preloadLinks(router);
  followReleases(state.facts.buildId);
  askAnew(router, context.queryClient);
  announceNavigation(router);
  const afterTakeOver = (): void => {
    // Not before: what other tabs tell changes what is drawn, and the first drawing must be the server's.
    followTabs(shopTabs(), context.queryClient, { store, path, go, judgeAgain: () => router.invalidate() });
    early.forEach(({ form }) => form?.requestSubmit());
  };
  hydrateRoot(
    root,
    <Providers context={context} kept={kept}>
      <TakenOver then={afterTakeOver}>
        <RouterProvider router={router} />
      </TakenOver>
    </Providers>,
  );
};
