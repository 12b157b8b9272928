import { itemPath } from '@shop/domain/catalogue/item-path';
import type { ItemId } from '@shop/domain/catalogue/product';
import { productPath } from '@shop/domain/shared/paths';
import { readEmail } from '@shop/domain/shared/read-email';
import type { StockAlert } from '@shop/domain/stock-alerts/stock-alerts.port';
import { type Storefront, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { Shopper } from '@shop/domain/visit/shopper';
import { localise } from '../goods/catalogue-context.ts';
import { signedInAccount } from '../sessions/current-user.ts';
import type { Account } from '../sessions/user.ts';
import { entriesOf, lookUp } from '../worlds/persistent-map.ts';
import { put, remove, schedule, type Transaction, unschedule, type View } from '../worlds/transaction.ts';
import { DAY_MS, forgetLinks } from './alert-links.ts';
import type { StockAlertRecord } from './alert-record.ts';

const TIMER = 'stock-alert-ends';

/** How a world names the alerts of an address. */
export const addressKey = (email: string): string => `${readEmail(email).toLowerCase()} `;

export const alertKey = (email: string, itemId: ItemId): string => `${addressKey(email)}${itemId}`;

/** The oldest first. */
const alertsWhere = (
  { state }: View,
  is: (alert: StockAlertRecord, key: string) => boolean,
): readonly (readonly [key: string, alert: StockAlertRecord])[] =>
  entriesOf(state.stockAlerts)
    .filter(([key, alert]) => is(alert, key))
    .toSorted(([, a], [, b]) => a.endsAt.localeCompare(b.endsAt));

export const watchingItem = (view: View, itemId: ItemId) =>
  alertsWhere(view, (alert) => alert.status === 'watching' && alert.itemId === itemId);

export const watchedByAddress = (view: View, email: string) =>
  alertsWhere(view, ({ status }, key) => status === 'watching' && key.startsWith(addressKey(email)));

export const storeAlert = (tx: Transaction, alert: Omit<StockAlertRecord, 'endsAt'>, days: number): void => {
  const key = alertKey(alert.email, alert.itemId);
  const endsAt = new Date(tx.now.getTime() + days * DAY_MS);
  put(tx, 'stockAlerts', key, { ...alert, endsAt: endsAt.toISOString() });
  unschedule(tx, TIMER, key);
  schedule(tx, TIMER, key, endsAt);
};

/** Nothing that was mailed before can begin it again. */
export const forgetAlert = (tx: Transaction, key: string): void => {
  remove(tx, 'stockAlerts', key);
  forgetLinks(tx, key);
  unschedule(tx, TIMER, key);
};

export const forgetAlertsOf = (tx: Transaction, { userId, email }: Account): void => {
  for (const [key] of alertsWhere(tx, (alert, of) => alert.userId === userId || of.startsWith(addressKey(email))))
    forgetAlert(tx, key);
};

/** `undefined` if the shop no longer has the article. */
export const projectAlert = (
  { goods }: View,
  { itemId, endsAt }: StockAlertRecord,
  storefront: Storefront,
): StockAlert | undefined => {
  const product = goods.product(goods.item(itemId)?.productId ?? '');
  if (product === undefined) return undefined;
  return {
    itemId,
    name: localise(storefront, product.name),
    path: itemPath(productPath(product.productId), itemId, product.items.length > 1),
    endsAt,
  };
};

export const alertsOfAccount = (view: View, shopper: Shopper): readonly StockAlert[] => {
  const account = signedInAccount(view, shopper);
  if (account === undefined) return [];
  return alertsWhere(view, ({ userId, status }) => status === 'watching' && userId === account.userId)
    .toReversed()
    .flatMap(([, alert]) => projectAlert(view, alert, shopper.storefront) ?? []);
};

export const storefrontOf = ({ storefrontId }: StockAlertRecord): Storefront => STOREFRONTS[storefrontId];

export const STOCK_ALERT_TIMERS = {
  [TIMER]: (tx: Transaction, key: string): void => {
    if (lookUp(tx.state.stockAlerts, key) !== undefined) forgetAlert(tx, key);
  },
};
