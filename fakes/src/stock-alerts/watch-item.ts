import {
  MOST_STOCK_ALERTS,
  STOCK_ALERT_DAYS,
  STOCK_ALERT_LINK_DAYS,
  UNCONFIRMED_ALERT_DAYS,
} from '@shop/domain/stock-alerts/stock-alerts';
import type {
  AlertLinkRefusal,
  StockAlert,
  StockAlertRequest,
  WatchRefusal,
} from '@shop/domain/stock-alerts/stock-alerts.port';
import { fieldErrorsOf, invalidForm } from '@shop/domain/shared/field-errors';
import { email as emailError } from '@shop/domain/shared/form-rules';
import { readEmail } from '@shop/domain/shared/read-email';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper } from '@shop/domain/visit/shopper';
import { maxQuantityOf } from '../catalogue/stock.ts';
import { signedInAccount } from '../sessions/current-user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { DAY_MS, findAlertLink, hasHadItsMails } from './alert-links.ts';
import { sendAlertConfirmation, sendWatching } from './alert-mails.ts';
import type { StockAlertRecord } from './alert-record.ts';
import { mailIfBack } from './restock.ts';
import { addressKey, alertKey, forgetAlert, projectAlert, storeAlert, watchedByAddress } from './stored-alerts.ts';

/** Watches an article from now on; the newest alert takes the place of the oldest one of an address that has too many. */
const beginAlert = (tx: Transaction, alert: Omit<StockAlertRecord, 'endsAt'>): void => {
  storeAlert(tx, { ...alert, status: 'watching' }, STOCK_ALERT_DAYS);
  const others = watchedByAddress(tx, alert.email).filter(([, { itemId }]) => itemId !== alert.itemId);
  for (const [key] of others.slice(0, Math.max(0, others.length + 1 - MOST_STOCK_ALERTS))) forgetAlert(tx, key);
};

/** The same for every address, but for the mail. */
export const watchItem = (
  tx: Transaction,
  shopper: Shopper,
  { itemId, email: typed }: StockAlertRequest,
): Result<void, WatchRefusal> => {
  const errors = fieldErrorsOf({ email: emailError(typed) });
  if (errors.length > 0) return refused(invalidForm(errors));
  const item = tx.goods.item(itemId);
  if (item === undefined) return refused({ because: 'no-such-item' });
  if (maxQuantityOf(tx, item) > 0) return refused({ because: 'in-stock' });
  const email = readEmail(typed);
  const key = alertKey(email, itemId);
  const mayMail = !hasHadItsMails(tx, (alert) => alert.startsWith(addressKey(email)));
  const account = signedInAccount(tx, shopper);
  const isOwn = account !== undefined && addressKey(account.email) === addressKey(email);
  const known = lookUp(tx.state.stockAlerts, key);
  const requested: Omit<StockAlertRecord, 'endsAt'> = {
    email,
    itemId,
    storefrontId: shopper.storefront.id,
    status: 'pending',
    requestedAt: tx.now.toISOString(),
    ...(isOwn ? { userId: account.userId } : {}),
  };
  if (isOwn) beginAlert(tx, requested);
  else if (known?.status !== 'watching' && mayMail) storeAlert(tx, requested, UNCONFIRMED_ALERT_DAYS);
  const stored = lookUp(tx.state.stockAlerts, key);
  if (stored === undefined || !mayMail) return granted(undefined);
  if (stored.status === 'watching') sendWatching(tx, stored);
  else sendAlertConfirmation(tx, stored);
  return granted(undefined);
};

export const confirmAlert = (
  tx: Transaction,
  { storefront }: Shopper,
  token: string,
): Result<StockAlert, AlertLinkRefusal> => {
  const link = findAlertLink(tx, token);
  const record = lookUp(tx.state.stockAlerts, link?.alert ?? '');
  if (link?.leadsTo !== 'confirmation' || record === undefined) return refused({ because: 'no-such-link' });
  const alert = projectAlert(tx, record, storefront);
  if (alert === undefined) return refused({ because: 'no-such-link' });
  if (record.status === 'watching') return granted(alert);
  if (link.mailedAt + STOCK_ALERT_LINK_DAYS * DAY_MS <= tx.now.getTime()) return refused({ because: 'link-expired' });
  beginAlert(tx, record);
  const begun = lookUp(tx.state.stockAlerts, link.alert) ?? record;
  mailIfBack(tx, record.itemId);
  return granted({ ...alert, endsAt: begun.endsAt });
};

export const endAlert = (tx: Transaction, token: string): void => {
  const link = findAlertLink(tx, token);
  if (link?.leadsTo === 'end') forgetAlert(tx, link.alert);
};
