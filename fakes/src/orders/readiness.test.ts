import { money } from '@shop/domain/shared/money';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { anAddress } from '@shop/domain/testing/an-address';
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
const ready = (said: { readonly calculated?: Partial<CalculatedCart>; readonly cart?: Partial<CartRecord>; readonly on?: StorefrontId } = {}) => {
  const storefront = STOREFRONTS[said.on ?? 'de'];
  const cart = aCartRecord({ paymentId: 'VORKASSE', ...said.cart });
  const empty = calculateCart(view, storefront, cart, { shippingCost: true });
  const calculated: CalculatedCart = { ...empty, lines: [aPricedLine()], total: money(1000), place: { ...empty.place, billingAddress: HOME }, ...said.calculated };
  return readinessOf(view, storefront, cart, calculated);
};

const at = (place: Partial<CalculatedCart['place']>): Partial<CalculatedCart> => ({ place: { country: 'DE', deliveryType: 'sameAsBilling', ...place } });

describe('a cart can become an order', () => {
  it('with goods, an address, a carrier and a payment method', () => {
    expect(ready()).toMatchObject({ billingAddress: HOME, shippingAddress: HOME, shipper: { code: 'dhl' }, paymentId: 'VORKASSE' });
  });

  it('with a separate delivery address', () => {
    expect(ready({ calculated: at({ billingAddress: HOME, shippingAddress: SCHOOL }) })).toMatchObject({ billingAddress: HOME, shippingAddress: SCHOOL });
  });

  it('with the selected carrier', () => {
    const { shippers } = calculateCart(view, STOREFRONTS.de, aCartRecord({ shipperCode: 'dpd' }), { shippingCost: true });
    expect(ready({ calculated: { shippers } })?.shipper.code).toBe('dpd');
  });

  it('without a payment method if nothing is to be paid', () => {
    expect(ready({ calculated: { total: money(0) }, cart: { paymentId: 'RECHNUNG' } })?.paymentId).toBe('PREPAID');
  });

  it('with one available line and another that is sold out', () => {
    expect(ready({ calculated: { lines: [aPricedLine({ quantity: 0 }), aPricedLine()] } })).toBeDefined();
  });

  it('with bulky goods once the forwarding agent has a telephone number; with parcels without one', () => {
    expect(ready({ calculated: { isBulky: true }, cart: { spedition: { phone: '030 4711' } } })).toBeDefined();
    expect(ready({ calculated: { isBulky: true } })).toBeUndefined();
    expect(ready({ calculated: { isBulky: false } })).toBeDefined();
  });

  it('of a public body once its reference is known (PAY-03)', () => {
    expect(ready({ cart: { paymentId: 'X_RECHNUNG', buyerReference: 'Etat 2026' } })?.paymentId).toBe('X_RECHNUNG');
    expect(ready({ cart: { paymentId: 'X_RECHNUNG' } })).toBeUndefined();
  });

  it.each<[string, Parameters<typeof ready>[0]]>([
    ['no line', { calculated: { lines: [] } }],
    ['nothing but what is sold out', { calculated: { lines: [aPricedLine({ quantity: 0 })] } }],
    ['no address', { calculated: at({}) }],
    ['an address to deliver to alone', { calculated: at({ shippingAddress: SCHOOL }) }],
    ['no carrier that may be used', { calculated: { shippers: [] } }],
    ['a way to pay that is not offered', { cart: { paymentId: 'MUSCHELN' } }],
  ])('not with %s', (_, said) => {
    expect(ready(said)).toBeUndefined();
  });
});
