import { openPageOver } from '@shop/client/testing/open-page';
import { setStock } from '@shop/fakes/catalogue/stock';
import { selectItem } from '@shop/fakes/goods/select-items';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { restock } from '@shop/fakes/stock-alerts/restock';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOf } from './testing/fetch-of.ts';
import { mailsOf } from './testing/orders-and-mails.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const EMAIL = 'anna.kern@schule.example';
const [ADDRESS, NOTIFY, FORM, CONFIRM, END] = [
  'E-Mail-Adresse',
  'Benachrichtigen',
  'Benachrichtigen, sobald lieferbar',
  'Benachrichtigung bestätigen',
  'Benachrichtigung beenden',
];
const [SENT_TITLE, CONFIRMED_TITLE, ENDED_TITLE] = [
  'Bitte sehen Sie in Ihrem Postfach nach',
  'Wir benachrichtigen Sie',
  'Die Benachrichtigung ist beendet',
];

/** An article of a product without variants that is sold out, with the page of its product. */
const soldOutIn = ({ world }: Entered) => {
  const { goods } = world.read((view) => view);
  const itemId = selectItem(goods, { severalItems: false, stock: 100 });
  world.run((tx) => setStock(tx, itemId, 0));
  const product = goods.product(goods.item(itemId)?.productId ?? '');
  return { itemId, name: product?.name.de ?? '', path: `/prod/${product?.productId}/` };
};

const statuses = ({ world }: Entered) =>
  world.read(({ state }) => entriesOf(state.stockAlerts).map(([, { email, status }]) => [email, status]));

/** Where a link of a kind leads in the last mail that has one. */
const linkOf = (entered: Entered, rel: string): string =>
  mailsOf(entered)
    .flatMap(({ links }) => links)
    .findLast((link) => link.rel === rel)?.url ?? '';

describe.each(WHOLE_SHOPS)('an alert for a sold-out article, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('is asked for on the page of the article and confirmed by presses alone, without scripts', async () => {
    const entered = await shop.enter();
    const { itemId, name, path } = soldOutIn(entered);
    const page = await withoutScripts(entered.browser).open(path);
    const wrong = await page.form(FORM).press(NOTIFY, { [ADDRESS]: 'anna.kern@' });
    expect(wrong.url).toBe(path);
    expect(wrong.errors()).toEqual(['Bitte geben Sie eine E-Mail-Adresse wie name@schule.de an.']);
    expect(wrong.form(FORM).valueOf(ADDRESS)).toBe('anna.kern@');
    const sent = await wrong.form(FORM).press(NOTIFY, { [ADDRESS]: EMAIL });
    expect(sent.headings()[0]).toBe(SENT_TITLE);
    expect(sent.links(name)).toEqual([path]);

    const confirmation = await withoutScripts(entered.browser).open(linkOf(entered, 'stock-alert-confirmation'));
    expect(statuses(entered)).toEqual([[EMAIL, 'pending']]);
    const confirmed = await confirmation.press(CONFIRM);
    expect(confirmed.headings()[0]).toBe(CONFIRMED_TITLE);
    expect(confirmed.links(name)).toEqual([path]);
    expect(statuses(entered)).toEqual([[EMAIL, 'watching']]);

    entered.world.run((tx) => restock(tx, itemId, 3));
    expect(mailsOf(entered).at(-1)?.subject).toBe(`Wieder lieferbar: ${name}`);
    expect(statuses(entered)).toEqual([]);
    const back = await withoutScripts(entered.browser).open(linkOf(entered, 'stock-alert-item'));
    expect(back.headings()[0]).toBe(name);
  });

  it('ends by a press behind the link of a mail, without scripts', async () => {
    const entered = await shop.enter();
    const { itemId } = soldOutIn(entered);
    await entered.browser.postForm('/forms/stock-alert', { itemId, email: EMAIL });
    const end = await withoutScripts(entered.browser).open(linkOf(entered, 'stock-alert-end'));
    expect(statuses(entered)).toEqual([[EMAIL, 'pending']]);
    expect((await end.press(END)).headings()[0]).toBe(ENDED_TITLE);
    expect(statuses(entered)).toEqual([]);
    const late = await withoutScripts(entered.browser).open('/service/verfuegbarkeit/bestaetigen/?token=invented');
    expect((await late.press(CONFIRM)).headings()[0]).toBe('Dieser Link gilt nicht');
  });

  it('is not offered for an article that can be ordered, and says so if it is back meanwhile', async () => {
    const entered = await shop.enter();
    const { itemId, path } = soldOutIn(entered);
    const page = await withoutScripts(entered.browser).open(path);
    entered.world.run((tx) => restock(tx, itemId, 3));
    const back = await page.form(FORM).press(NOTIFY, { [ADDRESS]: EMAIL });
    expect(back.url).toBe(path);
    expect(back.toasts.join()).toContain('Wieder lieferbar.');
    expect([statuses(entered), mailsOf(entered)]).toEqual([[], []]);
  });

  it('is asked for where the tile of a sold-out article leads', async () => {
    const entered = await shop.enter();
    const { name, path } = soldOutIn(entered);
    const listing = await withoutScripts(entered.browser).open(`/search/?q=${encodeURIComponent(name)}`);
    expect(listing.links(`${NOTIFY} ${name}`)).toEqual([`${path}#benachrichtigen`]);
    const { body } = await entered.browser.get(path);
    expect(body).toContain('id="benachrichtigen"');
  });

  it('is asked for, confirmed and ended with scripts', async () => {
    const entered = await shop.enter();
    const { path } = soldOutIn(entered);
    const { navigateTo, currentPath } = await openPageOver(fetchOf(entered.browser), path, 'de');
    await userEvent.click(await screen.findByRole('button', { name: NOTIFY }));
    expect(await screen.findAllByText('Bitte geben Sie Ihre E-Mail-Adresse an.')).not.toEqual([]);
    await userEvent.type(screen.getByLabelText(ADDRESS), EMAIL);
    await userEvent.click(screen.getByRole('button', { name: NOTIFY }));
    expect(await screen.findByRole('heading', { name: SENT_TITLE })).toBeTruthy();
    expect(currentPath()).toMatch(/^\/service\/verfuegbarkeit\/success\//u);
    const end = linkOf(entered, 'stock-alert-end');
    await navigateTo(linkOf(entered, 'stock-alert-confirmation'));
    await userEvent.click(await screen.findByRole('button', { name: CONFIRM }));
    expect(await screen.findByRole('heading', { name: CONFIRMED_TITLE })).toBeTruthy();
    expect(statuses(entered)).toEqual([[EMAIL, 'watching']]);
    await navigateTo(end);
    await userEvent.click(await screen.findByRole('button', { name: END }));
    expect(await screen.findByRole('heading', { name: ENDED_TITLE })).toBeTruthy();
    expect(statuses(entered)).toEqual([]);
  });

  it('needs no confirmation from who is signed in, whose address is there already', async () => {
    const { email } = PERSONAS.existing.account;
    const entered = await shop.enter();
    const { path } = soldOutIn(entered);
    await signIn(entered.browser);
    await openPageOver(fetchOf(entered.browser), path, 'de');
    const field = await screen.findByLabelText<HTMLInputElement>(ADDRESS);
    await waitFor(() => expect(field.value).toBe(email));
    await userEvent.click(screen.getByRole('button', { name: NOTIFY }));
    expect(await screen.findByRole('heading', { name: SENT_TITLE })).toBeTruthy();
    expect(statuses(entered)).toEqual([[email, 'watching']]);
    expect(mailsOf(entered).at(-1)?.template).toBe('stock-alert-watching');
  });

  it.each(['success', 'beenden', 'bestaetigen'])('keeps its page %s out of search engines', async (page) => {
    const { browser } = await shop.enter();
    expect((await browser.get(`/service/verfuegbarkeit/${page}/`)).body).toMatch(/name="robots" content="noindex/u);
  });

  it('has no page of its own to list', async () => {
    const { browser } = await shop.enter();
    for (const path of ['/service/verfuegbarkeit/', '/service/verfuegbarkeit/erfunden/'])
      expect((await browser.get(path)).statusCode).toBe(404);
  });
});
