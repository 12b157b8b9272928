import { openPageOver } from '@shop/client/testing/open-page';
import type { Fetch } from '@shop/client/testing/page-network';
import type { Shop } from '@shop/domain/shop';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf, fillBasket, order } from '@shop/gateway/testing/buy';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForCleanUp } from './testing/after-confirmation.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const SUMMARY = '/checkout/summary/';
const SESSION_MS = 13 * 60 * 60 * 1000;
const ORDER_NUMBER = /\d{9}/u;

const orderButton = () => screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });

/** Takes a customer to the summary, with one address for billing and delivery. */
const readyToOrder = async ({ browser }: Entered): Promise<void> => {
  await fillBasket(browser, { pencils: 2, book: 1 });
  const { id } = await resultOf<{ id: string }>(browser, '{ result: checkout { id: defaultBillingAddressId } }');
  await resultOf(
    browser,
    'mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { __typename } }',
    { input: { deliveryType: 'sameAsBilling', billingAddressId: id } },
  );
  await resultOf(browser, 'mutation { result: savePaymentStep(input: { paymentId: "VORKASSE" }) { __typename } }');
};

const expectRefusal = async (text: string): Promise<void> =>
  expect((await screen.findByRole('alert')).textContent).toContain(text);

/** Whether a request places an order. */
const isOrder = (init: RequestInit | undefined): boolean => String(init?.body).includes('"PlaceOrder"');

/** A network that loses the reply to the order, and its cookies, once the shop has answered: a refusal by the gateway comes back. */
const losingTheReply = ({ browser }: Entered): Fetch => {
  const network = fetchOf(browser);
  return async (target, init) => {
    if (!isOrder(init)) return network(target, init);
    const held = [...browser.cookies];
    const reply = await network(target, init);
    if (!reply.ok) return reply;
    browser.cookies.clear();
    for (const [name, value] of held) browser.cookies.set(name, value);
    throw new TypeError('Failed to fetch');
  };
};

/** A visitor who has ordered once in this browser and is ready to order another cart. */
const orderedOnce = async (shop: OpenBackend) => {
  const visitor = await shop.enter();
  await signIn(visitor.browser);
  await readyToOrder(visitor);
  const page = await openPageOver(fetchOf(visitor.browser), SUMMARY, 'de');
  await userEvent.click(await orderButton());
  await waitFor(() => expect(page.currentPath()).toContain('/checkout/confirmation/?order='));
  const [first = ''] = ORDER_NUMBER.exec(page.currentPath()) ?? [];
  await waitForCleanUp(visitor);
  cleanup();
  await readyToOrder(visitor);
  return { visitor, first };
};

const orders = ({ world }: Entered): number => world.read(({ state }) => state.orders.size);

describe.each(WHOLE_SHOPS)('the order of one cart, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('is not shown in place of the next cart’s order when the session has ended', async () => {
    const { visitor } = await orderedOnce(shop);
    const page = await openPageOver(fetchOf(visitor.browser), SUMMARY, 'de');
    const button = await orderButton();
    visitor.world.advance({ advanceMs: SESSION_MS });
    await userEvent.click(button);
    expect(await screen.findByText(/Ihre Sitzung ist abgelaufen\./u)).toBeTruthy();
    expect(page.currentPath()).toBe(SUMMARY);
    expect(orders(visitor)).toBe(1);
  });

  it('is not shown in place of the next cart’s order when that order never reached the shop', async () => {
    const { visitor } = await orderedOnce(shop);
    const network = fetchOf(visitor.browser);
    const cut: Fetch = (target, init) =>
      isOrder(init) ? Promise.reject(new TypeError('Failed to fetch')) : network(target, init);
    const page = await openPageOver(cut, SUMMARY, 'de');
    await userEvent.click(await orderButton());
    await expectRefusal('Ihre Bestellung ist nicht angekommen. Es wurde nichts bestellt.');
    expect(page.currentPath()).toBe(SUMMARY);
    expect(orders(visitor)).toBe(1);
  });

  it('is not shown in place of the next cart’s order when the reply to that order was lost', async () => {
    const { visitor, first } = await orderedOnce(shop);
    const page = await openPageOver(losingTheReply(visitor), SUMMARY, 'de');
    await userEvent.click(await orderButton());
    await waitFor(() => expect(page.currentPath()).toContain('/checkout/confirmation/?order='));
    expect(page.currentPath()).not.toContain(first);
    expect(orders(visitor)).toBe(2);
  });
});

/** A shop that knows that a cart was ordered but not under which order number. */
const withoutNumbers = (shop: Shop): Shop => ({
  ...shop,
  carts: {
    ...shop.carts,
    find: async (...query) => {
      const found = await shop.carts.find(...query);
      if (!found.ok) return found;
      const { submittedAs: _orderId, ...cart } = found.value;
      return { ...found, value: cart };
    },
  },
});

describe.each(WHOLE_SHOPS)('the order of a cart whose order number the shop $backend does not return', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open({ replacePorts: withoutNumbers });
  });
  afterAll(() => shop.close());

  it('is not mistaken for the order of an earlier cart when its reply was lost before the clean-up', async () => {
    const visitor = await shop.enter();
    await signIn(visitor.browser);
    await readyToOrder(visitor);
    await order(visitor.browser);
    await readyToOrder(visitor);
    const page = await openPageOver(losingTheReply(visitor), SUMMARY, 'de');
    await userEvent.click(await orderButton());
    await waitFor(() => expect(orders(visitor)).toBe(2));
    await expectRefusal('Wir konnten nicht prüfen, ob Ihre Bestellung angekommen ist.');
    expect(page.currentPath()).toBe(SUMMARY);
  });
});
