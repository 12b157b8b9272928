import { money } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { aCartRecord } from '../testing/a-cart-record.ts';
import { anOrderRecord } from '../testing/an-order-record.ts';
import { aView } from '../testing/a-view.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import type { CartRecord } from '../carts/cart-record.ts';
import { openCart } from '../carts/find-cart.ts';
import { saveCart } from './save-cart.ts';
import { cartOf } from '../carts/project-cart.ts';

const ORDER = '400000001';
const UNDER_WAY = aCartRecord({ status: { is: 'awaiting-payment', orderId: ORDER } });

const saved = (work: (tx: Transaction) => void, cart: CartRecord = UNDER_WAY) => {
  const { state } = aView((tx) => {
    put(tx, 'carts', cart.id, cart);
    put(tx, 'orders', ORDER, anOrderRecord({ status: 'awaiting-payment' }));
    put(tx, 'providerPayments', ORDER, { amount: money(2495), language: 'de', status: 'open' });
    work(tx);
  });
  return { cart: lookUp(state.carts, cart.id), payment: lookUp(state.providerPayments, ORDER)?.status };
};

describe('a cart with an open payment', () => {
  it('is unlocked when it changes, and the payment is outdated', () => {
    const changed = { ...UNDER_WAY, orderComment: 'Bitte klingeln' };
    expect(saved((tx) => saveCart(tx, changed))).toEqual({
      cart: { ...changed, status: { is: 'open' } },
      payment: 'outdated',
    });
  });

  it('stays unchanged if it is saved unchanged', () => {
    expect(saved((tx) => saveCart(tx, { ...UNDER_WAY, lines: [] }))).toEqual({ cart: UNDER_WAY, payment: 'open' });
  });
});

it('a cart without a payment is saved with its changes, and no payment ends', () => {
  const open = aCartRecord({ id: 'cart-7' });
  const changed = { ...open, newsletterChosen: true };
  expect(saved((tx) => saveCart(tx, changed), open)).toEqual({ cart: changed, payment: 'open' });
});

it('a new cart is open and empty, and belongs to the user for whom it was opened', () => {
  const opened: CartRecord[] = [];
  const { state } = aView((tx) => opened.push(openCart(tx, 'user-1')));
  const [cart] = opened;
  expect(cart).toEqual(aCartRecord({ id: cart?.id ?? '' }));
  expect([cart?.id.startsWith('cart-1-'), lookUp(state.carts, cart?.id ?? '')]).toEqual([true, cart]);
});

describe('a cart that is read', () => {
  const view = aView();
  const seen = (said: Partial<CartRecord>) => cartOf(view, STOREFRONTS.de, aCartRecord(said), { shippingCost: true });

  it('states its notes and its status', () => {
    expect(
      seen({
        orderReference: 'Klasse 3b',
        orderComment: 'Bitte klingeln',
        buyerReference: 'Etat',
        status: { is: 'ordered', orderId: ORDER },
      }),
    ).toMatchObject({
      orderReference: 'Klasse 3b',
      orderComment: 'Bitte klingeln',
      buyerReference: 'Etat',
      submitted: true,
      submittedAs: ORDER,
    });
    expect(seen({ status: { is: 'awaiting-payment', orderId: ORDER } }).submitted).toBe(false);
  });

  it('has no field for unknown values', () => {
    const fields = Object.keys(seen({}));
    for (const field of [
      'submittedAs',
      'orderReference',
      'orderComment',
      'buyerReference',
      'selectedPayment',
      'billingAddress',
      'shippingAddress',
    ])
      expect(fields).not.toContain(field);
  });
});
