import type { SessionChanges } from '@shop/domain/visit/session-changes.port';
import { RollbackFailed } from '@shop/domain/checkout/save-comment-and-newsletter';
import { money } from '@shop/domain/shared/money';
import { aCart, aPosition, aShipper } from '@shop/domain/testing/a-cart';
import { aCustomer } from '@shop/domain/testing/a-shopper';
import { anAddress } from '@shop/domain/testing/an-address';
import { stubShop } from '@shop/domain/testing/stub-shop';
import { changed, ReplyLost, stubState } from '@shop/domain/testing/stub-state';
import type { StubState } from '@shop/domain/testing/stub-state';
import { ShopBusy } from '@shop/domain/shared/shop-busy';
import type { Shop } from '@shop/domain/shop';
import { PLACED_ORDER, rememberPlacedOrder } from '@shop/domain/checkout/placed-order.slot';
import { describe, expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { seenCartsOfATest } from '../testing/seen-carts-of-a-test.ts';
import { browserAtTheGateway, contextOf, SIGNED_IN } from '../testing/visitor-sessions.ts';
import type { PlaceOrderInput } from './place-order.types.ts';
import { attemptsOf } from '../payments/attempts.ts';
import { orderButtonPorts } from '../payments/order-button-ports.ts';
import { PlaceOrder } from './place-order.action.ts';

const READY = aCart({
  billingAddress: anAddress(),
  shippers: [aShipper({ selected: true })],
  positions: [aPosition({ quantity: 2, pricePerUnit: money(499) })],
  shippingCost: money(495),
  selectedPayment: 'INVOICE',
});
const { selectedPayment: _payment, ...UNPAID } = READY;
const { billingAddress: _address, ...NOWHERE } = READY;

const SEEN_CARTS = seenCartsOfATest();
/** What the summary shows above the button. */
const SEEN: PlaceOrderInput = { cartId: 'cart-1', seen: SEEN_CARTS.write(READY) };

/** A customer on the summary step. */
const beforeOrdering = (
  said: Partial<StubState> = {},
  replace: (shop: ReturnType<typeof stubShop>, sessionChanges: SessionChanges) => Partial<Shop> = () => ({}),
) => {
  const browser = browserAtTheGateway();
  browser.visitor().signedIn(SIGNED_IN, 'customer', false);
  const world = stubState({ carts: [READY], customer: aCustomer({ email: 'anne@schule.de' }), ...said });
  const shop = stubShop(world);
  const logged: (readonly [failure: unknown, requestId: string | undefined])[] = [];
  const portsFor = orderButtonPorts(
    attemptsOf(memoryCache(browser.clock), (_cart, order) => order()),
    { failure: (failure, requestId) => void logged.push([failure, requestId]) },
  );
  const resolver = new PlaceOrder(portsFor, SEEN_CARTS);
  const press = (said: Partial<PlaceOrderInput> = {}) => {
    const visitor = browser.visitor();
    const ports = { ...shop, ...replace(shop, visitor.sessionChanges) };
    return resolver.placeOrder(contextOf(visitor, ports), { input: { ...SEEN, ...said } });
  };
  return { ...browser, world, press, logged };
};

describe('an order', () => {
  it('is placed, and stored with its cart and the next one (SUBM-06)', async () => {
    const { press, visitor } = beforeOrdering();
    expect(await press()).toEqual({ __typename: 'OrderPlaced', orderId: 'order-1', otherTotal: undefined });
    expect(visitor().read(PLACED_ORDER)).toEqual({ orderId: 'order-1', cartId: 'cart-1', newCartId: 'cart-2' });
  });

  it('at another total than was seen reports both', async () => {
    const { press } = beforeOrdering({ changeAtSubmit: { total: money(1_593) } });
    expect(await press()).toMatchObject({
      __typename: 'OrderPlaced',
      otherTotal: { was: money(1_493), is: money(1_593) },
    });
  });

  it('paid by card leads to the provider’s form, unchanged from the shop', async () => {
    const cardPayment = { url: 'https://cards.example/pay', fields: [{ name: 'reference', value: '7' }] };
    const { press, visitor } = beforeOrdering({ submission: { cardPayment } });
    expect(await press()).toEqual({ __typename: 'CardPaymentNeeded', orderId: 'order-1', ...cardPayment });
    expect(visitor().read(PLACED_ORDER)?.orderId).toBe('order-1');
  });

  it('paid at a provider leads there', async () => {
    const { press } = beforeOrdering({ submission: { redirectUrl: 'https://wallet.example/7' } });
    expect(await press()).toEqual({
      __typename: 'RedirectNeeded',
      orderId: 'order-1',
      url: 'https://wallet.example/7',
    });
  });
});

describe('nothing is ordered', () => {
  it('if the cart has changed: each change is reported, with the current checkout (SUBM-02)', async () => {
    const { press, world, visitor } = beforeOrdering();
    changed(world, 'cart-1', { total: money(1_593) });
    expect(await press()).toMatchObject({
      __typename: 'CartChanged',
      messageKey: 'vue.checkout.summaryStep.notification.cartChanged',
      changes: [{ what: 'total', was: money(1_493), is: money(1_593) }],
      checkout: { __typename: 'Checkout', cart: { total: money(1_593) } },
    });
    expect([world.orders, visitor().read(PLACED_ORDER)]).toEqual([[], undefined]);
  });

  it.each(['', 'what an earlier release wrote', SEEN_CARTS.write(READY).replace(/.$/u, '~')])(
    'if nobody knows what was seen: the summary is shown again, without changes (%j)',
    async (seen) => {
      const { press, world, visitor } = beforeOrdering();
      expect(await press({ seen })).toMatchObject({
        __typename: 'CartChanged',
        messageKey: 'vue.checkout.summaryStep.notification.cartChanged',
        changes: [],
        checkout: { __typename: 'Checkout', cart: { total: money(1_493) } },
      });
      expect([world.orders, visitor().read(PLACED_ORDER)]).toEqual([[], undefined]);
    },
  );

  it('if the shop refuses the payment: its message is returned, with the checkout', async () => {
    const { press, visitor } = beforeOrdering({ submission: { errorMessage: 'shop.payment.declined' } });
    expect(await press()).toMatchObject({
      __typename: 'PaymentRefused',
      messageKey: 'shop.payment.declined',
      checkout: { cart: { id: 'cart-1' } },
    });
    expect(visitor().read(PLACED_ORDER)).toBeUndefined();
  });

  it('and a newsletter consent that cannot be undone is logged with the request', async () => {
    const { press, logged } = beforeOrdering({
      submission: { errorMessage: 'shop.payment.declined' },
      replies: { 'set-newsletter': ['delivered', 'never-ran'] },
    });
    expect(await press({ newsletter: true })).toMatchObject({ __typename: 'PaymentRefused' });
    expect(logged).toEqual([[new RollbackFailed('cart-1', new ReplyLost()), 'request-1']]);
  });

  it.each([
    ['a way to pay', UNPAID, '/checkout/payment/?errorCode=not-possible', undefined],
    ['an address', NOWHERE, '/checkout/shipping/', 'shop.order.missing.address'],
  ])('without %s: the shopper is led to its step, and reads what is missing', async (_, cart, path, messageKey) => {
    const { press } = beforeOrdering({ carts: [cart] });
    expect(await press()).toEqual({ __typename: 'CheckoutNotReady', path, messageKey });
  });

  it('with a comment that is too long, which is reported at its field', async () => {
    const { press } = beforeOrdering();
    expect(await press({ comment: 'x'.repeat(10_000) })).toMatchObject({
      __typename: 'FormRefused',
      fieldErrors: [{ field: 'comment', messageKey: 'shop.form.error.tooLong' }],
    });
  });

  it('if the cart is gone', async () => {
    const { press, visitor } = beforeOrdering({ carts: [] });
    expect(await press()).toEqual({ __typename: 'SessionExpired', messageKey: 'shop.error.sessionExpired' });
    expect(visitor().shopper.loginState).toBe('customer');
  });

  it('if the session is gone: the shopper is signed out', async () => {
    const { press, visitor } = beforeOrdering({ carts: [], customer: aCustomer() });
    expect(await press()).toMatchObject({ __typename: 'SessionExpired' });
    expect(visitor().shopper.loginState).toBe('logged-out');
  });

  it('if the shop revokes the session meanwhile', async () => {
    const { press, visitor } = beforeOrdering({}, ({ carts }, sessionChanges) => ({
      carts: {
        ...carts,
        find: async () => {
          sessionChanges.revoked();
          throw new TypeError('revoked');
        },
      },
    }));
    expect(await press()).toMatchObject({ __typename: 'SessionExpired' });
    expect(visitor().shopper.loginState).toBe('customer');
  });

  it('if the shop is too busy: the refusal says so, the cart stays the session’s, and the failure is logged with the request', async () => {
    const busy = new ShopBusy('submitCart: Too many requests are queued');
    const { press, visitor, world, logged } = beforeOrdering({}, (shop) => ({
      orders: { ...shop.orders, submit: () => Promise.reject(busy) },
    }));
    expect(await press()).toEqual({ __typename: 'ShopBusy', messageKey: 'shop.order.busy' });
    expect([world.orders, visitor().shopper.cartId, visitor().read(PLACED_ORDER)]).toEqual([[], 'cart-1', undefined]);
    expect(logged).toEqual([[busy, 'request-1']]);
  });

  it('if the shop fails: the failure is reported', async () => {
    const { press } = beforeOrdering({ submitBreaks: 'before' });
    await expect(press()).rejects.toThrow(ReplyLost);
  });
});

describe('a cart that is already an order', () => {
  const ORDERED = { ...READY, submitted: true };
  const ALREADY = { __typename: 'AlreadySubmitted', messageKey: 'vue.checkout.error.orderAlreadySubmitted' };

  it('leads to the order that the shop names, which is stored (SUBM-03)', async () => {
    const { press, visitor } = beforeOrdering({ carts: [{ ...ORDERED, submittedAs: 'order-7' }] });
    expect(await press()).toEqual({ ...ALREADY, orderId: 'order-7' });
    expect(visitor().read(PLACED_ORDER)).toEqual({ orderId: 'order-7', cartId: 'cart-1' });
  });

  it('leads to the order that the browser stored for this cart, if the shop names none', async () => {
    const { press, visitor } = beforeOrdering({ carts: [ORDERED] });
    rememberPlacedOrder(visitor(), 'order-6', undefined);
    expect(await press()).toEqual({ ...ALREADY, orderId: 'order-6' });
  });

  it('is replaced by a new one if nobody knows the order', async () => {
    const { press, visitor } = beforeOrdering({ carts: [ORDERED] });
    expect(await press()).toEqual({ ...ALREADY, orderId: undefined });
    expect([visitor().shopper.cartId, visitor().read(PLACED_ORDER)]).toEqual(['cart-2', undefined]);
  });

  it('is replaced by a new one if the stored order belongs to another cart', async () => {
    const { press, visitor } = beforeOrdering({ carts: [ORDERED] });
    visitor().useCart('cart-0');
    rememberPlacedOrder(visitor(), 'order-of-another-cart', undefined);
    visitor().useCart('cart-1');
    expect(await press()).toEqual({ ...ALREADY, orderId: undefined });
    expect(visitor().shopper).toMatchObject({ userId: 'user-new', cartId: 'cart-2' });
  });
});
