import { openPageOver } from '@shop/client/testing/open-page';
import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import { setStock } from '@shop/fakes/catalogue/stock';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { changeCart, goToSummary, order, resultOf } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOf } from './testing/fetch-of.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const HOME = '/';
const BASKET = '/checkout/basket/';
const LOGIN = '/checkout/login/';
const SHIPPING = '/checkout/shipping/';
const STEPS = [SHIPPING, '/checkout/payment/', '/checkout/summary/'];
/** Longer than any login that ends with the browser. */
const THIRTEEN_HOURS_MS = 13 * 60 * 60_000;
const PENCILS = { de: 'Dreikant-Bleistift Ergo, 6 Stück', en: 'Triangular pencil Ergo, pack of 6' };

type Language = keyof typeof PENCILS;

const EXPIRED = {
  de: 'Achtung: Ihre Sitzung ist abgelaufen. Bitte beginnen Sie noch einmal.',
  en: 'Attention: Your session has expired. Please start again.',
};
const NOTHING = {
  de: 'Hinweis: Ihr Warenkorb ist leer. Sobald etwas darin liegt, geht es zur Kasse.',
  en: 'Note: Your basket is empty. You can check out as soon as there is something in it.',
};
const SOLD_OUT = {
  de: `Achtung: Nicht mehr lieferbar: ${PENCILS.de}. Deshalb ist nichts mehr da, was Sie bestellen können. Es wurde nichts bestellt. Zum Warenkorb`,
  en: `Attention: No longer available: ${PENCILS.en}. That leaves nothing to order. Nothing was ordered. Go to the basket`,
};
const ordered = (orderId: string) => ({
  de: `Hinweis: Sie haben schon bestellt: Ihre Bestellung ${orderId} ist bei uns eingegangen. Bestellbestätigung ansehen`,
  en: `Note: You have already ordered: we have received your order ${orderId}. See the order confirmation`,
});

const fill = ({ browser }: Entered): Promise<unknown> =>
  changeCart(browser, [{ do: 'add-position', itemId: ARTICLES.pencils.itemId, quantity: 2 }]);

/** A guest on the summary with two packs of pencils. */
const goAsGuest = async (visitor: Entered): Promise<void> => {
  await fill(visitor);
  await goToSummary(visitor.browser, MARKETS.de);
};

const orderAsGuest = async (visitor: Entered): Promise<string> => {
  await goAsGuest(visitor);
  const orderId = await order(visitor.browser);
  await visitor.browser.postJson('/api/confirmation-cleanup/', { cartId: 'cart-of-before' });
  return orderId;
};

const removeAll = async ({ browser }: Entered): Promise<void> => {
  const { positions } = await resultOf<{ positions: readonly { id: string }[] }>(
    browser,
    '{ result: cart { positions { id: operationsId } } }',
  );
  for (const { id } of positions) await changeCart(browser, [{ do: 'remove-position', positionId: id }]);
};

interface Cause {
  readonly why: string;
  readonly arrange: (visitor: Entered, shop: OpenBackend) => Promise<Readonly<Record<Language, string>>>;
  /** Whether the basket has no need of the notice. */
  readonly isShownByBasket?: true;
  /** Whether somebody without an account can only get past the shipping step if there was a cart, so that the session has expired there. */
  readonly isExpiredLate?: true;
}

const CAUSES: readonly Cause[] = [
  { why: 'its articles have been ordered', arrange: async (visitor) => ordered(await orderAsGuest(visitor)) },
  {
    why: 'its only article has sold out',
    isShownByBasket: true,
    arrange: async (visitor) => {
      await goAsGuest(visitor);
      visitor.world.run((tx) => setStock(tx, ARTICLES.pencils.itemId, 0));
      return SOLD_OUT;
    },
  },
  {
    why: 'the session has ended',
    arrange: async (visitor, { clock }) => {
      await goAsGuest(visitor);
      clock.forward(THIRTEEN_HOURS_MS);
      return EXPIRED;
    },
  },
  { why: 'nothing was ever put into it', isShownByBasket: true, isExpiredLate: true, arrange: async () => NOTHING },
  {
    why: 'its guest took everything out again',
    isShownByBasket: true,
    isExpiredLate: true,
    arrange: async (visitor) => {
      await goAsGuest(visitor);
      await removeAll(visitor);
      return NOTHING;
    },
  },
];

const LANGUAGES: readonly Language[] = ['de', 'en'];

describe.each(WHOLE_SHOPS)('a step of the checkout with nothing to order, in the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  describe.each(CAUSES)('because $why', ({ arrange, isShownByBasket = false, isExpiredLate = false }) => {
    const noticeOf = async (path: string, visitor: Entered) => {
      const words = await arrange(visitor, shop);
      return isExpiredLate && path !== SHIPPING ? EXPIRED : words;
    };

    it.each(LANGUAGES.flatMap((language) => STEPS.map((path) => ({ language, path }))))(
      'leads from $path home without scripts, and says why in $language',
      async ({ language, path }) => {
        const { host } = MARKETS[language];
        const visitor = await shop.enter(host);
        const words = await noticeOf(path, visitor);
        const page = await withoutScripts(visitor.browser, host).open(path);
        expect([page.url, page.status, page.toasts]).toEqual([HOME, 200, [words[language]]]);
      },
    );

    it.each(STEPS)('leads from %s home with scripts, and says why', async (path) => {
      const visitor = await shop.enter();
      const { de } = await noticeOf(path, visitor);
      const page = await openPageOver(fetchOf(visitor.browser), '/service/kontakt/', 'de');
      await page.navigateTo(path);
      await waitFor(() => expect([page.currentPath(), toastsOnPage()]).toEqual([HOME, [de]]));
    });

    it('leads from the login to the basket, which says why', async () => {
      const visitor = await shop.enter();
      const { de } = await arrange(visitor, shop);
      const page = await withoutScripts(visitor.browser).open(LOGIN);
      expect([page.url, page.toasts]).toEqual([BASKET, isShownByBasket ? [] : [de]]);
    });
  });

  it('has the way to the confirmation, which shows the order, with and without scripts', async () => {
    const visitor = await shop.enter();
    const orderId = await orderAsGuest(visitor);
    const home = await withoutScripts(visitor.browser).open('/checkout/summary/');
    const confirmation = await home.follow('Bestellbestätigung ansehen');
    expect([confirmation.url, confirmation.text.includes(orderId)]).toEqual(['/checkout/confirmation/', true]);

    const page = await openPageOver(fetchOf(visitor.browser), '/service/kontakt/', 'de');
    await page.navigateTo('/checkout/summary/');
    const link = await screen.findByRole('link', { name: 'Bestellbestätigung ansehen' });
    await userEvent.click(link);
    expect(toastsOnPage()).toEqual([]);
    await page.navigateTo(link.getAttribute('href') ?? '');
    await waitFor(() => expect(page.currentPath()).toBe(`/checkout/confirmation/?order=${orderId}`));
    expect(await screen.findByText(orderId)).toBeTruthy();
  });

  it('names the order to nobody who comes after its session', async () => {
    const visitor = await shop.enter();
    const orderId = await orderAsGuest(visitor);
    const browser = withoutScripts(visitor.browser);
    await browser.open('/logout/');
    for (const path of [LOGIN, ...STEPS, '/checkout/confirmation/'])
      expect((await browser.open(path)).text).not.toContain(orderId);
    expect(await resultOf(visitor.browser, '{ result: checkoutFacts { storedOrderId shownOrderId } }')).toEqual({
      storedOrderId: null,
      shownOrderId: null,
    });
  });

  it('names what has sold out in the basket, with the way to the article', async () => {
    const visitor = await shop.enter();
    await fill(visitor);
    visitor.world.run((tx) => setStock(tx, ARTICLES.pencils.itemId, 0));
    const page = await withoutScripts(visitor.browser).open(BASKET);
    expect(page.items('Was Sie ausgesucht hatten, ist nicht mehr lieferbar:')).toEqual([PENCILS.de]);
    expect((await page.follow(PENCILS.de)).url).toMatch(/^\/prod\//u);
  });
});
