import { openPageOver } from '@shop/client/testing/open-page';
import { setPrice } from '@shop/fakes/catalogue/prices';
import { setStock } from '@shop/fakes/catalogue/stock';
import { startDeal } from '@shop/fakes/deals/start-deal';
import { setParameter } from '@shop/fakes/parameters/parameter-values';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import type { Transaction } from '@shop/fakes/worlds/transaction';
import type { World } from '@shop/fakes/worlds/world';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { changeCart, fillBasket, goToSummary, savePayment, saveShipping } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForCleanUp } from './testing/after-confirmation.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const PENCILS = 'Dreikant-Bleistift Ergo, 6 Stück';
const BOOK = 'Schreiben und Lesen Fibel, 2. Klasse, Heft';
interface Change {
  readonly what: string;
  readonly before?: (tx: Transaction) => void;
  readonly happen?: (tx: Transaction) => void;
  /** World time that passes while the summary is shown, in milliseconds. */
  readonly passes?: number;
  /** Every line of the notice. */
  readonly told: readonly string[];
  /** The total of the order in the end, in cents. */
  readonly pays: number;
}

const TEN_MINUTES_MS = 600_000;

const saving = (is: string): string => `Ersparnis durch Gutschein SCHULE10: bisher 2,00 €, jetzt ${is}`;
const total = (is: string): string => `Gesamtsumme: bisher 22,92 €, jetzt ${is}`;

/** Two packs of pencils at 6,49 €, a book at 6,99 €, ten percent off, and 4,95 € for delivery: 22,92 €. One of them changes while the summary is shown. */
const CHANGES: readonly Change[] = [
  {
    what: 'a price has risen',
    happen: (tx) => setPrice(tx, ARTICLES.book.itemId, 899),
    told: [`${BOOK}: bisher 6,99 €, jetzt 8,99 €`, saving('2,20 €'), total('24,72 €')],
    pays: 2472,
  },
  {
    what: 'a price has fallen',
    happen: (tx) => setPrice(tx, ARTICLES.book.itemId, 499),
    told: [`${BOOK}: bisher 6,99 €, jetzt 4,99 €`, saving('1,80 €'), total('21,12 €')],
    pays: 2112,
  },
  {
    what: 'a quantity was cut',
    happen: (tx) => setStock(tx, ARTICLES.pencils.itemId, 1),
    told: [
      `${PENCILS}: bisher 2 Stück, jetzt 1 Stück`,
      saving('1,35 €'),
      'Stück insgesamt: bisher 3, jetzt 2',
      total('17,08 €'),
    ],
    pays: 1708,
  },
  {
    what: 'an article has sold out',
    happen: (tx) => setStock(tx, ARTICLES.pencils.itemId, 0),
    told: [
      `${PENCILS}: bisher 2 Stück, jetzt 0 Stück`,
      saving('0,70 €'),
      'Verschiedene Artikel: bisher 2, jetzt 1',
      'Stück insgesamt: bisher 3, jetzt 1',
      total('11,24 €'),
    ],
    pays: 1124,
  },
  {
    what: 'a lightning deal is over',
    before: (tx) => startDeal(tx, ARTICLES.book.itemId, { reservedPercent: 0, lastsMs: TEN_MINUTES_MS }),
    passes: TEN_MINUTES_MS,
    told: [
      `${BOOK}: bisher 5,29 €, jetzt 6,99 €`,
      'Ersparnis durch Gutschein SCHULE10: bisher 1,83 €, jetzt 2,00 €',
      'Gesamtsumme: bisher 21,39 €, jetzt 22,92 €',
    ],
    pays: 2292,
  },
  {
    what: 'delivery costs something else',
    happen: (tx) => setParameter(tx, 'featureFlags/T164-DHL-Retest', 'true'),
    told: ['Versand: bisher 4,95 €, jetzt 5,95 €', total('23,92 €')],
    pays: 2392,
  },
  {
    what: 'a voucher applies no longer',
    happen: (tx) => setParameter(tx, 'vouchers/ended', 'SCHULE10'),
    told: ['Gutschein SCHULE10: gilt nicht mehr (bisher 2,00 € gespart)', total('24,92 €')],
    pays: 2492,
  },
];

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' }));

const ordersIn = (world: World) => world.read(({ state }) => entriesOf(state.orders).map(([, order]) => order));

/** What the notice says has changed; it has the focus. */
const linesOfNotice = (): readonly string[] => {
  const notice = document.activeElement;
  expect(notice?.getAttribute('role')).toBe('alert');
  return within(notice as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '));
};

describe.each(WHOLE_SHOPS)(
  'nothing changes in silence between summary and order (SUBM-02), with the shop $backend',
  ({ open }) => {
    let shop: OpenBackend;
    beforeAll(async () => {
      shop = await open();
    });
    afterAll(() => shop.close());

    it.each(CHANGES)(
      'when $what: orders nothing, says what was and what is, line by line, and orders that on the second press',
      async ({ before, happen, passes, told, pays }) => {
        const visitor = await shop.enter();
        const { browser, world } = visitor;
        if (before !== undefined) world.run(before);
        await fillBasket(browser, { pencils: 2, book: 1 });
        await changeCart(browser, [{ do: 'add-voucher', code: 'SCHULE10' }]);
        await goToSummary(browser, MARKETS.de);
        const page = await openPageOver(fetchOf(browser), '/checkout/summary/', 'de');
        await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
        if (happen !== undefined) world.run(happen);
        if (passes !== undefined) world.advance({ advanceMs: passes });
        await press();
        await screen.findByText(/^Ihr Warenkorb hat sich geändert\./u);
        expect(linesOfNotice()).toEqual(told);
        expect(ordersIn(world)).toHaveLength(0);
        await press();
        await waitFor(() => expect(page.currentPath()).toContain('/checkout/confirmation/?order='));
        expect(ordersIn(world).map(({ confirmation }) => confirmation.total.minor)).toEqual([pays]);
        await waitForCleanUp(visitor);
      },
    );

    it('when another window chose another address, carrier and payment: orders nothing and says so, and orders to what the page shows then on the second press', async () => {
      const visitor = await shop.enter();
      const { browser, world } = visitor;
      await fillBasket(browser, { pencils: 2, book: 1 });
      await goToSummary(browser, MARKETS.de);
      const page = await openPageOver(fetchOf(browser), '/checkout/summary/', 'de');
      await screen.findByText('50667 Köln');
      await saveShipping(browser, { place: { postcode: '53111', city: 'Bonn' }, shipperCode: 'dpd' });
      await savePayment(browser, 'RECHNUNG');
      await press();
      await screen.findByText(/^Ihr Warenkorb hat sich geändert\./u);
      expect(linesOfNotice()).toEqual([
        'Versand: bisher 4,95 €, jetzt 5,95 €',
        'Gesamtsumme: bisher 24,92 €, jetzt 25,92 €',
        'Die Rechnungsadresse wurde geändert.',
        'Die Lieferadresse wurde geändert.',
        'Der Versanddienst wurde geändert.',
        'Die Zahlungsart wurde geändert.',
      ]);
      expect(ordersIn(world)).toHaveLength(0);
      expect(screen.getByText('53111 Bonn')).toBeTruthy();
      await press();
      await waitFor(() => expect(page.currentPath()).toContain('/checkout/confirmation/?order='));
      expect(ordersIn(world)).toMatchObject([
        { confirmation: { billingAddress: { city: 'Bonn' }, shipperName: 'DPD', paymentId: 'RECHNUNG' } },
      ]);
      await waitForCleanUp(visitor);
    });
  },
);
