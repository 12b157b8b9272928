import { RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { SHELL_AREAS } from '../locales/areas.ts';
import { GraphqlFailure } from '../platform/failures/failures.ts';
import { rawText, UNAVAILABLE } from '../platform/pages/page-status.ts';
import { brandOf } from '../storefronts/brands.ts';
import { ErrorScreen } from './error-screen.tsx';
import { htmlDocument } from './html-document.ts';
import type { Texts } from './i18n.ts';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { preloadLayout } from './layouts/layout-parts.ts';
import { loadDefaultLayout } from './layouts/load-default-layout.ts';
import { MissingWorldScreen } from './missing-world-screen.tsx';
import type { PageFailure, PageReply, PageRequest } from '@shop/domain/pages/page-contract';
import { pageTitle } from './page-titles.ts';
import { Providers } from './providers.tsx';
import { renderHead } from './render-head.ts';
import { assetsOf } from './route-assets.ts';
import { serverApp } from './server-app.ts';

const BROKEN = 500;
const TOO_MANY_REQUESTS = 429;

interface Failure {
  readonly statusCode: number;
  readonly messageKey: string | undefined;
  readonly raw: string;
  readonly world?: PageFailure['world'];
}

const isPageFailure = (failure: unknown): failure is PageFailure =>
  typeof failure === 'object' && failure !== null && 'statusCode' in failure && typeof failure.statusCode === 'number';

/** A failed query makes the page unavailable. Anything else is a bug in the client. */
const failureOf = (failure: unknown): Failure => {
  if (isPageFailure(failure))
    return {
      statusCode: failure.statusCode,
      messageKey: failure.messageKey,
      raw: failure.stack ?? failure.message,
      world: failure.world,
    };
  if (failure instanceof GraphqlFailure)
    return { statusCode: UNAVAILABLE, messageKey: failure.messageKey, raw: rawText(failure) };
  return { statusCode: BROKEN, messageKey: undefined, raw: rawText(failure) };
};

const titleOf = ({ i18n }: Texts, { statusCode, world }: Pick<Failure, 'statusCode' | 'world'>): string => {
  if (world !== undefined) return i18n.t('gone.headline', { ns: 'worlds' });
  return i18n.t(statusCode === 404 || statusCode === 410 ? 'notFound.title' : 'error.title');
};

/** Whether the request was refused and the shop works: then the page has its navigation and its footer. */
const isRefused = ({ statusCode, world }: Failure): boolean =>
  world === undefined && statusCode < BROKEN && statusCode !== TOO_MANY_REQUESTS;

/** The error page. It has no scripts, and needs nothing of the shop, so nothing on it can fail again. */
export const renderFailure = async (
  request: PageRequest,
  cause: unknown,
  failures: readonly unknown[],
): Promise<PageReply> => {
  const { router, context, staticQueries } = serverApp(request);
  const failure = failureOf(cause);
  const { statusCode, messageKey, raw, world } = failure;
  await Promise.all([
    isRefused(failure) ? loadDefaultLayout(context) : preloadLayout(context.page.storefront),
    context.texts.load([...SHELL_AREAS, 'layout', ...(world === undefined ? [] : ['worlds' as const])]),
  ]);
  const brand = brandOf(request.storefront);
  const title = titleOf(context.texts, { statusCode, world });
  const page: ReactNode = (
    <Providers context={context} staticQueries={staticQueries}>
      <RouterContextProvider router={router}>
        <DefaultLayout>
          {world === undefined ? (
            <ErrorScreen statusCode={statusCode} messageKey={messageKey} raw={raw} />
          ) : (
            <MissingWorldScreen reason={raw} {...world} />
          )}
        </DefaultLayout>
      </RouterContextProvider>
    </Providers>
  );
  const html = htmlDocument({
    language: brand.htmlLanguage,
    theme: brand.theme,
    themeColor: brand.themeColor,
    head: renderHead({ request, title: pageTitle(title, context), isFound: false, matches: [], alternates: [] }),
    body: renderToString(page),
    assets: assetsOf({ routeIds: ['/_default'], language: context.texts.language, areas: [] }),
  });
  return { status: statusCode, html, payload: '{}', scriptHashes: [], styleHashes: [], failures };
};
