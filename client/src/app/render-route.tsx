import { dehydrate } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

import { SHELL_AREAS } from '../locales/areas.ts';
import { toastsAtom } from '../platform/toasts/toasts.ts';
import { brandOf } from '../storefronts/brands.ts';
import { documentTitle } from './document-title.ts';
import { htmlDocument, SCRIPT_HASHES } from './html-document.ts';
import { matchStates, redirectOf, statusOf } from './loaded-matches.ts';
import type { PageReply, PageRequest } from '@shop/domain/pages/page-contract';
import { jsonForHtml, type PageState } from './page-state.ts';
import { Providers } from './providers.tsx';
import { renderHead } from './render-head.ts';
import { assetsOf } from './route-assets.ts';
import { type ServerApp, serverApp } from './server-app.ts';

const FOUND = 200;

const EMPTY_REPLY = { html: '', payload: '{}', scriptHashes: [], styleHashes: [], failures: [] };

const redirected = ({ router, notice }: ServerApp): PageReply | undefined => {
  const target = redirectOf(router);
  const toast = notice();
  return target === undefined ? undefined : { ...EMPTY_REPLY, ...target, ...(toast === undefined ? {} : { toast }) };
};

const stateOf = ({ router, context, staticQueries }: ServerApp, areas: PageState['areas']): PageState => ({
  context: context.page,
  areas,
  matches: matchStates(router),
  queries: dehydrate(context.queryClient, {
    shouldDehydrateQuery: ({ queryHash, state }) => state.status === 'success' && !staticQueries.has(queryHash),
  }),
  staticQueries: [...staticQueries],
  toasts: context.store.get(toastsAtom),
});

const loadedApp = async (request: PageRequest): Promise<ServerApp> => {
  const app = serverApp(request);
  await app.context.texts.load(SHELL_AREAS);
  await app.router.load();
  return app;
};

const renderTree = ({ router, context, staticQueries }: ServerApp): string =>
  renderToString(
    <Providers context={context} staticQueries={staticQueries}>
      <RouterProvider router={router} />
    </Providers>,
  );

/** Loads a page and returns a function that renders only its React tree. The benchmark compares the whole rendering with it. */
export const prepareDrawing = async (request: PageRequest): Promise<() => string> => {
  const app = await loadedApp(request);
  return () => renderTree(app);
};

/** Loads the data of the matched routes, then renders them synchronously: nothing in the tree suspends. */
export const renderRoute = async (request: PageRequest): Promise<PageReply> => {
  const [app, alternates] = await Promise.all([loadedApp(request), request.alternates()]);
  const { router, context } = app;
  const redirect = redirected(app);
  if (redirect !== undefined) return redirect;
  const matches = router.stores.matches.get();
  const failed = matches.find(({ status }) => status === 'error');
  if (failed !== undefined) throw failed.error;
  const body = renderTree(app);
  const areas = [...new Set([...SHELL_AREAS, ...matches.flatMap(({ staticData }) => staticData.areas ?? [])])];
  const payload = jsonForHtml(stateOf(app, areas));
  const brand = brandOf(request.storefront);
  const status = statusOf(router);
  const html = htmlDocument({
    language: brand.htmlLanguage,
    theme: brand.theme,
    themeColor: brand.themeColor,
    head: renderHead({
      request,
      title: documentTitle(router) ?? brand.name,
      isFound: status === FOUND,
      matches,
      alternates,
    }),
    body,
    assets: assetsOf({ routeIds: matches.map(({ routeId }) => routeId), language: context.texts.language, areas }),
    hydration: { state: payload, startsOnIntent: request.startsOnIntent === true },
  });
  return { status, html, payload, scriptHashes: SCRIPT_HASHES, styleHashes: [], failures: [] };
};
