import { describe, expect, it } from 'vitest';
import { anAnonymousShopper, aCustomer, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import { currentCustomer } from './current-customer.ts';
import type { Customers } from './customers.port.ts';

const ANNE = aCustomer({ email: 'anne@schule.example' });

/** A shop that knows this visitor, and the pages about which it was asked. */
const shopOf = (customer = ANNE) => {
  const pages: string[] = [];
  const customers = portWith<Customers>({
    current: async (_shopper, url) => {
      pages.push(url);
      return customer;
    },
  });
  return { pages, customers };
};

describe('who is visiting', () => {
  it('is known to the shop, which learns the page', async () => {
    const shop = shopOf();
    const visit = aVisit(aShopper({ loginState: 'customer' }));
    expect(await currentCustomer(shop, visit)('/checkout/summary/')).toEqual(ANNE);
    expect([shop.pages, visit.shopper.loginState]).toEqual([['/checkout/summary/'], 'customer']);
  });

  it('is asked for the home page unless another is named', async () => {
    const shop = shopOf();
    await currentCustomer(shop, aVisit())();
    expect(shop.pages).toEqual(['/']);
  });

  it('is nobody without a session, and the shop is not asked', async () => {
    const shop = shopOf();
    expect(await currentCustomer(shop, aVisit(anAnonymousShopper()))()).toEqual({
      userId: '',
      isExistingCustomer: false,
      isNewCustomer: false,
      isGuest: true,
      isInternal: false,
      primeInfo: { status: 'NONE' },
    });
    expect(shop.pages).toEqual([]);
  });

  it.each(['customer', 'guest'] as const)('is signed out as a %s whom the shop no longer knows', async (loginState) => {
    const visit = aVisit(aShopper({ loginState }));
    await currentCustomer(shopOf(aCustomer()), visit)();
    expect(visit.shopper.loginState).toBe('logged-out');
  });

  it('keeps the cart if nobody was signed in', async () => {
    const visit = aVisit();
    await currentCustomer(shopOf(aCustomer()), visit)();
    expect([visit.shopper.cartId, visit.hasSessionEnded]).toEqual(['cart-1', false]);
  });
});
