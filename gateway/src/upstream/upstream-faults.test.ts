import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { ORDINARY, selectItem } from '@shop/fakes/goods/select-items';
import { placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import type { OpenUpstreamShop } from '../testing/open-upstream-shop.ts';

/** Longer than the lifetime of a token. */
const TWO_HOURS_MS = 2 * 3_600_000;

let shop: OpenUpstreamShop;
beforeAll(async () => {
  shop = await openUpstreamShop();
});
afterAll(() => shop.close());

/** A visitor with two pieces of an article in the cart. */
const withCart = async () => {
  const { browser, world } = shop.visitor();
  await browser.withToken();
  const operations = [
    { do: 'add-position', itemId: world.read(({ goods }) => selectItem(goods, ORDINARY)), quantity: 2 },
  ];
  await browser.runDocument('updateCart', { operations });
  return { browser, world, operations };
};

/** A guest on the summary step, in a world with a fault. */
const beforeOrdering = async (...faults: readonly object[]) => {
  const { browser, world } = await withCart();
  await saveShipping(browser);
  const checkout = await savePayment(browser);
  for (const fault of faults) shop.upstream.faults.set(world.id, { body: fault });
  return {
    browser,
    checkout,
    orders: () => world.read(({ state }) => entriesOf(state.orders)).length,
    submits: () => shop.upstream.journal.read(world.id, { query: { op: 'submitCart' } }).entries.length,
    hits: () => shop.upstream.faults.list(world.id).faults.map(({ hits }) => hits),
  };
};

describe('an order over the upstream', () => {
  it('is placed', async () => {
    const { browser, checkout, orders, submits } = await beforeOrdering();
    expect(await placeOrder(browser, checkout)).toMatchObject({ __typename: 'OrderPlaced' });
    expect([orders(), submits()]).toEqual([1, 1]);
  });

  it('is placed once, and confirmed, if the reply to it was lost', async () => {
    const { browser, checkout, orders, submits, hits } = await beforeOrdering({
      match: { op: 'submitCart' },
      fault: { kind: 'applyThenReset' },
      times: 1,
    });
    const placed = await placeOrder(browser, checkout);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced', orderId: expect.stringMatching(/^\d+$/u) });
    expect([orders(), submits(), hits()]).toEqual([1, 1, [1]]);
    expect(await placeOrder(browser, checkout)).toMatchObject({
      __typename: 'AlreadySubmitted',
      existing: placed.orderId,
    });
  });

  it('is placed once if its reply cannot be read', async () => {
    const { browser, checkout, orders, submits } = await beforeOrdering({
      match: { op: 'submitCart' },
      fault: { kind: 'truncateJson' },
      times: 1,
    });
    expect(await placeOrder(browser, checkout)).toMatchObject({ __typename: 'OrderPlaced' });
    expect([orders(), submits()]).toEqual([1, 1]);
  });

  it('is not placed if the upstream failed before it began', async () => {
    const { browser, checkout, orders, submits } = await beforeOrdering({
      match: { op: 'submitCart' },
      fault: { kind: 'resetBeforeReply' },
      times: 1,
    });
    expect(await placeOrder(browser, checkout).catch(() => 'failed')).toBe('failed');
    expect([orders(), submits()]).toEqual([0, 1]);
    expect(await placeOrder(browser, checkout)).toMatchObject({ __typename: 'OrderPlaced' });
  });

  it('is placed with another token when the upstream rejects the gateway’s', async () => {
    const { browser, checkout, orders, submits } = await beforeOrdering({
      match: { op: 'submitCart' },
      fault: { kind: 'tokenRevoked' },
      times: 1,
    });
    expect(await placeOrder(browser, checkout)).toMatchObject({ __typename: 'OrderPlaced' });
    expect([orders(), submits()]).toEqual([1, 2]);
  });

  it('is not placed with a cart that the upstream lost: the session has expired', async () => {
    const { browser, checkout, orders, submits } = await beforeOrdering({
      match: { op: 'submitCart' },
      fault: { kind: 'graphqlError', classification: 'CART_NOT_FOUND' },
      times: 1,
    });
    const before = browser.cookies.get('cartId');
    expect(await placeOrder(browser, checkout)).toMatchObject({ __typename: 'SessionExpired' });
    expect([orders(), submits(), browser.cookies.get('cartId') === before]).toEqual([0, 1, false]);
  });

  it('is not placed with a cart that another tab has changed, until the shopper has seen it', async () => {
    const { browser, checkout, orders, submits, hits } = await beforeOrdering({ preset: 'cart-changed' });
    expect(await placeOrder(browser, checkout)).toMatchObject({
      __typename: 'CartChanged',
      messageKey: 'vue.checkout.summaryStep.notification.cartChanged',
    });
    expect([orders(), submits(), hits()]).toEqual([0, 0, [1]]);
  });

  it('is not placed with a payment method that the upstream refuses: its message is shown, or a general error', async () => {
    const { browser, orders, hits } = await beforeOrdering({ preset: 'payment-selection-fails' });
    expect(await savePayment(browser, 'RECHNUNG')).toMatchObject({
      __typename: 'PaymentRefused',
      messageKey: 'vue.cart.error.somethingWentWrong',
    });
    expect([orders(), hits()]).toEqual([0, [1]]);
  });

  it('is not placed again if the upstream already has one of that cart', async () => {
    const { browser, checkout, orders, hits } = await beforeOrdering({ preset: 'cart-already-submitted' });
    expect(await placeOrder(browser, checkout)).toMatchObject({
      __typename: 'AlreadySubmitted',
      messageKey: 'vue.checkout.error.orderAlreadySubmitted',
    });
    expect([orders(), hits()]).toEqual([0, [1]]);
  });
});

describe('an article over the upstream', () => {
  const adding = async (...faults: readonly object[]) => {
    const { browser, world, operations } = await withCart();
    for (const fault of faults) shop.upstream.faults.set(world.id, { body: fault });
    const reply = await browser.runDocument('updateCart', { operations });
    const entries = () => shop.upstream.journal.read(world.id, { query: { op: 'cart_update' } }).entries;
    const { data, errors } = reply.json<{ data: { updateCart: unknown } | null; errors?: unknown }>();
    return { result: data?.updateCart, errors, changes: () => entries().length };
  };

  it('is in the cart once if the reply was lost, and the shopper sees it', async () => {
    const { result, changes } = await adding({
      match: { op: 'cart_update' },
      fault: { kind: 'applyThenReset' },
      times: 1,
    });
    expect(result).toMatchObject({
      __typename: 'CartUpdated',
      cart: { articleCount: 4 },
      report: { added: [{ quantity: 2 }] },
    });
    expect(changes()).toBe(2);
  });

  it('is not in the cart if the upstream failed before: the message says to check, not to try again', async () => {
    const { result, errors, changes } = await adding({
      match: { op: 'cart_update' },
      fault: { kind: 'resetBeforeReply' },
      times: 1,
    });
    expect([result, errors]).toMatchObject([
      undefined,
      [{ extensions: { messageKey: 'shop.error.unknownOutcome', classification: 'SHOP_ERROR' } }],
    ]);
    expect(changes()).toBe(2);
  });
});

describe('ten shoppers with requests at the same time', () => {
  const tokenCalls = (): number => shop.upstream.journal.read('default', { query: { op: 'token' } }).entries.length;

  it('all get a reply, and one new token is fetched, when the upstream expires the gateway’s token (ERR-04)', async () => {
    const shoppers = await Promise.all(Array.from({ length: 10 }, withCart));
    const before = tokenCalls();
    shop.clock.forward(TWO_HOURS_MS);
    const replies = await Promise.all(shoppers.map(({ browser }) => browser.runDocument('cart')));
    expect(
      replies.map((reply) => reply.json<{ data: { cart: { articleCount: number } } }>().data.cart.articleCount),
    ).toEqual(shoppers.map(() => 2));
    expect(tokenCalls() - before).toBe(1);
  });
});
