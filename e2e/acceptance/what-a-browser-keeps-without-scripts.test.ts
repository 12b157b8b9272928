import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, goToSummary, order, resultOf } from '@shop/gateway/testing/buy';
import { ZIP_CODE } from '@shop/gateway/testing/goods-to-return';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { buyAndReceive } from './testing/buy-and-receive.ts';
import { CUSTOMER, ENDED_SESSIONS, GUEST, NEW, type Person, PERSONS } from './testing/session-endings.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const NAME = 'Greta Gärtner';
const EMAIL = 'greta.gaertner@schule.example';
const TYPED_AT_LOGIN = 'greta.privat@schule.example';
const WITHDRAWAL = '/service/vertrag-widerrufen/';
const CANCELLATION = '/service/vertraege-kuendigen/';
const ORDER_STATUS = '/service/bestellstatus/';
const LOOKED_UP = t('orders:status.delivered');
const RETURN_STEP = '/myaccount/returns/regulations/';

const orderAsGuest = async ({ browser }: Entered): Promise<void> => {
  await order(browser);
  await browser.postJson('/api/confirmation-cleanup/', { cartId: 'cart-of-before' });
};

const ORDERED = { person: GUEST, how: 'the order', end: orderAsGuest };

/** Uses every form whose content a cookie keeps. */
const useForms = async (visitor: Entered, person: Person): Promise<void> => {
  const { browser } = visitor;
  const { orderId, hash, itemId } = await buyAndReceive(visitor);
  await browser.get('/logout/');
  await browser.withToken();
  if (person === CUSTOMER) await signIn(browser);
  if (person !== NEW) await fillBasket(browser, { pencils: 2, book: 1 });
  if (person === GUEST) await goToSummary(browser, MARKETS.de);
  const page = withoutScripts(browser);
  await (await page.open(WITHDRAWAL)).press(t('withdrawals:on'), {
    [t('withdrawals:fullName')]: NAME,
    [t('withdrawals:orderNumber')]: orderId,
    [t('withdrawals:email')]: EMAIL,
  });
  await (await page.open(CANCELLATION)).press(t('cancellations:submit'), {
    [t('cancellations:fullName')]: NAME,
    [t('cancellations:email')]: EMAIL,
  });
  await (await page.open(ORDER_STATUS)).press(t('orders:status.submit'), {
    [t('orders:status.number')]: orderId,
    [t('orders:status.zip')]: ZIP_CODE,
  });
  await resultOf(
    browser,
    `mutation { result: selectReturnItems(order: "${hash}", items: [{ id: "${itemId}", quantity: 1, reason: "damaged", comment: "Riss", images: [], components: [] }]) { __typename } }`,
  );
  await browser.postForm('/forms/login', { email: TYPED_AT_LOGIN, password: 'falsch' });
};

/** What the pages say to whoever uses the browser now. */
const shownTo = async ({ browser }: Entered): Promise<string> => {
  const page = withoutScripts(browser);
  const pages = [];
  for (const path of [
    '/login/',
    WITHDRAWAL,
    `${WITHDRAWAL}bestaetigen/`,
    CANCELLATION,
    `${CANCELLATION}eingang/`,
    ORDER_STATUS,
    RETURN_STEP,
  ])
    pages.push((await browser.get(path)).body, (await page.open(path)).url);
  return pages.join('\n');
};

describe.each(WHOLE_SHOPS)('what cookies keep, with the shop $backend,', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(PERSONS)('is shown again to %s in the same session', async (person) => {
    const visitor = await shop.enter();
    await useForms(visitor, person);
    const shown = await shownTo(visitor);
    expect(
      [NAME, EMAIL, LOOKED_UP, RETURN_STEP, ...(person === CUSTOMER ? [] : [TYPED_AT_LOGIN])].filter(
        (word) => !shown.includes(word),
      ),
    ).toEqual([]);
  });

  it.each([...ENDED_SESSIONS, ORDERED])('of $person is shown to nobody after $how', async ({ person, end }) => {
    const visitor = await shop.enter();
    await useForms(visitor, person);
    await end(visitor, shop);
    const shown = await shownTo(visitor);
    expect(
      [NAME, EMAIL, LOOKED_UP, RETURN_STEP, TYPED_AT_LOGIN, 'Anna', 'Lehmann'].filter((word) => shown.includes(word)),
    ).toEqual([]);
  });
});
