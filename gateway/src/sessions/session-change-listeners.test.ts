import type { Shopper } from '@shop/domain/sessions/shopper';
import { aShopper } from '@shop/domain/testing/a-shopper';
import { describe, expect, it } from 'vitest';
import { sessionChangeListeners } from './session-change-listeners.ts';

const SESSION = { userId: 'user-2', cartId: 'cart-2', activeWishlistId: 'wishlist-2' };

/** A listener of a request with what it heard, and the shopper of that request. */
const request = (changes: ReturnType<typeof sessionChangeListeners>) => {
  const heard: unknown[] = [];
  const requestKey = changes.listen({
    renewed: (session) => heard.push(session),
    revoked: () => heard.push('revoked'),
  });
  const shopper: Shopper = { ...aShopper(), requestKey };
  return { heard, shopper };
};

describe('a change of a session', () => {
  it('is reported to the request of its shopper, and to no other', () => {
    const changes = sessionChangeListeners();
    const [one, other] = [request(changes), request(changes)];
    changes.renewed(one.shopper, SESSION);
    changes.revoked(other.shopper);
    expect([one.heard, other.heard]).toEqual([[SESSION], ['revoked']]);
  });

  it('of a shopper without a request, or of another gateway’s, is reported to nobody', () => {
    const changes = sessionChangeListeners();
    const { heard } = request(changes);
    for (const shopper of [aShopper(), { ...aShopper(), requestKey: {} }]) {
      changes.renewed(shopper, SESSION);
      changes.revoked(shopper);
    }
    expect(heard).toEqual([]);
  });
});
