import { openPageOver } from '@shop/client/testing/open-page';
import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import { setPrice } from '@shop/fakes/catalogue/prices';
import { setStock } from '@shop/fakes/catalogue/stock';
import { PERSONAS } from '@shop/fakes/personas/personas';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { changeCart, fillBasket, goToSummary } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { ARTICLES, itemOf } from '@shop/gateway/testing/receipt';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillTwoCarts } from './testing/two-carts.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const PENCILS = 'Dreikant-Bleistift Ergo, 6 Stück';
const BOOK = 'Schreiben und Lesen Fibel, 2. Klasse, Heft';

const leaveInStock = ({ world }: Entered, itemId: string, pieces: number): void =>
  world.run((tx) => setStock(tx, itemId, pieces));

const retype = async (field: HTMLElement, words: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, words);
  await userEvent.tab();
};

const expectToasts = (...texts: readonly string[]): Promise<void> =>
  waitFor(() =>
    expect(toastsOnPage().map((text) => texts.find((words) => text.includes(words)) ?? text)).toEqual(texts),
  );

describe.each(WHOLE_SHOPS)('the shop $backend reports its changes to a cart', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const announcedChanges = async (): Promise<readonly (string | undefined)[]> =>
    within(await screen.findByRole('alert'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '));

  const openFor = ({ browser }: Entered, path: string) => openPageOver(fetchOf(browser), path, 'de');

  it('on the product page when fewer pieces were added than requested: how many are in the basket, and how many were added (CART-04)', async () => {
    const visitor = await shop.enter();
    await openFor(visitor, `/prod/${ARTICLES.pencils.productId}/?varid=${ARTICLES.pencils.itemId}`);
    leaveInStock(visitor, ARTICLES.pencils.itemId, 3);
    await retype(await screen.findByRole('textbox', { name: 'Menge' }), '5');
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await expectToasts(
      `${PENCILS}: 5 Stück gehen nicht. Im Warenkorb liegen 3 Stück.`,
      `${PENCILS}: Mehr als 3 Stück können wir nicht liefern.`,
    );
    expect(await screen.findByText(/3 Artikel in den Warenkorb gelegt\./u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Warenkorb, 3 Artikel' })).toBeTruthy();
  });

  it('on the product page when nothing was added because the basket already holds the whole stock (CART-04)', async () => {
    const visitor = await shop.enter();
    await fillBasket(visitor.browser, { pencils: 3, book: 1 });
    await openFor(visitor, `/prod/${ARTICLES.pencils.productId}/?varid=${ARTICLES.pencils.itemId}`);
    leaveInStock(visitor, ARTICLES.pencils.itemId, 3);
    await userEvent.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
    await expectToasts(`${PENCILS}: Mehr als 3 Stück können wir nicht liefern.`);
    expect(screen.queryByText(/in den Warenkorb gelegt/u)).toBeNull();
  });

  it('in the basket when a new quantity is not available (CART-04)', async () => {
    const visitor = await shop.enter();
    await fillBasket(visitor.browser, { pencils: 1, book: 1 });
    await openFor(visitor, '/checkout/basket/');
    leaveInStock(visitor, ARTICLES.pencils.itemId, 3);
    await retype(await screen.findByRole('textbox', { name: `Menge: ${PENCILS}` }), '8');
    await expectToasts(
      `${PENCILS}: 8 Stück gehen nicht. Im Warenkorb liegen 3 Stück.`,
      `${PENCILS}: Mehr als 3 Stück können wir nicht liefern.`,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: `Menge: ${PENCILS}` }).value).toBe('3');
  });

  it('in the basket when the typed quantity is below the minimum or above the maximum (FORM-14, FORM-15)', async () => {
    const visitor = await shop.enter();
    const { minimumOrderQuantity: least, maxQuantity } = itemOf(visitor.world, 'shirt');
    leaveInStock(visitor, ARTICLES.shirt.itemId, maxQuantity);
    await changeCart(visitor.browser, [{ do: 'add-position', itemId: ARTICLES.shirt.itemId, quantity: least + 1 }]);
    await openFor(visitor, '/checkout/basket/');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Menge: / });
    await retype(field, '1');
    await expectToasts(`Die Mindestmenge ist ${least} Stück.`);
    expect(field.value).toBe(String(least));
    await retype(field, String(maxQuantity + 1));
    await expectToasts(
      `Die Mindestmenge ist ${least} Stück.`,
      `So viele Stück können wir nicht liefern. Wir haben die Menge auf ${maxQuantity} gesetzt.`,
    );
    await waitFor(() => expect(screen.getByRole('link', { name: `Warenkorb, ${maxQuantity} Artikel` })).toBeTruthy());
  });

  it('when a removed line is restored and fewer pieces are left (CART-04)', async () => {
    const visitor = await shop.enter();
    await fillBasket(visitor.browser, { pencils: 5, book: 1 });
    await openFor(visitor, '/checkout/basket/');
    await userEvent.click(await screen.findByRole('button', { name: `Entfernen ${PENCILS}` }));
    leaveInStock(visitor, ARTICLES.pencils.itemId, 2);
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig machen' }));
    await expectToasts(
      `${PENCILS} wurde aus dem Warenkorb entfernt.`,
      `${PENCILS}: 5 Stück gehen nicht. Im Warenkorb liegen 2 Stück.`,
      `${PENCILS}: Mehr als 2 Stück können wir nicht liefern.`,
    );
  });

  it('when a removed line is restored and the article has sold out', async () => {
    const visitor = await shop.enter();
    await fillBasket(visitor.browser, { pencils: 5, book: 1 });
    await openFor(visitor, '/checkout/basket/');
    await userEvent.click(await screen.findByRole('button', { name: `Entfernen ${PENCILS}` }));
    leaveInStock(visitor, ARTICLES.pencils.itemId, 0);
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig machen' }));
    await expectToasts(`${PENCILS} wurde aus dem Warenkorb entfernt.`, 'Zurzeit nicht lieferbar.');
  });

  it('at a login that merges two carts when the stock does not cover both quantities of a line', async () => {
    const visitor = await shop.enter();
    await fillTwoCarts(visitor);
    leaveInStock(visitor, ARTICLES.pencils.itemId, 3);
    const page = await openFor(visitor, '/login/?origin=/checkout/basket/');
    const form = within(await screen.findByRole('form', { name: 'Anmelden' }));
    await userEvent.type(form.getByLabelText('E-Mail-Adresse'), PERSONAS.existing.identifier);
    await userEvent.type(form.getByLabelText('Passwort'), PERSONAS.existing.password);
    await userEvent.click(form.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByText(`1 von 2 × ${PENCILS}. Mehr als 3 Stück sind nicht lieferbar.`)).toBeTruthy();
    expect(screen.getByText('Ihre Warenkörbe liegen jetzt zusammen')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Warenkorb, 5 Artikel' })).toBeTruthy();
    expect(page.currentPath()).toBe('/checkout/basket/');
    await userEvent.click(screen.getByRole('button', { name: 'Wieder herausnehmen' }));
    await expectToasts('Wir haben herausgenommen, was bei der Anmeldung dazugekommen war.');
    expect(screen.queryByText('Ihre Warenkörbe liegen jetzt zusammen')).toBeNull();
  });

  it('on the summary, line by line with the old and new values, before anything is ordered', async () => {
    const visitor = await shop.enter();
    await fillBasket(visitor.browser, { pencils: 5, book: 1 });
    await goToSummary(visitor.browser, MARKETS.de);
    await openFor(visitor, '/checkout/summary/');
    const button = await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
    leaveInStock(visitor, ARTICLES.pencils.itemId, 2);
    visitor.world.run((tx) => setPrice(tx, ARTICLES.book.itemId, 799));
    await userEvent.click(button);
    expect(await announcedChanges()).toEqual([
      `${PENCILS}: bisher 5 Stück, jetzt 2 Stück`,
      `${BOOK}: bisher 6,99 €, jetzt 7,99 €`,
      'Ersparnis durch Aktionen: bisher 6,49 €, jetzt 0,00 €',
      'Stück insgesamt: bisher 6, jetzt 3',
      'Gesamtsumme: bisher 37,90 €, jetzt 25,92 €',
    ]);
  });

  it('on the summary when a line and the gift are gone and delivery is charged', async () => {
    const visitor = await shop.enter();
    await fillBasket(visitor.browser, { pencils: 2, book: 30 });
    await changeCart(visitor.browser, [{ do: 'add-voucher', code: 'KLASSE15' }]);
    await goToSummary(visitor.browser, MARKETS.de);
    await openFor(visitor, '/checkout/summary/');
    const button = await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
    leaveInStock(visitor, ARTICLES.pencils.itemId, 0);
    visitor.world.run((tx) => setPrice(tx, ARTICLES.book.itemId, 100));
    await userEvent.click(button);
    expect(await announcedChanges()).toEqual([
      `${PENCILS}: bisher 2 Stück, jetzt 0 Stück`,
      `${BOOK}: bisher 209,70 €, jetzt 30,00 €`,
      'Radierer Norma, 3 Stück: nicht mehr dabei (bisher 1 Stück)',
      'Gutschein KLASSE15: gilt nicht mehr (bisher 33,40 € gespart)',
      'Verschiedene Artikel: bisher 2, jetzt 1',
      'Stück insgesamt: bisher 32, jetzt 30',
      'Versand: bisher 0,00 €, jetzt 4,95 €',
      'Gesamtsumme: bisher 189,28 €, jetzt 34,95 €',
    ]);
    const { orders } = visitor.world.read(({ state }) => state);
    expect(orders.size).toBe(0);
  });
});
