import type { OpenedSession } from '@shop/domain/sessions/sessions.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { RENEWAL_TTL_MS } from '../limits.ts';
import type { AgreeOnRenewal } from './shared-session-renewals.ts';
import type { Timers } from '../../../timers.ts';

/** Obtains new ids for sessions that the upstream lost: one renewal for all requests that notice. */
export interface SessionRenewals {
  of(shopper: Shopper): Promise<OpenedSession>;
}

interface Renewal {
  readonly session: Promise<OpenedSession>;
  /** While it is under way, without end. */
  until: number;
}

/** Somebody without ids is nobody else's equal: they are told apart by the request that they came with. */
const whoOf = (shopper: Shopper): Shopper | string => {
  const { storefront, userId, cartId, headers } = shopper;
  return userId === undefined && cartId === undefined ? shopper : JSON.stringify([storefront.store, storefront.language, userId, cartId, headers['x-shop-world']]);
};

export const sessionRenewals = (timers: Timers, renew: (shopper: Shopper) => Promise<OpenedSession>, agree?: AgreeOnRenewal): SessionRenewals => {
  const kept = new Map<Shopper | string, Renewal>();
  const forgetOld = (): void => {
    for (const [who, { until }] of kept) if (until <= timers.now()) kept.delete(who);
  };
  const agreed = (who: Shopper | string, shopper: Shopper): Promise<OpenedSession> =>
    agree === undefined || typeof who !== 'string' ? renew(shopper) : agree(who, () => renew(shopper));
  const start = (who: Shopper | string, shopper: Shopper): Renewal => {
    const renewal: Renewal = { session: agreed(who, shopper), until: Infinity };
    kept.set(who, renewal);
    renewal.session.then(
      () => {
        renewal.until = timers.now() + RENEWAL_TTL_MS;
      },
      () => kept.delete(who),
    );
    return renewal;
  };
  return {
    of: (shopper) => {
      forgetOld();
      const who = whoOf(shopper);
      return (kept.get(who) ?? start(who, shopper)).session;
    },
  };
};
