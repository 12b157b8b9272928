import { openPageOver } from '@shop/client/testing/open-page';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { ZIP_CODE } from '@shop/gateway/testing/goods-to-return';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyAndReceive } from './testing/buy-and-receive.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const MINUTE_MS = 60_000;
const STATUS = '/service/bestellstatus/';

describe.each(WHOLE_SHOPS)('a return, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

  /** A customer on the page of the articles of the newest order, the first of which is chosen. */
  const choosingArticle = async (scenario: string) => {
    const entered = await resumeScenario(shop, scenario);
    const {
      orders: [newest],
    } = await resultOf<{ orders: readonly { readonly returnHash: string | null }[] }>(
      entered.browser,
      '{ result: orderList(dateFilter: "last3months", page: 0) { orders { returnHash } } }',
    );
    await openPageOver(
      fetchOf(entered.browser),
      `/myaccount/returns/productselection/?order=${newest?.returnHash}`,
      'de',
    );
    const lines = await screen.findByRole('list', { name: 'Artikel, die Sie zurückgeben können' });
    const [line = lines] = within(lines).getAllByRole('listitem');
    await userEvent.click(within(line).getByRole('checkbox'));
    await userEvent.selectOptions(within(line).getByLabelText('Grund'), 'damaged');
    return entered;
  };

  it('says at the article that its time is over, if that happens while it is chosen', async () => {
    const { world } = await choosingArticle('return-window-closing');
    world.advance({ advanceMs: 10 * MINUTE_MS });
    await press('Weiter');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Diesen Artikel können Sie nicht mehr zurückgeben.',
    );
  });

  it('goes on after the session has ended in the middle', async () => {
    const { browser, world } = await choosingArticle('order-returnable');
    await press('Weiter');
    await press('Weiter zum Rückversand');
    await press('Weiter zur Prüfung');
    await screen.findByRole('button', { name: 'Rücksendung anmelden' });
    for (const cookie of ['sessionToken', 'customerSession']) browser.cookies.delete(cookie);
    await press('Rücksendung anmelden');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Rücksendung ist angemeldet' })).toBeTruthy();
    expect(world.read(({ state }) => entriesOf(state.returns))).toHaveLength(1);
  });

  it('that a guest has just announced is shown at the order that is looked up by number and postcode, with and without scripts', async () => {
    const visitor = await shop.enter();
    const { orderId, hash, itemId } = await buyAndReceive(visitor);
    const { browser } = visitor;
    for (const step of [
      `selectReturnItems(order: "${hash}", items: [{ id: "${itemId}", quantity: 1, reason: "damaged", comment: "Riss", images: [], components: [] }])`,
      `chooseRegulation(order: "${hash}", regulation: "refund")`,
      `chooseReturnCarrier(order: "${hash}", carrier: "dhl", labels: 1)`,
    ])
      await resultOf(browser, `mutation { result: ${step} { __typename } }`);
    const form = await withoutScripts(browser).open(STATUS);
    const lookUp = () => form.press('Status ansehen', { Bestellnummer: orderId, Postleitzahl: ZIP_CODE });
    expect((await lookUp()).text).not.toContain('Nach der Bestellung');

    const { submitted } = await resultOf<{ submitted: { shipments: readonly { rma: string }[] } }>(
      browser,
      `mutation { result: submitReturn(order: "${hash}", contact: { salutation: "mrs", firstName: "Gerda", lastName: "Gast", email: "gast@schule.example" }) { ... on ReturnSubmitted { submitted { shipments { rma } } } } }`,
    );
    const rma = submitted.shipments[0]?.rma ?? '';
    expect((await lookUp()).text).toMatch(
      new RegExp(
        `Nach der Bestellung Rückgabe ${rma} Angemeldet .* Ihr Wunsch Geld zurück Ware eingegangen Noch nicht`,
        'u',
      ),
    );

    await openPageOver(fetchOf(browser), STATUS, 'de');
    expect(await screen.findByRole('heading', { name: `Rückgabe ${rma}` })).toBeTruthy();
  });
});
