import { describe, expect, it } from 'vitest';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import { ReplyLost } from '../testing/stub-state.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { Sessions } from './sessions.port.ts';
import { shopAgain } from './shop-again.ts';
import { SHOWN_ORDER } from './shown-order.slot.ts';

const SHOWN = { orderId: 'order-1', shownAt: Date.parse('2026-08-03T09:55:00Z') };
const GUEST = { userId: 'user-0', sessionToken: 'session-0' };
const OF_GUEST = remembered(SHOWN_ORDER, { ...SHOWN, guest: GUEST });

const shopping = (visit: ReturnType<typeof aVisit>) => {
  const loggedOut: Shopper[] = [];
  const sessions = portWith<Sessions>({ logout: async (shopper) => void loggedOut.push(shopper) });
  return { loggedOut, again: () => shopAgain({ sessions }, visit) };
};

describe('shopping again with a browser that has shown an order', () => {
  it('shows a guest’s order no more, and ends the guest’s session', async () => {
    const visit = aVisit(aShopper(), OF_GUEST);
    const { loggedOut, again } = shopping(visit);
    await again();
    expect(visit.slotNames()).toEqual([]);
    expect(loggedOut).toEqual([anAnonymousShopper({ loginState: 'guest', ...GUEST })]);
  });

  it('does not depend on the end of the guest’s session', async () => {
    const visit = aVisit(aShopper(), OF_GUEST);
    const sessions = portWith<Sessions>({ logout: () => Promise.reject(new ReplyLost()) });
    await shopAgain({ sessions }, visit);
    expect(visit.slotNames()).toEqual([]);
  });

  it.each([
    ['is signed in', aVisit(aShopper({ loginState: 'customer' }), OF_GUEST)],
    ['was shown a customer’s order', aVisit(aShopper(), remembered(SHOWN_ORDER, SHOWN))],
  ])('changes nothing for whoever %s', async (_who, visit) => {
    const { loggedOut, again } = shopping(visit);
    await again();
    expect([visit.slotNames(), loggedOut]).toEqual([['shownOrder'], []]);
  });

  it('changes nothing in a browser that has shown none', async () => {
    const { loggedOut, again } = shopping(aVisit());
    await again();
    expect(loggedOut).toEqual([]);
  });
});
