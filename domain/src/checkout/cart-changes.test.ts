import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../carts/cart.ts';
import { money } from '../shared/money.ts';
import { aCart, aPosition, aShipper } from '../testing/a-cart.ts';
import { anAddress } from '../testing/an-address.ts';
import { changesBetween } from './cart-changes.ts';
import { seenCartOf } from './seen-cart.ts';

const heft = { id: 'p1', name: 'Heft' };
const stift = { id: 'p2', name: 'Stift' };
const cartOf = (said: Partial<Cart> = {}): Cart =>
  aCart({
    positions: [
      aPosition({ ...heft, quantity: 2, pricePerUnit: money(100) }),
      aPosition({ ...stift, pricePerUnit: money(300) }),
    ],
    shippingCost: money(495),
    ...said,
  });

const seen = seenCartOf(cartOf());

it('finds no change in an unchanged cart', () => {
  expect(changesBetween(seen, cartOf())).toEqual([]);
});

it('does not compare the shipping cost if one of the two carts was read without it', () => {
  const { shippingCost: _notAsked, ...cart } = cartOf();
  const { shippingCost: _notSeen, ...seenWithout } = seen;
  expect(changesBetween(seen, cart)).toEqual([]);
  expect(changesBetween(seenWithout, cartOf())).toEqual([]);
  expect(seenCartOf(cart)).not.toHaveProperty('shippingCost');
});

describe('what was chosen before the summary', () => {
  const BERLIN = anAddress({ addressId: 'berlin', city: 'Berlin' });
  const HAMBURG = anAddress({ addressId: 'hamburg', city: 'Hamburg' });
  const chosen = cartOf({
    billingAddress: BERLIN,
    shippers: [aShipper({ code: 'dhl', selected: true }), aShipper({ code: 'dpd' })],
    selectedPayment: 'RECHNUNG',
  });
  const seenChoices = seenCartOf(chosen);

  it.each<[string, Partial<Cart>, readonly string[]]>([
    ['nothing', {}, []],
    ['the same address by another id', { billingAddress: { ...BERLIN, addressId: 'other' } }, []],
    [
      'another billing address, to which it is delivered',
      { billingAddress: HAMBURG },
      ['billing-address', 'delivery-address'],
    ],
    [
      'an address that was changed',
      { billingAddress: { ...BERLIN, street: 'Neue Straße 9' } },
      ['billing-address', 'delivery-address'],
    ],
    ['another country', { billingAddress: { ...BERLIN, country: 'AT' } }, ['billing-address', 'delivery-address']],
    ['an address for the delivery', { shippingAddress: HAMBURG }, ['delivery-address']],
    ['another carrier', { shippers: [aShipper({ code: 'dpd', selected: true })] }, ['shipper']],
    ['another way to pay', { selectedPayment: 'VORKASSE' }, ['payment']],
  ])('is told of if it is %s', (_what, now, expected) => {
    expect(changesBetween(seenChoices, { ...chosen, ...now }).map(({ what }) => what)).toEqual(expected);
  });

  it('is missing, not changed, if it is not chosen any more', () => {
    const { billingAddress: _none, selectedPayment: _neither, ...unchosen } = chosen;
    expect(changesBetween(seenChoices, { ...unchosen, shippers: [] })).toEqual([]);
  });
});

describe('one difference is enough, and each is reported with its old and new value (SUBM-02)', () => {
  it('a price that rises', () => {
    const cart = cartOf({
      positions: [
        aPosition({ ...heft, quantity: 2, pricePerUnit: money(120) }),
        aPosition({ ...stift, pricePerUnit: money(300) }),
      ],
    });
    expect(changesBetween(seen, cart)).toEqual([
      { what: 'line-price', positionId: 'p1', name: 'Heft', was: money(200), is: money(240) },
      { what: 'total', was: money(995), is: money(1035) },
    ]);
  });

  it('two prices that change without changing the total', () => {
    const cart = cartOf({
      positions: [
        aPosition({ ...heft, quantity: 2, pricePerUnit: money(50) }),
        aPosition({ ...stift, pricePerUnit: money(400) }),
      ],
    });
    expect(changesBetween(seen, cart)).toEqual([
      { what: 'line-price', positionId: 'p1', name: 'Heft', was: money(200), is: money(100) },
      { what: 'line-price', positionId: 'p2', name: 'Stift', was: money(300), is: money(400) },
    ]);
  });

  it('a quantity that is reduced', () => {
    const cart = cartOf({
      positions: [
        aPosition({ ...heft, quantity: 1, pricePerUnit: money(100) }),
        aPosition({ ...stift, pricePerUnit: money(300) }),
      ],
    });
    expect(changesBetween(seen, cart)).toEqual([
      { what: 'line-quantity', positionId: 'p1', name: 'Heft', countWas: 2, countIs: 1 },
      { what: 'article-count', countWas: 3, countIs: 2 },
      { what: 'total', was: money(995), is: money(895) },
    ]);
  });

  it('an article that is sold out, and a gift that replaced it', () => {
    const cart = cartOf({
      positions: [aPosition({ ...heft, quantity: 2, pricePerUnit: money(100) })],
      freeArticles: [aPosition({ id: 'g1', name: 'Lineal', pricePerUnit: money(0), isFreeItem: true })],
    });
    expect(changesBetween(seen, cart)).toEqual([
      { what: 'line-removed', positionId: 'p2', name: 'Stift', countWas: 1 },
      { what: 'line-added', positionId: 'g1', name: 'Lineal', countIs: 1 },
      { what: 'position-count', countWas: 2, countIs: 1 },
      { what: 'article-count', countWas: 3, countIs: 2 },
      { what: 'total', was: money(995), is: money(695) },
    ]);
  });

  it('another shipping cost', () => {
    expect(changesBetween(seen, cartOf({ shippingCost: money(0) }))).toEqual([
      { what: 'shipping-cost', was: money(495), is: money(0) },
      { what: 'total', was: money(995), is: money(500) },
    ]);
  });

  it('only the total', () => {
    expect(changesBetween(seen, cartOf({ total: money(1495) }))).toEqual([
      { what: 'total', was: money(995), is: money(1495) },
    ]);
  });

  it('vouchers: one that no longer applies, one that saves less, one that applies now, one that is removed', () => {
    const redeemed = (...savings: readonly (readonly [code: string, saving: number])[]) =>
      savings.map(([code, saving]) => ({
        code,
        name: code,
        status: saving === 0 ? ('not-applicable' as const) : ('applied' as const),
        saving: money(saving),
      }));
    const before = seenCartOf(
      cartOf({ vouchers: redeemed(['ENDED', 500], ['PERCENT', 90], ['FROM50', 0], ['REMOVED', 100], ['FIXED', 300]) }),
    );
    expect(
      changesBetween(
        before,
        cartOf({ vouchers: redeemed(['ENDED', 0], ['PERCENT', 80], ['FROM50', 200], ['FIXED', 300]) }),
      ),
    ).toEqual([
      { what: 'voucher-gone', name: 'ENDED', was: money(500) },
      { what: 'voucher', name: 'PERCENT', was: money(90), is: money(80) },
      { what: 'voucher', name: 'FROM50', was: money(0), is: money(200) },
      { what: 'voucher-gone', name: 'REMOVED', was: money(100) },
    ]);
  });

  it('what promotions save', () => {
    expect(changesBetween(seen, cartOf({ promotionsSaving: money(120) }))).toEqual([
      { what: 'promotions', was: money(0), is: money(120) },
    ]);
  });

  it('another currency of one line', () => {
    const francs = { ...aPosition(stift), totalPrice: money(300, 'CHF') };
    const cart = { ...cartOf(), positions: [aPosition({ ...heft, quantity: 2, pricePerUnit: money(100) }), francs] };
    expect(changesBetween(seen, cart)).toEqual([
      { what: 'line-price', positionId: 'p2', name: 'Stift', was: money(300), is: money(300, 'CHF') },
    ]);
  });

  it('another currency', () => {
    expect(changesBetween(seen, cartOf({ total: money(995, 'CHF') }))).toHaveLength(1);
  });
});

it('finds no change in a cart that was seen as it is, and one for any other total', () => {
  const line = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), price: fc.integer({ min: 0, max: 99_999 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.integer({ min: 1, max: 999 }), (lines, more) => {
      const positions = lines.map(({ quantity, price }, at) =>
        aPosition({ id: `p${at}`, quantity, pricePerUnit: money(price) }),
      );
      const cart = aCart({ positions });
      expect(changesBetween(seenCartOf(cart), cart)).toEqual([]);
      expect(changesBetween(seenCartOf(cart), { ...cart, total: money(cart.total.minor + more) })).toHaveLength(1);
    }),
  );
});
