import { describe, expect, it } from 'vitest';
import { type CheckoutOwner, interruptionBetween } from './interruption.ts';

const guest: CheckoutOwner = {
  loginState: 'guest',
  email: 'gerda@schule.example',
  cartId: 'cart-1',
  positionCount: 2,
  submitted: false,
  soldOut: [],
};
const customer: CheckoutOwner = { ...guest, loginState: 'customer', email: 'anna@schule.example' };
const visitor: CheckoutOwner = {
  loginState: 'logged-out',
  cartId: 'cart-1',
  positionCount: 2,
  submitted: false,
  soldOut: [],
};
const customerOfUnknownEmail: CheckoutOwner = {
  loginState: 'customer',
  cartId: 'cart-1',
  positionCount: 2,
  submitted: false,
  soldOut: [],
};
const nobody: CheckoutOwner = { loginState: 'logged-out', positionCount: 0, submitted: false, soldOut: [] };

describe('a reply that arrives while a step is open', () => {
  it.each<[string, CheckoutOwner, CheckoutOwner]>([
    ['nothing has changed', guest, { ...guest }],
    ['the cart holds more or less', guest, { ...guest, positionCount: 1 }],
    ['a guest has another e-mail address', guest, { ...guest, email: 'neu@schule.example' }],
    ['the cart was empty and still is', { ...visitor, positionCount: 0 }, { ...visitor, positionCount: 0 }],
    ['the visitor has become a guest with the same cart', visitor, guest],
    ['the visitor has become a customer with the same cart', visitor, customer],
  ])('is shown if %s', (_, was, is) => {
    expect(interruptionBetween(was, is)).toBeUndefined();
  });

  it.each<[string, CheckoutOwner]>([
    ['nobody with an empty cart', nobody],
    ['nobody with another cart', { ...visitor, cartId: 'cart-2' }],
    ['nobody with the same cart', visitor],
  ])('is an ended session if it says about a signed-in shopper: %s', (_, is) => {
    expect([interruptionBetween(guest, is), interruptionBetween(customer, is)]).toEqual([
      'session-ended',
      'session-ended',
    ]);
  });

  it.each<[string, CheckoutOwner, CheckoutOwner]>([
    ['another customer', customer, { ...customer, email: 'berta@schule.example', cartId: 'cart-2' }],
    ['a customer where a guest was', guest, { ...customer, cartId: 'cart-2' }],
    ['a customer with a cart of their own where a visitor was', visitor, { ...customer, cartId: 'cart-2' }],
  ])('is somebody else’s if it shows %s', (_, was, is) => {
    expect(interruptionBetween(was, is)).toBe('somebody-else');
  });

  it.each<[string, CheckoutOwner, CheckoutOwner]>([
    ['of a visitor is empty and another one', visitor, { ...nobody, cartId: 'cart-2' }],
    ['of a visitor is not there', visitor, nobody],
    ['of a customer is another one', customer, { ...customer, cartId: 'cart-2', positionCount: 0 }],
    [
      'of a customer is another one, which is an order already',
      customer,
      { ...customer, cartId: 'cart-2', submitted: true },
    ],
    ['is another one, and only now it is known whose', customerOfUnknownEmail, { ...customer, cartId: 'cart-2' }],
    ['is another one, and it is no longer known whose', customer, { ...customerOfUnknownEmail, cartId: 'cart-2' }],
  ])('reports that the cart is gone if it %s', (_, was, is) => {
    expect(interruptionBetween(was, is)).toBe('cart-gone');
  });

  it('reports that the cart was emptied', () => {
    expect(interruptionBetween(customer, { ...customer, positionCount: 0 })).toBe('emptied');
  });

  it('reports that what was in the cart has sold out', () => {
    expect(interruptionBetween(customer, { ...customer, positionCount: 0, soldOut: ['Heft'] })).toBe('sold-out');
  });

  it('is shown if only a part of the cart has sold out', () => {
    expect(interruptionBetween(customer, { ...customer, positionCount: 1, soldOut: ['Heft'] })).toBeUndefined();
  });

  it.each<[string, CheckoutOwner, CheckoutOwner]>([
    ['has become one', customer, { ...customer, submitted: true }],
    [
      'of a customer has become one, whose confirmation another tab has shown',
      customer,
      { ...customer, cartId: 'cart-2', positionCount: 0, shownOrderId: 'order-1' },
    ],
    [
      'of a guest has become one, whose confirmation another tab has shown',
      guest,
      { ...nobody, cartId: 'cart-2', shownOrderId: 'order-1' },
    ],
    [
      'has become the second one',
      { ...guest, shownOrderId: 'order-1' },
      { ...nobody, cartId: 'cart-2', shownOrderId: 'order-2' },
    ],
  ])('leads to the order if the cart %s', (_, was, is) => {
    expect(interruptionBetween(was, is)).toBe('ordered');
  });

  it('leads to no order that was there when the step was opened', () => {
    const earlier = { shownOrderId: 'order-1' };
    expect(
      interruptionBetween({ ...customer, ...earlier }, { ...customer, ...earlier, cartId: 'cart-2', positionCount: 0 }),
    ).toBe('cart-gone');
  });

  it('leads to no order that the browser has forgotten since the step was opened', () => {
    expect(
      interruptionBetween(
        { ...customer, shownOrderId: 'order-1' },
        { ...customer, cartId: 'cart-2', positionCount: 0 },
      ),
    ).toBe('cart-gone');
  });
});
