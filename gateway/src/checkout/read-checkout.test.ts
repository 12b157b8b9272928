import type { Shop } from '@shop/domain/shop';
import { aCart } from '@shop/domain/testing/a-cart';
import { aCustomer } from '@shop/domain/testing/a-shopper';
import { anAddress } from '@shop/domain/testing/an-address';
import { stubShop } from '@shop/domain/testing/stub-shop';
import { stubState } from '@shop/domain/testing/stub-state';
import type { StubState } from '@shop/domain/testing/stub-state';
import { goOnAfterConfirmation } from '@shop/domain/checkout/finish-checkout';
import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import { rememberPlacedOrder } from '@shop/domain/checkout/placed-order.slot';
import { describe, expect, it } from 'vitest';
import { browserAtTheGateway, SIGNED_IN } from '../testing/visitor-sessions.ts';
import { readCheckoutFacts } from '@shop/domain/checkout/read-checkout-facts';
import { readWholeCheckout } from '@shop/domain/checkout/read-whole-checkout';

const METHOD = {
  paymentId: 'INVOICE',
  displayName: 'Rechnung',
  description: '',
  selected: false,
  enabled: true,
  icons: [],
  isPrepaid: false,
};
const KNOWN = aCustomer({ email: 'anne@schule.de' });

/** A visitor, with a cart or signed in, at a shop in the given state. */
const opened = (as: 'nobody' | 'visitor' | 'customer', said: Partial<StubState> = {}, replace: Partial<Shop> = {}) => {
  const browser = browserAtTheGateway();
  if (as === 'visitor') browser.visitor().opened({ userId: 'user-1', cartId: 'cart-1', activeWishlistId: 'list-1' });
  if (as === 'customer') browser.visitor().signedIn(SIGNED_IN, 'customer', false);
  const world = stubState({
    customer: KNOWN,
    billing: [anAddress()],
    shipping: [anAddress({ addressId: 'address-2' })],
    methods: [METHOD],
    ...said,
  });
  const shop = { ...stubShop(world), ...replace };
  return {
    ...browser,
    world,
    whole: () => readWholeCheckout(shop, browser.visitor())(),
    facts: () => readCheckoutFacts(shop, browser.visitor())(),
  };
};

describe('the data of the checkout', () => {
  it('is the cart, address book, identity and payment methods of a customer', async () => {
    const { whole } = opened('customer');
    expect(await whole()).toMatchObject({
      cart: { id: 'cart-1' },
      billing: [{ addressId: 'address-1' }],
      shipping: [{ addressId: 'address-2' }],
      customer: { email: 'anne@schule.de' },
      paymentMethods: [METHOD],
    });
  });

  it('is only the payment methods for a visitor without a session, before any login (§ 312j BGB)', async () => {
    const { whole } = opened('visitor');
    expect(await whole()).toMatchObject({
      cart: { id: 'cart-1' },
      billing: [],
      shipping: [],
      customer: undefined,
      paymentMethods: [METHOD],
    });
  });

  it('is empty for a visitor without a cart', async () => {
    const { whole, world } = opened('nobody');
    expect(await whole()).toMatchObject({
      cart: { id: '', positions: [] },
      billing: [],
      shipping: [],
      customer: undefined,
      paymentMethods: [],
    });
    expect(world.calls).toEqual([]);
  });

  it('is the address book with an empty cart if the cart is gone', async () => {
    const { whole } = opened('customer', { carts: [] });
    expect(await whole()).toMatchObject({ cart: { id: '' }, billing: [{ addressId: 'address-1' }] });
  });

  it('is empty if the session turns out to have ended', async () => {
    const { whole, visitor } = opened('customer', { customer: aCustomer() });
    expect(await whole()).toEqual({
      cart: expect.objectContaining({ id: '', positions: [] }),
      billing: [],
      shipping: [],
      customer: undefined,
      paymentMethods: [],
    });
    expect(visitor().shopper.loginState).toBe('logged-out');
  });

  it('includes the delivery costs of the cart', async () => {
    const requested: unknown[] = [];
    const { whole } = opened(
      'visitor',
      {},
      {
        carts: {
          ...stubShop(stubState()).carts,
          find: async (_shopper, _cartId, options) => {
            requested.push(options);
            return { ok: true, value: aCart() };
          },
        },
      },
    );
    await whole();
    expect(requested).toEqual([{ shippingCost: true }]);
  });
});

describe('the facts for the guards', () => {
  it('are read from the cart', async () => {
    const { facts, visitor } = opened('visitor', { carts: [aCart({ billingAddress: anAddress() })] });
    visitor().write(LOGIN_OPTION, 'guest');
    expect(await facts()).toMatchObject({
      loginState: 'logged-out',
      loginOption: 'guest',
      hasAddresses: true,
      cart: { positionCount: 1 },
    });
  });

  it('have an empty cart if there is none; an ended session is noticed', async () => {
    const { facts, visitor } = opened('customer', { carts: [], customer: aCustomer() });
    expect(await facts()).toMatchObject({ loginState: 'logged-out', cart: { positionCount: 0 } });
    expect(visitor().shopper.loginState).toBe('logged-out');
  });

  it('keep a customer without a cart signed in', async () => {
    const { facts } = opened('customer', { carts: [] });
    expect(await facts()).toMatchObject({ loginState: 'customer', cart: { positionCount: 0 } });
  });

  it('include the order that was shown last', async () => {
    const { facts, visitor } = opened('visitor');
    rememberPlacedOrder(visitor(), '400000001', undefined);
    goOnAfterConfirmation(visitor(), { loginState: 'logged-out' });
    expect(await facts()).toMatchObject({ storedOrderId: '400000001' });
  });
});
