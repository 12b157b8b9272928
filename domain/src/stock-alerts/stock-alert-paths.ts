import type { ItemId } from '../catalogue/product.ts';
import { joined } from '../shared/joined.ts';
import { STOCK_ALERT_CONFIRMATION, STOCK_ALERT_END, STOCK_ALERT_SUCCESS } from '../shared/paths.ts';
import type { Result } from '../shared/result.ts';
import type { AlertLinkRefusal, StockAlert } from './stock-alerts.port.ts';

/** What a page about an alert says in place of its form, in its `state`. */
export type StockAlertState = 'confirmed' | 'link-expired' | 'no-such-link' | 'ended';

const at = (path: string, state: StockAlertState): string => `${path}?state=${state}`;

export const STOCK_ALERT_ENDED = at(STOCK_ALERT_END, 'ended');

/** After the form, the same for every address. */
export const alertRequestedPath = (itemId: ItemId): string =>
  joined(STOCK_ALERT_SUCCESS, '?item=', encodeURIComponent(itemId));

/** Where somebody goes on who has pressed the button behind the link of a mail. */
export const alertPathAfter = (confirmed: Result<StockAlert, AlertLinkRefusal>): string =>
  confirmed.ok
    ? joined(at(STOCK_ALERT_SUCCESS, 'confirmed'), '&item=', encodeURIComponent(confirmed.value.itemId))
    : at(STOCK_ALERT_CONFIRMATION, confirmed.refusal.because);
