import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { aCart } from '../testing/a-cart.ts';
import { aCustomer, anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { factsWithoutCart, readCheckoutFacts } from './read-checkout-facts.ts';

const NOTHING = { positionCount: 0, basketValue: money(0), submitted: false, soldOut: [] };
const ANNE = aCustomer({ isGuest: false, email: 'anne@schule.example' });

describe('the facts of a checkout', () => {
  it('are those of the visitor’s own cart', async () => {
    const state = stubState({ carts: [aCart({ basketValue: money(1_998) })] });
    expect(await readCheckoutFacts(stubShop(state), aVisit())()).toMatchObject({
      loginState: 'logged-out',
      cart: { positionCount: 1, basketValue: money(1_998) },
    });
  });

  it('of a visitor without a cart show an empty one, and the shop is not asked who that is', async () => {
    const state = stubState();
    const visit = aVisit(anAnonymousShopper({ userId: 'user-1' }));
    const facts = await readCheckoutFacts(stubShop(state), visit)();
    expect(facts).toMatchObject({ loginState: 'logged-out', hasAddresses: false, cart: NOTHING });
    expect(facts).toEqual(factsWithoutCart(visit));
    expect(state.calls).toEqual([]);
  });

  it.each([
    ['whose session is gone too is signed out', aCustomer(), 'logged-out'],
    ['whom the shop still knows stays signed in', ANNE, 'customer'],
  ])('say that something has ended if a cart is gone; a customer %s', async (_what, customer, loginState) => {
    const visit = aVisit(aShopper({ loginState: 'customer' }));
    const facts = await readCheckoutFacts(stubShop(stubState({ carts: [], customer })), visit)();
    expect(facts).toMatchObject({ loginState, hasSessionEnded: true, cart: NOTHING });
    expect(visit.shopper.loginState).toBe(loginState);
  });
});
