import type { OpenedSession } from '@shop/domain/visit/session';
import { RENEWAL_TTL_MS } from '../limits.ts';
import type { ShareRenewal } from './shared-session-renewals.ts';
import type { Timers } from '../../../timing/timers.ts';
import type { UpstreamShopper } from '../upstream-shopper.ts';

/** Renews the ids of sessions that the upstream lost: one renewal for all requests that notice. */
export interface SessionRenewals {
  of(shopper: UpstreamShopper): Promise<OpenedSession>;
}

interface Renewal {
  readonly session: Promise<OpenedSession>;
  /** Infinite while the renewal is in flight. */
  until: number;
}

/** Shoppers without ids have nothing in common: each request is a session of its own. */
const sessionKeyOf = (shopper: UpstreamShopper): UpstreamShopper | string => {
  const { storefront, userId, cartId, headers } = shopper;
  return userId === undefined && cartId === undefined
    ? shopper
    : JSON.stringify([storefront.store, storefront.language, userId, cartId, headers['x-shop-world']]);
};

export const sessionRenewals = (
  timers: Timers,
  renew: (shopper: UpstreamShopper) => Promise<OpenedSession>,
  share?: ShareRenewal,
): SessionRenewals => {
  const renewals = new Map<UpstreamShopper | string, Renewal>();
  const evictExpired = (): void => {
    for (const [key, { until }] of renewals) if (until <= timers.now()) renewals.delete(key);
  };
  const shared = (key: UpstreamShopper | string, shopper: UpstreamShopper): Promise<OpenedSession> =>
    share === undefined || typeof key !== 'string' ? renew(shopper) : share(key, () => renew(shopper));
  const start = (key: UpstreamShopper | string, shopper: UpstreamShopper): Renewal => {
    const renewal: Renewal = { session: shared(key, shopper), until: Infinity };
    renewals.set(key, renewal);
    renewal.session.then(
      () => {
        renewal.until = timers.now() + RENEWAL_TTL_MS;
      },
      () => renewals.delete(key),
    );
    return renewal;
  };
  return {
    of: (shopper) => {
      evictExpired();
      const key = sessionKeyOf(shopper);
      return (renewals.get(key) ?? start(key, shopper)).session;
    },
  };
};
