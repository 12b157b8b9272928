import { selectItem } from '@shop/fakes/goods/select-items';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS, type Entered, type OpenBackend } from '../testing/backends.ts';
import { resultOf } from '../testing/buy.ts';

const EMAIL = 'anna.kern@schule.example';
const ENDED = '/service/verfuegbarkeit/beenden/?state=ended';
const BUSINESS_HOST = 'educational.localhost:8080';

const REFUSED = '... on FormRefused { generalKey fieldErrors { field messageKey } }';
const STEP = '__typename ... on StockAlertStep { path }';
const WATCH = `mutation W($itemId: ID!, $email: String!) { result: watchItem(itemId: $itemId, email: $email) { ${STEP} ${REFUSED} } }`;
const CONFIRM = 'mutation C($token: String!) { result: confirmStockAlert(token: $token) { __typename path } }';
const END = 'mutation E($token: String!) { result: endStockAlert(token: $token) { __typename path } }';

const step = (path: string) => ({ __typename: 'StockAlertStep', path });
const requested = (itemId: string) => `/service/verfuegbarkeit/success/?item=${itemId}`;
const confirmed = (itemId: string) => `/service/verfuegbarkeit/success/?state=confirmed&item=${itemId}`;

const itemIn = ({ world }: Entered, soldOut = true): string =>
  world.read(({ goods }) => selectItem(goods, soldOut ? { soldOut } : { stock: 100 }));

const statuses = ({ world }: Entered) =>
  world.read(({ state }) => entriesOf(state.stockAlerts).map(([, { status }]) => status));

/** The token of the last mail's link of a kind. */
const tokenOf = ({ world }: Entered, rel: string): string => {
  const parts = world.read(({ state }) => state.mails.at(-1)?.parts ?? []);
  const [url = ''] = parts.flatMap((part) =>
    typeof part === 'object' && 'url' in part && part.rel === rel ? [part.url] : [],
  );
  return url.split('?token=')[1] ?? '';
};

describe.each(BACKENDS)('alerts for sold-out articles of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const form = async ({ browser }: Entered, name: string, fields: Readonly<Record<string, string>>) =>
    (await browser.postForm(`/forms/${name}`, fields)).headers.location;

  it.each(['bestaetigen', 'beenden'])('keeps the token on %s out of other sites and indexes', async (page) => {
    const { browser } = await shop.enter();
    expect((await browser.get(`/service/verfuegbarkeit/${page}/?token=of-a-mail`)).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    });
  });

  it('are confirmed by a press and ended by one, with and without scripts', async () => {
    const entered = await shop.enter();
    const itemId = itemIn(entered);
    expect(await resultOf(entered.browser, WATCH, { itemId, email: EMAIL })).toEqual(step(requested(itemId)));
    const end = tokenOf(entered, 'stock-alert-end');
    const token = tokenOf(entered, 'stock-alert-confirmation');
    expect(await resultOf(entered.browser, CONFIRM, { token })).toEqual(step(confirmed(itemId)));
    expect(statuses(entered)).toEqual(['watching']);
    expect(await resultOf(entered.browser, END, { token: end })).toEqual(step(ENDED));
    expect(statuses(entered)).toEqual([]);

    expect(await form(entered, 'stock-alert', { itemId, email: EMAIL })).toBe(requested(itemId));
    const again = tokenOf(entered, 'stock-alert-confirmation');
    const ending = tokenOf(entered, 'stock-alert-end');
    expect(await form(entered, 'stock-alert-confirmation', { token: again })).toBe(confirmed(itemId));
    expect(statuses(entered)).toEqual(['watching']);
    expect(await form(entered, 'stock-alert-end', { token: ending })).toBe(ENDED);
    expect(statuses(entered)).toEqual([]);
  });

  it('says the same about addresses that are new, asked again and of an account', async () => {
    const entered = await shop.enter();
    const itemId = itemIn(entered);
    for (const email of [EMAIL, EMAIL, 'anna.lehmann@pausenhof.example'])
      expect(await resultOf(entered.browser, WATCH, { itemId, email })).toEqual(step(requested(itemId)));
    for (const token of ['invented', tokenOf(entered, 'stock-alert-end')])
      expect(await resultOf(entered.browser, END, { token })).toEqual(step(ENDED));
  });

  it('keep what was typed if it is no address, with and without scripts', async () => {
    const entered = await shop.enter();
    const itemId = itemIn(entered);
    expect(await resultOf(entered.browser, WATCH, { itemId, email: 'anna.kern@' })).toEqual({
      __typename: 'FormRefused',
      generalKey: null,
      fieldErrors: [{ field: 'email', messageKey: 'vue.form.error.email.incorrect' }],
    });
    expect(await form(entered, 'stock-alert', { itemId, email: 'anna.kern@', from: '/prod/1/' })).toBe('/prod/1/');
    expect((await entered.browser.get('/')).body).toContain(
      '"formEcho":{"form":"stock-alert","values":{"email":"anna.kern@"}',
    );
  });

  it('say that an article is in stock, or gone', async () => {
    const entered = await shop.enter();
    const itemId = itemIn(entered, false);
    const refused = (generalKey: string) => ({ __typename: 'FormRefused', generalKey, fieldErrors: [] });
    expect(await resultOf(entered.browser, WATCH, { itemId, email: EMAIL })).toEqual(
      refused('shop.stockAlert.inStock'),
    );
    expect(await resultOf(entered.browser, WATCH, { itemId: 'gone', email: EMAIL })).toEqual(
      refused('shop.wishlist.itemGone'),
    );
    expect(await form(entered, 'stock-alert', { itemId, email: EMAIL, from: '/prod/1/' })).toBe('/prod/1/');
    expect((await entered.browser.get('/')).body).toContain('"messageKey":"shop.stockAlert.inStock"');
  });

  it('lead from a link that was invented to a page that says so', async () => {
    const entered = await shop.enter();
    const path = '/service/verfuegbarkeit/bestaetigen/?state=no-such-link';
    expect(await resultOf(entered.browser, CONFIRM, { token: 'invented' })).toEqual(step(path));
    expect(await form(entered, 'stock-alert-confirmation', { token: 'invented' })).toBe(path);
  });

  it('are for the customers of the business shop, not for strangers there', async () => {
    const entered = await shop.enter(BUSINESS_HOST);
    const itemId = itemIn(entered);
    expect(await resultOf(entered.browser, WATCH, { itemId, email: EMAIL })).toMatchObject({
      generalKey: 'shop.wishlist.itemGone',
    });
    expect(statuses(entered)).toEqual([]);
  });
});
