import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { refused } from '@shop/domain/shared/result';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { StockAlerts } from '@shop/domain/stock-alerts/stock-alerts.port';
import type { RequestSource } from '../visit/request-source.ts';
import { countedIf, type Counters } from './counters.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

const TOO_MANY: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.error.tooManyTries' };

/** Limits alerts, because anybody may type anybody's address, and guesses of links. */
export const limitedStockAlerts = (
  stockAlerts: StockAlerts,
  counters: Counters,
  source: RequestSource,
): StockAlerts => ({
  ...stockAlerts,
  watch: async (shopper, request) => {
    const counted = await counters.count(perNetwork(source, LIMITS.stockAlerts, LIMITS.stockAlertsADay));
    return counted.isOver ? refused(TOO_MANY) : stockAlerts.watch(shopper, request);
  },
  confirm: async (shopper, token) => {
    const counted = await counters.count(perNetwork(source, LIMITS.wrongStockAlertLinks));
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    return countedIf(
      counted,
      () => stockAlerts.confirm(shopper, token),
      ({ ok }) => !ok,
    );
  },
  end: async (shopper, token) => {
    const counted = await counters.count(perNetwork(source, LIMITS.endedStockAlerts));
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
    await stockAlerts.end(shopper, token);
  },
});
