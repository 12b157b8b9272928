import {
  STOCK_ALERT_CONFIRMATION,
  STOCK_ALERT_END,
  STOCK_ALERT_SUCCESS,
  STOCK_ALERTS,
} from '@shop/domain/shared/paths';
import type { StockAlertState } from '@shop/domain/stock-alerts/stock-alert-paths';
import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { privateHead } from '../app/page-titles.ts';
import type { RouterContext } from '../app/router-context.ts';
import { productOfItemQuery, tilesQuery } from '../features/catalogue/catalogue.queries.ts';
import { productHref } from '../features/catalogue/model/product-href.ts';
import { AlertConfirmation } from '../features/stock-alerts/alert-confirmation.tsx';
import { AlertEnd } from '../features/stock-alerts/alert-end.tsx';
import { AlertSuccess, type WatchedProduct } from '../features/stock-alerts/alert-success.tsx';
import { loadOptional } from '../platform/queries/load-optional.ts';

const CONFIRMED: StockAlertState = 'confirmed';
const EXPIRED: StockAlertState = 'link-expired';
const ENDED: StockAlertState = 'ended';

const headOfPage = (context: RouterContext, path: string, state: unknown) => {
  const { t } = context.texts.i18n;
  const ns = { ns: 'stock-alerts' } as const;
  switch (path) {
    case STOCK_ALERT_SUCCESS:
      return privateHead(t(state === CONFIRMED ? 'confirmed.title' : 'sent.title', ns), context);
    case STOCK_ALERT_CONFIRMATION:
      return privateHead(t('confirm.title', ns), context);
    case STOCK_ALERT_END:
      return privateHead(t(state === ENDED ? 'ended.title' : 'end.title', ns), context);
    default:
      throw notFound();
  }
};

const watchedProduct = async (client: QueryClient, itemId: string): Promise<WatchedProduct | undefined> => {
  const found = productOfItemQuery(itemId);
  await loadOptional(client, found);
  const id = client.getQueryData(found.queryKey)?.productOfItem;
  if (id == null) return undefined;
  const tiles = tilesQuery([id]);
  await loadOptional(client, tiles);
  const tile = client.getQueryData(tiles.queryKey)?.tiles[0];
  return tile && { name: tile.name, href: productHref({ ...tile, bestItemId: itemId }) };
};

/** Alerts for sold-out articles: requested, confirmed and ended. One route, because every page loads the list of routes. */
export const Route = createFileRoute('/_default/service/verfuegbarkeit/$')({
  staticData: { areas: ['forms', 'stock-alerts'] },
  loaderDeps: ({ search: { token, state, item } }) => ({
    token: typeof token === 'string' ? token : '',
    item: typeof item === 'string' || typeof item === 'number' ? String(item) : '',
    state,
  }),
  loader: async ({ context, params: { _splat }, deps: { state, item } }) => {
    const path = `${STOCK_ALERTS}${(_splat ?? '').replace(/\/$/u, '')}/`;
    return {
      path,
      head: headOfPage(context, path, state),
      product:
        path === STOCK_ALERT_SUCCESS && item !== '' ? await watchedProduct(context.queryClient, item) : undefined,
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function StockAlertRoute() {
    const { path, product } = Route.useLoaderData();
    const { token, state } = Route.useLoaderDeps();
    switch (path) {
      case STOCK_ALERT_CONFIRMATION:
        return <AlertConfirmation token={token} isExpired={state === EXPIRED} />;
      case STOCK_ALERT_END:
        return <AlertEnd token={token} isDone={state === ENDED} />;
      default:
        return <AlertSuccess isConfirmed={state === CONFIRMED} product={product} />;
    }
  },
});
