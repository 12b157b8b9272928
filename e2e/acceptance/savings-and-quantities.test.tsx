import { openPageOver } from '@shop/client/testing/open-page';
import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import { setPrice } from '@shop/fakes/catalogue/prices';
import { setStock } from '@shop/fakes/catalogue/stock';
import { startDeal } from '@shop/fakes/deals/start-deal';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf, signInFor } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { ARTICLES, itemOf } from '@shop/gateway/testing/receipt';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOf } from './testing/fetch-of.ts';
import { pageText } from './testing/page-text.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

/** What the goods hold, so that the figures below can be checked by hand. */
const GLUE = { eurGross: 879, previousEurGross: 1099, chfGross: 990, previousChfGross: 1240 };
const PENCILS = { eurGross: 649 };
const SHIRT_MINIMUM = 2;
const MOST_IN_CART = 999;

const REFUSED =
  'Die Mindestmenge ist 2 Stück. Es wurde noch nichts in den Warenkorb gelegt. Die Menge steht jetzt auf 2: Legen Sie sie so in den Warenkorb, oder wählen Sie mehr.';

const pathOf = (article: keyof typeof ARTICLES): string =>
  `/prod/${ARTICLES[article].productId}/?varid=${ARTICLES[article].itemId}`;

describe.each(WHOLE_SHOPS)('a product page of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const read = async ({ browser }: Entered, path: string): Promise<string> => pageText((await browser.get(path)).body);

  const inCart = async ({ browser }: Entered): Promise<readonly number[]> =>
    (
      await resultOf<{ positions: readonly { quantity: number }[] }>(
        browser,
        '{ result: cart { positions { quantity } } }',
      )
    ).positions.map(({ quantity }) => quantity);

  /** Posts the form of a product page like a browser without scripts, with everything that the page put into it, and reads the final page. */
  const post = async (
    visitor: Entered,
    article: keyof typeof ARTICLES,
    typed: Readonly<Record<string, string>>,
    form = 'update-cart',
  ) => {
    const { body } = await visitor.browser.get(pathOf(article));
    const hidden = [...body.matchAll(/<input type="hidden" name="(do|itemId|minimum|from)" value="([^"]*)"/gu)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    let reply = await visitor.browser.postForm(`/forms/${form}`, { ...Object.fromEntries(hidden), ...typed });
    while (reply.headers.location !== undefined) reply = await visitor.browser.get(reply.headers.location);
    return { text: pageText(reply.body), quantity: /<input id="quantity"[^>]*value="(\d+)"/u.exec(reply.body)?.[1] };
  };

  describe('says what is saved', () => {
    // 10.99 − 8.79 = 2.20, a fifth of 10.99; 12.40 − 9.90 = 2.50, a fifth of 12.40. Before 19 % VAT: 9.24 − 7.39 = 1.85.
    it.each([
      ['de', '8,79 € Niedrigster Preis der letzten 30 Tage : 10,99 € Sie sparen 2,20 € (20 %) 17,58 € je 1,0 kg'],
      ['en', '€8.79 Lowest price of the last 30 days : €10.99 You save €2.20 (20%) €17.58 per 1.0 kg'],
      ['at', '€ 8,79 Niedrigster Preis der letzten 30 Tage : € 10,99 Sie sparen € 2,20 (20 %) € 17,58 je 1,0 kg'],
      [
        'ch',
        'CHF 9.90 Niedrigster Preis der letzten 30 Tage : CHF 12.40 Sie sparen CHF 2.50 (20 %) CHF 19.80 je 1.0 kg',
      ],
      [
        'b2b-de',
        '7,39 € inkl. MwSt. 8,79 € Niedrigster Preis der letzten 30 Tage : 9,24 € Sie sparen 1,85 € (20 %) 14,78 € je 1,0 kg',
      ],
      [
        'b2b-en',
        '€7.39 incl. VAT €8.79 Lowest price of the last 30 days : €9.24 You save €1.85 (20%) €14.78 per 1.0 kg',
      ],
    ] as const)(
      'in percent and as an amount against the lowest price of the last 30 days: %s (ENT-27)',
      async (storefront, words) => {
        const visitor = await shop.enter(MARKETS[storefront].host);
        await signInFor(visitor.browser, MARKETS[storefront]);
        expect(itemOf(visitor.world, 'glue').price).toMatchObject(GLUE);
        const page = await read(visitor, pathOf('glue'));
        expect(page).toContain(words);
        expect(page).toContain(storefront.endsWith('en') ? '20% off' : '20 % günstiger');
      },
    );

    it('not below five percent, and not against a recommended price (LIST-11)', async () => {
      const visitor = await shop.enter();
      visitor.world.run((tx) => setPrice(tx, ARTICLES.glue.itemId, 1050));
      const glue = await read(visitor, pathOf('glue'));
      expect(glue).toContain('10,50 € Niedrigster Preis der letzten 30 Tage : 10,99 € 21,00 € je 1,0 kg');
      const labels = await read(visitor, pathOf('labels'));
      expect(labels).toContain('3,49 € UVP : 4,49 €');
      for (const page of [glue, labels]) {
        expect(page).not.toContain('Sie sparen');
        expect(page.split('Artikelnummer')[0]).not.toContain('% günstiger');
      }
    });

    it('with a lightning deal, against the ordinary price (ENT-27)', async () => {
      const visitor = await shop.enter();
      expect(itemOf(visitor.world, 'pencils').price).toMatchObject(PENCILS);
      visitor.world.run((tx) => startDeal(tx, ARTICLES.pencils.itemId, { reservedPercent: 40, lastsMs: 3_600_000 }));
      // 6.49 − 4.89 = 1.60, which is 24.65 percent of 6.49: rounded down, because no more may be promised than is saved.
      const page = await read(visitor, pathOf('pencils'));
      expect(page).toContain(
        '40 % reserviert 4,89 € Niedrigster Preis der letzten 30 Tage : 6,49 € Sie sparen 1,60 € (24 %) 0,82 € je Stück',
      );
      expect(page.match(/Sie sparen/gu)).toHaveLength(1);
    });
  });

  describe('sells no fewer than the minimum order quantity', () => {
    it('without scripts: it starts at the minimum, refuses less and says how to mend it, and sells the minimum (FORM-12, FORM-15)', async () => {
      const visitor = await shop.enter();
      expect(itemOf(visitor.world, 'shirt').minimumOrderQuantity).toBe(SHIRT_MINIMUM);
      const { body } = await visitor.browser.get(pathOf('shirt'));
      expect(pageText(body)).toContain('Mindestmenge 2 Stück');
      expect(/<input id="quantity"[^>]*value="(\d+)"/u.exec(body)?.[1]).toBe('2');
      for (const typed of [{ quantity: '1' }, { quantity: '0' }, { quantity: '2', step: '-1' }]) {
        const { text, quantity } = await post(visitor, 'shirt', typed);
        expect(text).toContain(REFUSED);
        expect([quantity, await inCart(visitor)]).toEqual(['2', []]);
      }
      expect((await post(visitor, 'shirt', { quantity: '2' })).text).not.toContain(REFUSED);
      expect(await inCart(visitor)).toEqual([2]);
    });

    it('not by express payment either (FORM-15)', async () => {
      const visitor = await shop.enter();
      const { text } = await post(visitor, 'shirt', { quantity: '1' }, 'checkout-amazon');
      expect(text).toContain(REFUSED);
      expect(await inCart(visitor)).toEqual([]);
    });

    it('with scripts: no button goes below it, and what is typed below is refused once and mended (FORM-12, FORM-15)', async () => {
      const visitor = await shop.enter();
      await openPageOver(fetchOf(visitor.browser), pathOf('shirt'), 'de');
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Menge' });
      const button = screen.getByRole('button', { name: 'In den Warenkorb' });
      expect(field.value).toBe('2');
      await userEvent.click(screen.getByRole('button', { name: 'Eins weniger' }));
      expect(field.value).toBe('2');
      expect(toastsOnPage()).toEqual([
        expect.stringContaining('Die Mindestmenge ist 2 Stück. Wir haben die Menge auf 2 gesetzt.'),
      ]);
      await userEvent.clear(field);
      await userEvent.type(field, '1');
      await userEvent.click(button);
      expect(await screen.findByText(REFUSED)).toBeTruthy();
      expect([field.value, await inCart(visitor)]).toEqual(['2', []]);
      await userEvent.click(button);
      expect(await screen.findByText(/2 Artikel in den Warenkorb gelegt\./u)).toBeTruthy();
      expect([screen.queryByText(REFUSED), await inCart(visitor)]).toEqual([null, [2]]);
    });
  });

  describe('sells no more than fit into a basket', () => {
    it('without scripts: it says how many are in the basket, and how many it can deliver (CART-04, FORM-12)', async () => {
      const visitor = await shop.enter();
      visitor.world.run((tx) => setStock(tx, ARTICLES.glue.itemId, 5000));
      const { text } = await post(visitor, 'glue', { quantity: '1000' });
      expect(text).toContain('1000 Stück gehen nicht. Im Warenkorb liegen 999 Stück.');
      expect(text).toContain('Mehr als 999 Stück können wir nicht liefern.');
      expect(await inCart(visitor)).toEqual([MOST_IN_CART]);
    });

    it('with scripts: what is typed above is lowered, with a toast (FORM-12, FORM-14)', async () => {
      const visitor = await shop.enter();
      visitor.world.run((tx) => setStock(tx, ARTICLES.glue.itemId, 5000));
      await openPageOver(fetchOf(visitor.browser), pathOf('glue'), 'de');
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Menge' });
      await userEvent.clear(field);
      await userEvent.type(field, '1000');
      await userEvent.tab();
      expect([field.value, toastsOnPage()]).toEqual([
        '999',
        [expect.stringContaining('So viele Stück können wir nicht liefern. Wir haben die Menge auf 999 gesetzt.')],
      ]);
    });
  });
});
