import { openPageOver } from '@shop/client/testing/open-page';
import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import { setStock } from '@shop/fakes/catalogue/stock';
import { setParameter } from '@shop/fakes/parameters/parameter-values';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, goToSummary } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOf } from './testing/fetch-of.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const SUMMARY = '/checkout/summary/';

const orders = ({ world }: Entered): number => world.read(({ state }) => entriesOf(state.orders)).length;

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' }));

describe.each(WHOLE_SHOPS)('an order that cannot be placed, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  /** A guest on the summary who pays in advance. */
  const atSummary = async () => {
    const visitor = await shop.enter();
    await fillBasket(visitor.browser, { pencils: 2, book: 1 });
    await goToSummary(visitor.browser, MARKETS.de);
    return { ...visitor, page: await openPageOver(fetchOf(visitor.browser), SUMMARY, 'de') };
  };

  it('because prepayment is not possible any more leads to what is, and says above the choice why nothing was ordered', async () => {
    const { page, ...visitor } = await atSummary();
    visitor.world.run((tx) => setParameter(tx, 'paymentTypes/offered', 'PAYPAL,RECHNUNG'));
    await press();
    const reason = await screen.findByRole('group', {
      name: 'So lässt sich diese Bestellung nicht bezahlen. Es wurde nichts bestellt und nichts abgebucht. Bitte bezahlen Sie auf eine andere Art.',
    });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect([page.currentPath(), orders(visitor), toastsOnPage()]).toEqual([
      '/checkout/payment/?errorCode=not-possible',
      0,
      [],
    ]);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['PAYPAL', 'RECHNUNG']);
  });

  it('because all has sold out says what, with the way to the basket, however often the button is pressed', async () => {
    const { page, ...visitor } = await atSummary();
    visitor.world.run((tx) => [ARTICLES.pencils, ARTICLES.book].forEach(({ itemId }) => setStock(tx, itemId, 0)));
    await press();
    const words =
      /^Nicht mehr lieferbar: Dreikant-Bleistift Ergo, 6 Stück, Schreiben und Lesen Fibel, 2\. Klasse, Heft\. .*Es wurde nichts bestellt\./u;
    const said = await screen.findByText(words);
    await press();
    await waitFor(() => expect(document.activeElement?.contains(said)).toBe(true));
    expect([
      within(said).getByRole('link').getAttribute('href'),
      page.currentPath(),
      orders(visitor),
      toastsOnPage(),
    ]).toEqual(['/checkout/basket/', SUMMARY, 0, []]);
  });
});
