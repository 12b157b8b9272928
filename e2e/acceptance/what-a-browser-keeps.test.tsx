import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForCleanUp } from './testing/after-confirmation.ts';
import { load, shownOn, storedNow } from './testing/all-shown.ts';
import { CUSTOMER, ENDED_SESSIONS, GUEST, LOGOUTS, NEW, PERSONS } from './testing/session-endings.ts';
import { signIn } from './testing/sign-in.ts';
import { anyOf, fill, goToShipping, PAGES, PRODUCT, SHIPPING, TYPED, useShop, WITHDRAWAL } from './testing/use-shop.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

/** These cookies end with the browser, and so do its tabs. */
const close = async ({ browser }: Entered): Promise<void> => {
  for (const name of ['guestSession', 'customerSession', 'sessionToken', 'visitorSession', 'checkoutLogin'])
    browser.cookies.delete(name);
  sessionStorage.clear();
};

const CLOSED = [GUEST, CUSTOMER].map((person) => ({ person, how: 'the browser having been closed', end: close }));

describe.each(WHOLE_SHOPS.slice(0, 1))('what a browser keeps', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(PERSONS)('is found again by %s in the same session', async (person) => {
    const visitor = await shop.enter();
    const words = await useShop(visitor, person);
    const shown = await shownOn(visitor.browser, PAGES);
    expect(words.filter((word) => !shown.includes(word))).toEqual([]);
  });

  it.each([
    ['a visitor who signs in', NEW],
    ['a guest who signs in', GUEST],
  ] as const)('goes on with %s', async (_, person) => {
    const visitor = await shop.enter();
    const words = await useShop(visitor, person);
    await signIn(visitor.browser);
    const shown = await shownOn(visitor.browser, PAGES);
    expect(words.filter((word) => !shown.includes(word))).toEqual([]);
  });

  it.each([...ENDED_SESSIONS, ...CLOSED])(
    'of $person is neither shown nor stored for the next person after $how',
    async ({ person, end }) => {
      const visitor = await shop.enter();
      const words = await useShop(visitor, person);
      const stored = [...words, 'Anna', PRODUCT];
      await end(visitor, shop);
      expect(await shownOn(visitor.browser, ['/', WITHDRAWAL.path])).not.toMatch(anyOf(words));
      expect(storedNow()).not.toMatch(anyOf(stored));
      await goToShipping(visitor);
      expect(await shownOn(visitor.browser, PAGES)).not.toMatch(anyOf(words));
      expect(storedNow()).not.toMatch(anyOf(stored));
    },
  );

  it('of a guest who has ordered is gone after the confirmation, ids, checkout and name (SUBM-11), and the confirmation with the logout', async () => {
    const visitor = await shop.enter();
    const { browser } = visitor;
    const words = await useShop(visitor, GUEST);
    const page = await load(browser, '/checkout/summary/');
    await userEvent.click(await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    await waitFor(() => expect(page.currentPath()).toContain('/checkout/confirmation/?order='));
    await waitForCleanUp(visitor);
    const confirmation = page.currentPath();
    const [orderId = ''] = /\d{9}/u.exec(confirmation) ?? [];
    expect(await shownOn(browser, [confirmation])).toContain(orderId);
    expect(await shownOn(browser, ['/', WITHDRAWAL.path])).not.toMatch(anyOf(words));
    expect(storedNow()).not.toMatch(anyOf([...words, PRODUCT]));
    expect(['placedOrder'].filter((name) => browser.cookies.has(name))).toEqual([]);
    await browser.get('/logout/');
    expect(await shownOn(browser, [confirmation])).not.toContain(orderId);
    expect(storedNow()).not.toContain(orderId);
  });
});

interface Me {
  readonly loginState: string;
  readonly cartId: string;
  readonly cartArticleCount: number;
}

interface Checkout {
  readonly facts: { readonly loginOption: string | null };
  readonly billingAddresses: readonly object[];
  readonly selectedPaymentId: string | null;
}

/** What the shop and the browser know of the visitor. */
const ofVisitor = async ({ browser }: Entered) => {
  const me = await resultOf<Me>(browser, '{ result: me { loginState cartId cartArticleCount } }');
  const { facts, billingAddresses, selectedPaymentId } = await resultOf<Checkout>(
    browser,
    '{ result: checkout { facts { loginOption } billingAddresses { id } selectedPaymentId } }',
  );
  return {
    ...me,
    wishlist: browser.cookies.get('activeWishlistId'),
    loginOption: facts.loginOption,
    addresses: billingAddresses.length,
    payment: selectedPaymentId,
  };
};

describe.each(WHOLE_SHOPS)('a logout, with the shop $backend,', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(LOGOUTS)('obtains a new cart id and resets wishlist and checkout data: $how (AUTH-09)', async ({ end }) => {
    const visitor = await shop.enter();
    await signIn(visitor.browser);
    await fill(visitor, WITHDRAWAL);
    await goToShipping(visitor);
    await fill(visitor, SHIPPING);
    const before = await ofVisitor(visitor);
    expect(before).toMatchObject({ loginState: 'customer', cartArticleCount: 3, addresses: 2 });
    await end(visitor, shop);
    const after = await ofVisitor(visitor);
    expect(after).toMatchObject({
      loginState: 'logged-out',
      cartArticleCount: 0,
      loginOption: null,
      addresses: 0,
      payment: null,
    });
    for (const id of ['cartId', 'wishlist'] as const)
      expect([after[id], after[id] === before[id]]).toEqual([expect.any(String), false]);
    await load(visitor.browser, '/');
    expect(storedNow()).not.toMatch(anyOf(TYPED));
  });
});
