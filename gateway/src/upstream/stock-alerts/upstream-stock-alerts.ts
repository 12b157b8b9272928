import { granted } from '@shop/domain/shared/result';
import type { AlertLinkRefusal, StockAlerts, WatchRefusal } from '@shop/domain/stock-alerts/stock-alerts.port';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readChoiceResult, readFormResult, type RefusalTable } from '../shared/read-mutation-result.ts';
import { Unreadable } from '../shared/unreadable.ts';

const WATCH_REFUSALS: RefusalTable<Exclude<WatchRefusal, { readonly because: 'invalid-form' }>> = {
  NO_SUCH_ITEM: () => ({ because: 'no-such-item' }),
  IN_STOCK: () => ({ because: 'in-stock' }),
};

const LINK_REFUSALS: RefusalTable<AlertLinkRefusal> = {
  NO_SUCH_LINK: () => ({ because: 'no-such-link' }),
  LINK_EXPIRED: () => ({ because: 'link-expired' }),
};

export const upstreamStockAlerts = (call: PortCalls): StockAlerts => ({
  watch: (shopper, request) =>
    call({
      operation: operations.requestStockAlert,
      variables: request,
      shopper,
      read: ({ requestStockAlert }) => readFormResult(requestStockAlert, WATCH_REFUSALS),
    }),
  confirm: (shopper, token) =>
    call({
      operation: operations.confirmStockAlert,
      variables: { token },
      shopper,
      read: ({ confirmStockAlert: { alert, ...reply } }) => {
        const confirmed = readChoiceResult(reply, LINK_REFUSALS);
        if (!confirmed.ok) return confirmed;
        if (alert === null) throw new Unreadable('an alert that is confirmed, without its article');
        return granted(alert);
      },
    }),
  end: (shopper, token) =>
    call({
      operation: operations.endStockAlert,
      variables: { token },
      shopper,
      read: ({ endStockAlert }) => {
        readChoiceResult(endStockAlert, {});
      },
    }),
  ofAccount: (shopper) =>
    call({
      operation: operations.getStockAlerts,
      variables: {},
      shopper,
      read: ({ getStockAlerts }) => getStockAlerts,
    }),
});
