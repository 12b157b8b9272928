import { describe, expect, it } from 'vitest';
import type { ExpressPayments } from '../payments/express-payments.port.ts';
import { granted, refused } from '../shared/result.ts';
import { aCart } from '../testing/a-cart.ts';
import { anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { type StubState, stubState } from '../testing/stub-state.ts';
import { startExpress } from './start-express.ts';

const URL_OF_PROVIDER = 'https://provider.example/';

/** A shop, and what was in each cart when its visitor left for the provider. */
const leaving = (
  overrides: Partial<StubState> = {},
  shopper = aShopper(),
  start: () => ReturnType<ExpressPayments['start']> = async () => granted({ url: URL_OF_PROVIDER }),
) => {
  const state = stubState(overrides);
  const left: unknown[] = [];
  const expressPayments = portWith<ExpressPayments>({
    start: async (_shopper, cartId, checkoutType) => {
      const cart = state.carts.find(({ id }) => id === cartId);
      left.push([cartId, checkoutType, cart?.positions.map(({ itemId, quantity }) => [itemId, quantity])]);
      return start();
    },
  });
  const visit = aVisit(shopper);
  return { left, visit, leave: startExpress({ ...stubShop(state), expressPayments }, visit) };
};

describe('leaving for the Amazon-style provider', () => {
  it('pays for the basket as it is', async () => {
    const { left, leave } = leaving();
    expect(await leave()).toEqual(granted({ url: URL_OF_PROVIDER }));
    expect(left).toEqual([['cart-1', 'cart', aCart().positions.map(({ itemId, quantity }) => [itemId, quantity])]]);
  });

  it('puts the article of a product page into the basket first', async () => {
    const { left, leave } = leaving({ carts: [aCart({ positions: [] })] });
    expect(await leave({ itemId: 'pencils', quantity: 3 })).toEqual(granted({ url: URL_OF_PROVIDER }));
    expect(left).toEqual([['cart-1', 'cart', [['pencils', 3]]]]);
  });

  it('opens a session for an article if the visitor has none', async () => {
    const { left, leave, visit } = leaving({ carts: [] }, anAnonymousShopper());
    await leave({ itemId: 'pencils', quantity: 1 });
    expect(left).toEqual([[visit.shopper.cartId, 'cart', [['pencils', 1]]]]);
  });

  it('stays if the article is sold out', async () => {
    const { left, leave } = leaving({ stock: { pencils: 0 } });
    expect(await leave({ itemId: 'pencils', quantity: 1 })).toEqual(
      refused({ because: 'article-refused', refusal: { because: 'sold-out', itemId: 'pencils' } }),
    );
    expect(left).toEqual([]);
  });

  it('stays if the shop does not accept it for this cart (PAY-09)', async () => {
    const { leave } = leaving({}, aShopper(), async () => refused({ because: 'express-unavailable' }));
    expect(await leave()).toEqual(refused({ because: 'express-unavailable' }));
  });

  it('asks the shop without a cart too, which knows none', async () => {
    const { left, leave } = leaving({}, anAnonymousShopper(), async () => refused({ because: 'cart-not-found' }));
    expect(await leave()).toEqual(refused({ because: 'cart-not-found' }));
    expect(left).toEqual([['', 'cart', undefined]]);
  });
});
