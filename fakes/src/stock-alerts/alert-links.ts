import { STOCK_ALERT_MAILS_A_DAY } from '@shop/domain/stock-alerts/stock-alerts';
import { entriesOf, lookUp } from '../worlds/persistent-map.ts';
import { digestOf, secretToken } from '../worlds/secret-token.ts';
import { put, remove, type Transaction, type View } from '../worlds/transaction.ts';
import type { AlertLinkRecord } from './alert-record.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

export const mailedLink = (tx: Transaction, alert: string, leadsTo: AlertLinkRecord['leadsTo']): string => {
  const token = secretToken(tx, 'stock-alert-link');
  put(tx, 'stockAlertLinks', digestOf(token), { leadsTo, alert, mailedAt: tx.now.getTime() });
  return token;
};

export const findAlertLink = ({ state }: View, token: string): AlertLinkRecord | undefined =>
  lookUp(state.stockAlertLinks, digestOf(token));

export const forgetLinks = (tx: Transaction, alert: string): void => {
  for (const [digest, link] of entriesOf(tx.state.stockAlertLinks))
    if (link.alert === alert) remove(tx, 'stockAlertLinks', digest);
};

/** Whether an address has had as many mails today as anybody may ask for: each of them has one link to end the alert. */
export const hasHadItsMails = ({ state, now }: View, isOfAddress: (alert: string) => boolean): boolean =>
  entriesOf(state.stockAlertLinks).filter(
    ([, { leadsTo, alert, mailedAt }]) => leadsTo === 'end' && mailedAt > now.getTime() - DAY_MS && isOfAddress(alert),
  ).length >= STOCK_ALERT_MAILS_A_DAY;
