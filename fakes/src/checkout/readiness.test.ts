import { money } from '@shop/domain/shared/money';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { anAddress } from '@shop/domain/testing/an-address';
import type { OrderGap } from '@shop/domain/orders/order-gap';
import { refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import type { CartRecord } from '../carts/cart-record.ts';
import { type CalculatedCart, calculateCart } from '../carts/cart-totals.ts';
import { aCartRecord } from '../testing/a-cart-record.ts';
import { aPricedLine } from '../testing/a-priced-line.ts';
import { aView } from '../testing/a-view.ts';
import { readinessOf } from './readiness.ts';

const view = aView();
const HOME = anAddress({ addressId: 'home' });
const SCHOOL = anAddress({ addressId: 'school' });

/** A cart with one line, an address and a payment method, except for the given differences. */
const ready = (
  said: {
    readonly calculated?: Partial<CalculatedCart>;
    readonly cart?: Partial<CartRecord>;
    readonly on?: StorefrontId;
  } = {},
) => {
  const storefront = STOREFRONTS[said.on ?? 'de'];
  const cart = aCartRecord({ paymentId: 'VORKASSE', ...said.cart });
  const empty = calculateCart(view, storefront, cart, { shippingCost: true });
  const calculated: CalculatedCart = {
    ...empty,
    lines: [aPricedLine()],
    total: money(1000),
    place: { ...empty.place, billingAddress: HOME },
    ...said.calculated,
  };
  return readinessOf(view, storefront, cart, calculated);
};

const at = (place: Partial<CalculatedCart['place']>): Partial<CalculatedCart> => ({
  place: { country: 'DE', deliveryType: 'sameAsBilling', ...place },
});

describe('a cart can become an order', () => {
  it('with goods, an address, a carrier and a payment method', () => {
    expect(valueOf(ready())).toMatchObject({
      billingAddress: HOME,
      shippingAddress: HOME,
      shipper: { code: 'dhl' },
      paymentId: 'VORKASSE',
    });
  });

  it('with a separate delivery address', () => {
    expect(valueOf(ready({ calculated: at({ billingAddress: HOME, shippingAddress: SCHOOL }) }))).toMatchObject({
      billingAddress: HOME,
      shippingAddress: SCHOOL,
    });
  });

  it('with the selected carrier', () => {
    const { shippers } = calculateCart(view, STOREFRONTS.de, aCartRecord({ shipperCode: 'dpd' }), {
      shippingCost: true,
    });
    expect(valueOf(ready({ calculated: { shippers } })).shipper.code).toBe('dpd');
  });

  it('without a payment method if nothing is to be paid', () => {
    expect(valueOf(ready({ calculated: { total: money(0) }, cart: { paymentId: 'RECHNUNG' } })).paymentId).toBe(
      'PREPAID',
    );
  });

  it('with one available line and another that is sold out', () => {
    expect(ready({ calculated: { lines: [aPricedLine({ quantity: 0 }), aPricedLine()] } }).ok).toBe(true);
  });

  it('with bulky goods once the forwarding agent has a telephone number; with parcels without one', () => {
    expect(ready({ calculated: { isBulky: true }, cart: { spedition: { phone: '030 4711' } } }).ok).toBe(true);
    expect(refusalOf(ready({ calculated: { isBulky: true } }))).toBe('carrier-details');
    expect(ready({ calculated: { isBulky: false } }).ok).toBe(true);
  });

  it('of a public body once its reference is known (PAY-03)', () => {
    expect(valueOf(ready({ cart: { paymentId: 'X_RECHNUNG', buyerReference: 'Etat 2026' } })).paymentId).toBe(
      'X_RECHNUNG',
    );
    expect(refusalOf(ready({ cart: { paymentId: 'X_RECHNUNG' } }))).toBe('buyer-reference');
  });

  it.each<[string, OrderGap, Parameters<typeof ready>[0]]>([
    ['no line', 'articles', { calculated: { lines: [] } }],
    ['nothing but what is sold out', 'articles', { calculated: { lines: [aPricedLine({ quantity: 0 })] } }],
    ['no address', 'address', { calculated: at({}) }],
    ['an address to deliver to alone', 'address', { calculated: at({ shippingAddress: SCHOOL }) }],
    ['no carrier that may be used', 'carrier', { calculated: { shippers: [] } }],
    ['a way to pay that is not offered', 'payment', { cart: { paymentId: 'MUSCHELN' } }],
  ])('not with %s: it lacks %s', (_, missing, said) => {
    expect(refusalOf(ready(said))).toBe(missing);
  });
});
