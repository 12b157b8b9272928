import { describe, expect, it } from 'vitest';
import { LOGIN_OPTION } from '../checkout/login-option.slot.ts';
import { LOOKED_UP_ORDER } from '../orders/looked-up-order.slot.ts';
import { TooManyAttempts } from '../shared/too-many-attempts.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, type Remembered, remembered } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import { ReplyLost } from '../testing/stub-state.ts';
import type { Shopper } from '../visit/shopper.ts';
import { endSession } from './end-session.ts';
import type { Sessions } from './sessions.port.ts';
import { SHOWN_ORDER } from './shown-order.slot.ts';

const CUSTOMER = aShopper({ loginState: 'customer', sessionToken: 'session-1' });
const NEXT = { userId: 'user-2', cartId: 'cart-2', activeWishlistId: 'list-2' };
const SHOWN_AT = Date.parse('2026-08-03T09:55:00Z');

/** A visitor who logs out, and who the shop was asked to log out. */
const leaving = (open: Sessions['open'], ...memories: readonly Remembered[]) => {
  const loggedOut: Shopper[] = [];
  const visit = aVisit(CUSTOMER, ...memories);
  const sessions = portWith<Sessions>({ open, logout: async (shopper) => void loggedOut.push(shopper) });
  return { loggedOut, visit, end: () => endSession({ sessions }, visit) };
};

describe('logging out', () => {
  it('ends the session at the shop, and begins another one with a new cart (AUTH-09)', async () => {
    const { loggedOut, visit, end } = leaving(async () => NEXT);
    await end();
    expect(loggedOut).toEqual([CUSTOMER]);
    expect(visit.shopper).toEqual({
      storefront: CUSTOMER.storefront,
      loginState: 'logged-out',
      userId: 'user-2',
      cartId: 'cart-2',
    });
  });

  it('leaves nothing of the checkout and of what was looked up to the next person at the browser', async () => {
    const { visit, end } = leaving(
      async () => NEXT,
      remembered(LOGIN_OPTION, 'guest'),
      remembered(LOOKED_UP_ORDER, { orderId: 'order-1', zipCode: '10115' }),
      remembered(SHOWN_ORDER, { orderId: 'order-1', shownAt: SHOWN_AT }),
    );
    await end();
    expect(visit.slotNames()).toEqual([]);
  });

  it('opens the next session without the one that ends', async () => {
    const asked: Shopper[] = [];
    const { end } = leaving(async (shopper) => {
      asked.push(shopper);
      return NEXT;
    });
    await end();
    expect(asked).toEqual([{ storefront: CUSTOMER.storefront, loginState: 'logged-out' }]);
  });

  it('ends the session of a guest too whose order was shown', async () => {
    const guest = { userId: 'user-0', sessionToken: 'session-0' };
    const { loggedOut, end } = leaving(
      async () => NEXT,
      remembered(SHOWN_ORDER, { orderId: 'order-1', shownAt: SHOWN_AT, guest }),
    );
    await end();
    expect(loggedOut).toEqual([CUSTOMER, { storefront: CUSTOMER.storefront, loginState: 'guest', ...guest }]);
  });

  it('opens no session while too many were opened', async () => {
    const { visit, end } = leaving(() => Promise.reject(new TooManyAttempts(60)));
    await end();
    expect(visit.shopper).toEqual({ storefront: CUSTOMER.storefront, loginState: 'logged-out' });
  });

  it('fails if no session can be opened for another reason', async () => {
    const { end } = leaving(() => Promise.reject(new ReplyLost()));
    await expect(end()).rejects.toThrow(ReplyLost);
  });
});
