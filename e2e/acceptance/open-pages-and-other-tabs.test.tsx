import { hearTabs } from '@shop/client/testing/hear-tabs';
import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { act, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load, settle, shownNow, shownOn, storedNow } from './testing/all-shown.ts';
import { forgottenByTheShop } from './testing/session-endings.ts';
import { signIn } from './testing/sign-in.ts';
import { formNamed } from './testing/typed-form.ts';
import { anyOf, fill, goToShipping, PRODUCT, SHIPPING, WITHDRAWAL } from './testing/use-shop.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

/** How an open page learns of what happened in another tab: by a message, by what was removed from the storage, or when somebody looks at it. */
const LEARNT: Readonly<Record<string, (tell: ReturnType<typeof hearTabs>) => unknown>> = {
  'a message': (tell) =>
    tell({ happened: 'visitor-found', loginState: 'logged-out', cart: { id: 'cart-of-somebody', articleCount: 0 } }),
  'the storage': () =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'session:recentViews', newValue: null })),
  'a look at it': () => window.dispatchEvent(new Event('focus')),
};

describe.each(WHOLE_SHOPS.slice(0, 1))('an open page', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const learnt = Object.entries(LEARNT).map(([by, learn]) => ({ by, learn }));

  it.each(learnt)(
    'with typed text that learns by $by of a logout in another tab holds nothing of it any more',
    async ({ learn }) => {
      const visitor = await shop.enter();
      await goToShipping(visitor);
      const page = await fill(visitor, WITHDRAWAL);
      const tell = hearTabs(page);
      expect(shownNow()).toContain('Greta Gärtner');
      await visitor.browser.get('/logout/');
      await act(async () => learn(tell));
      await settle(page);
      expect(shownNow()).not.toContain('Greta Gärtner');
      expect(storedNow()).not.toContain('Greta Gärtner');
    },
  );

  it.each(learnt)(
    'of the checkout that learns by $by of a logout in another tab is left for the home page, also by somebody who is new',
    async ({ learn }) => {
      const visitor = await shop.enter();
      await goToShipping(visitor);
      const page = await fill(visitor, SHIPPING);
      const tell = hearTabs(page);
      await visitor.browser.get('/logout/');
      await act(async () => learn(tell));
      await waitFor(() => expect(page.currentPath()).toBe('/'));
      expect(toastsOnPage()).toEqual([expect.stringContaining('Sie haben sich in einem anderen Fenster abgemeldet.')]);
      expect(storedNow()).not.toMatch(anyOf(['Klasse 3b', 'Lindenweg']));
      await settle(page);
    },
  );

  it.each(learnt)(
    'with what was looked at that learns by $by of a logout in another tab shows it no more',
    async ({ learn }) => {
      const visitor = await shop.enter();
      await goToShipping(visitor);
      await load(visitor.browser, `/prod/${PRODUCT}/`);
      const name = document.querySelector('h1')?.textContent ?? '';
      const page = await load(visitor.browser, '/');
      const tell = hearTabs(page);
      await waitFor(() => expect(shownNow()).toContain(name));
      await visitor.browser.get('/logout/');
      await act(async () => learn(tell));
      await settle(page);
      expect(shownNow()).not.toContain(name);
    },
  );

  it.each(learnt)(
    'keeps what was typed if it learns by $by that its visitor has signed in in another tab',
    async ({ learn }) => {
      const visitor = await shop.enter();
      await goToShipping(visitor);
      const page = await fill(visitor, WITHDRAWAL);
      const tell = hearTabs(page);
      await signIn(visitor.browser);
      await act(async () => learn(tell));
      await settle(page);
      expect(shownNow()).toContain('Greta Gärtner');
      expect(storedNow()).toContain('Greta Gärtner');
    },
  );

  it('of a customer whose session has expired stays until somebody else begins: the same customer finds everything at the next login', async () => {
    const visitor = await shop.enter();
    await signIn(visitor.browser);
    await goToShipping(visitor);
    const tell = hearTabs(await fill(visitor, SHIPPING));
    await forgottenByTheShop(visitor);
    await act(async () => tell({ happened: 'cart-changed' }));
    expect(shownNow()).toContain('Klasse 3b');
    await signIn(visitor.browser);
    expect(await shownOn(visitor.browser, [SHIPPING.path])).toContain('Klasse 3b');
  });

  it('of a customer whose session has expired shows nothing to somebody who begins another one', async () => {
    const visitor = await shop.enter();
    await signIn(visitor.browser);
    await goToShipping(visitor);
    const page = await fill(visitor, SHIPPING);
    const tell = hearTabs(page);
    await forgottenByTheShop(visitor);
    await goToShipping(visitor);
    await act(async () => tell({ happened: 'cart-changed' }));
    await waitFor(() => expect(page.currentPath()).toBe('/'));
    await act(async () => page.navigateTo(SHIPPING.path));
    await waitFor(() => expect(formNamed(SHIPPING.form)).toBeDefined());
    expect(shownNow()).not.toMatch(anyOf(['Klasse 3b', 'Anna', 'Lehmann']));
    expect(storedNow()).not.toContain('Klasse 3b');
  });
});
