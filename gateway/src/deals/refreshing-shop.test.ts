import type { DealReservation } from '@shop/domain/deals/deals.port';
import { money } from '@shop/domain/shared/money';
import { granted, refused } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { aCart, aPosition } from '@shop/domain/testing/a-cart';
import { aShopper } from '@shop/domain/testing/a-shopper';
import { describe, expect, it } from 'vitest';
import { visitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import { refreshingShop } from './refreshing-shop.ts';

const RUNS: DealReservation = { isExpired: false, hasBeenExtended: false, extensionsLeft: 3, released: [] };
const AT_DEAL_PRICE = aCart({ positions: [aPosition({ isLightningDeal: true, quantityLightning: 1 })] });

/** A shop with one cart, and the calls that it gets. */
const shopWith = ({
  cart = AT_DEAL_PRICE,
  reservation,
}: {
  readonly cart?: ReturnType<typeof aCart>;
  readonly reservation: Shop['deals']['reservation'];
}) => {
  const { shop } = visitorOfAFake();
  const calls: string[] = [];
  const recorded =
    <Args extends readonly unknown[], Reply>(name: string, reply: (...args: Args) => Reply) =>
    (...args: Args): Reply => {
      calls.push(name);
      return reply(...args);
    };
  const fake: Shop = {
    ...shop,
    carts: {
      ...shop.carts,
      find: recorded('find', async () =>
        granted(calls.includes('refresh') ? { ...cart, orderComment: 'refreshed' } : cart),
      ),
    },
    deals: {
      ...shop.deals,
      reservation: recorded('reservation', reservation),
      refreshExpired: recorded('refresh', async () => granted(RUNS)),
    },
  };
  return { find: () => refreshingShop(fake).carts.find(aShopper(), 'cart-1'), calls };
};

describe('a cart that is read', () => {
  it('is refreshed first where a reservation has expired (DEAL-02)', async () => {
    const { find, calls } = shopWith({ reservation: async () => granted({ ...RUNS, isExpired: true }) });
    expect(await find()).toMatchObject({ ok: true, value: { orderComment: 'refreshed' } });
    expect(calls).toEqual(['find', 'reservation', 'refresh', 'find']);
  });

  it('is refreshed although only one of its lines is of a deal', async () => {
    const [deal] = AT_DEAL_PRICE.positions;
    const cart = aCart({ positions: [aPosition(), ...(deal === undefined ? [] : [{ ...deal, id: 'p2' }])] });
    const { find, calls } = shopWith({ cart, reservation: async () => granted({ ...RUNS, isExpired: true }) });
    expect(await find()).toMatchObject({ ok: true, value: { orderComment: 'refreshed' } });
    expect(calls).toContain('refresh');
  });

  it('is read again where another request has refreshed it meanwhile (DEAL-02)', async () => {
    const released = [{ itemId: 'i1', name: 'Füller', quantity: 1, was: money(749), is: money(1000) }];
    const { find, calls } = shopWith({ reservation: async () => granted({ ...RUNS, released }) });
    expect((await find()).ok).toBe(true);
    expect(calls).toEqual(['find', 'reservation', 'find']);
  });

  it.each<[string, Shop['deals']['reservation']]>([
    ['runs', async () => granted(RUNS)],
    ['is unknown', async () => refused({ because: 'cart-not-found' })],
    ['cannot be read', async () => Promise.reject(new Error('lost'))],
  ])('is shown as it is where a reservation %s', async (_what, reservation) => {
    const { find, calls } = shopWith({ reservation });
    expect(await find()).toEqual(granted(AT_DEAL_PRICE));
    expect(calls).toEqual(['find', 'reservation']);
  });

  it.each([
    ['holds no deal', aCart()],
    ['is an order', { ...AT_DEAL_PRICE, submitted: true }],
  ])('costs no further call where it %s', async (_what, cart) => {
    const { find, calls } = shopWith({ cart, reservation: async () => granted(RUNS) });
    expect(await find()).toEqual(granted(cart));
    expect(calls).toEqual(['find']);
  });
});
