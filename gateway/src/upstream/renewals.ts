import type { OpenedSession } from '@shop/domain/sessions/sessions.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { RENEWAL_KEPT_MS } from './limits.ts';
import type { Timers } from './timers.ts';

/** Obtains new ids for sessions that the upstream lost: one renewal for all who notice. */
export interface Renewals {
  of(shopper: Shopper): Promise<OpenedSession>;
}

/** Somebody without ids is nobody else's equal: only the same request shares. */
const keyOf = ({ storefront, userId, cartId, headers }: Shopper): string | undefined =>
  userId === undefined && cartId === undefined ? undefined : JSON.stringify([storefront.store, storefront.language, userId, cartId, headers['x-shop-world']]);

export const renewals = (timers: Timers, renew: (shopper: Shopper) => Promise<OpenedSession>): Renewals => {
  const byIds = new Map<string, Promise<OpenedSession>>();
  const byRequest = new WeakMap<Shopper, Promise<OpenedSession>>();

  const shared = (shopper: Shopper, known: Promise<OpenedSession> | undefined, keep: (renewing: Promise<OpenedSession>) => void, forget: () => void): Promise<OpenedSession> => {
    if (known !== undefined) return known;
    const renewing = renew(shopper);
    keep(renewing);
    renewing.then(() => timers.after(RENEWAL_KEPT_MS, forget), forget);
    return renewing;
  };
  return {
    of: (shopper) => {
      const key = keyOf(shopper);
      if (key === undefined) return shared(shopper, byRequest.get(shopper), (renewing) => byRequest.set(shopper, renewing), () => byRequest.delete(shopper));
      return shared(shopper, byIds.get(key), (renewing) => byIds.set(key, renewing), () => byIds.delete(key));
    },
  };
};
