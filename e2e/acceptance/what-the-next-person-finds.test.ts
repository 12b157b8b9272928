import { PERSONAS } from '@shop/fakes/personas/personas';
import { SESSION_LIFETIMES_MS } from '@shop/fakes/sessions/session-record';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { remove } from '@shop/fakes/worlds/transaction';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, goToSummary, order, resultOf } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { mailsOf } from './testing/orders-and-mails.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const MINUTE_MS = 60_000;
const LOGIN_MS = SESSION_LIFETIMES_MS.customer;
const confirmationOf = (orderId: string): string => `/checkout/confirmation/?order=${orderId}`;
const WITHDRAWAL = '/service/vertrag-widerrufen/';
const CANCELLATION = '/service/vertraege-kuendigen/';
const CONTACT = '/service/kontakt/';
const NAME = 'Greta Gärtner';
const EMAIL = 'greta.gaertner@schule.example';
const PASSWORD = { password: 'Kreide77', passwordRepeat: 'Kreide77' };
const OF_GERDA = /Gerda|Schulstraße 4|gast@schule/u;
const REGISTER =
  'mutation Register($input: RegisterBuyerInput!) { result: registerBuyer(input: $input) { __typename } }';

/** A guest orders, reads the confirmation, and leaves. */
const orderAndRead = async (visitor: Entered): Promise<string> => {
  const { browser } = visitor;
  await fillBasket(browser, { pencils: 2, book: 1 });
  await goToSummary(browser, MARKETS.de);
  const orderId = await order(browser);
  expect((await browser.get(confirmationOf(orderId))).body).toMatch(OF_GERDA);
  await browser.postJson('/api/confirmation-cleanup/', { cartId: 'cart-of-before' });
  return orderId;
};

const shopAgain = ({ browser }: Entered): Promise<void> => fillBasket(browser, { pencils: 1, book: 1 });

/** Whoever has the browser now gets neither the order nor its account, whatever they send. */
const expectNothingOfGerda = async ({ browser }: Entered, orderId: string): Promise<void> => {
  const page = await withoutScripts(browser).open(confirmationOf(orderId));
  expect(page.text).not.toMatch(OF_GERDA);
  expect(page.text).not.toContain(orderId);
  expect(await resultOf(browser, '{ result: checkoutFacts { storedOrderId shownOrderId } }')).toEqual({
    storedOrderId: null,
    shownOrderId: null,
  });
  expect(
    await resultOf(browser, `query Read($id: ID!) { result: orderConfirmation(orderId: $id) { email } }`, {
      id: orderId,
    }),
  ).toBeNull();
};

const expectNoAccount = async ({ browser }: Entered): Promise<void> => {
  expect(await resultOf(browser, REGISTER, { input: PASSWORD })).toEqual({ __typename: 'FormRefused' });
  await browser.postForm('/forms/register-buyer', PASSWORD);
  expect(await resultOf(browser, '{ result: me { loginState email } }')).toEqual({
    loginState: 'logged-out',
    email: null,
  });
};

describe.each(WHOLE_SHOPS)('the confirmation of a guest, with the shop $backend,', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('is read by nobody once somebody shops again with that browser, not even with the old cookies', async () => {
    const visitor = await shop.enter();
    const orderId = await orderAndRead(visitor);
    const held = new Map(visitor.browser.cookies);
    await shopAgain(visitor);
    await expectNothingOfGerda(visitor, orderId);
    await expectNoAccount(visitor);
    for (const [name, value] of held) visitor.browser.cookies.set(name, value);
    expect((await visitor.browser.get(confirmationOf(orderId))).body).not.toMatch(OF_GERDA);
    await expectNoAccount(visitor);
  });

  it('is read for half an hour in any tab, and then by nobody', async () => {
    const visitor = await shop.enter();
    const orderId = await orderAndRead(visitor);
    const held = new Map(visitor.browser.cookies);
    const forward = async (ms: number): Promise<void> => {
      shop.clock.forward(ms);
      for (const [name, value] of held) visitor.browser.cookies.set(name, value);
      await visitor.browser.withToken();
    };
    await forward(29 * MINUTE_MS);
    expect((await visitor.browser.get(confirmationOf(orderId))).body).toMatch(OF_GERDA);
    await visitor.browser.postJson('/api/confirmation-cleanup/', { cartId: 'cart-of-before' });
    await forward(2 * MINUTE_MS);
    await expectNothingOfGerda(visitor, orderId);
    await expectNoAccount(visitor);
  });
});

describe('the confirmation of a guest in a world whose time has passed', () => {
  const [inMemory] = WHOLE_SHOPS;
  let shop: OpenBackend;
  beforeAll(async () => {
    if (inMemory === undefined) throw new TypeError('there is no shop');
    shop = await inMemory.open();
  });
  afterAll(() => shop.close());

  it('ends by the clock of the shop, whatever the cookie says', async () => {
    const visitor = await shop.enter();
    const orderId = await orderAndRead(visitor);
    visitor.world.advance({ advanceMs: 31 * MINUTE_MS });
    await expectNothingOfGerda(visitor, orderId);
    await expectNoAccount(visitor);
  });
});

/** What a customer types, and what a cookie keeps of it. */
const typeAsCustomer = async ({ browser }: Entered): Promise<void> => {
  await signIn(browser);
  const page = withoutScripts(browser);
  await (await page.open(WITHDRAWAL)).press(t('withdrawals:on'), {
    [t('withdrawals:fullName')]: NAME,
    [t('withdrawals:orderNumber')]: '400000001',
    [t('withdrawals:email')]: EMAIL,
  });
  await (await page.open(CANCELLATION)).press(t('cancellations:submit'), {
    [t('cancellations:fullName')]: NAME,
    [t('cancellations:email')]: EMAIL,
  });
};

const typeWrongly = ({ browser }: Entered) =>
  browser.postForm('/forms/withdrawal', { fullName: NAME, orderNumber: '', email: EMAIL });

/** The password was changed elsewhere: the shop has ended the session, and this browser does not know. */
const endAtShop = ({ world }: Entered): void =>
  world.run((tx) => entriesOf(tx.state.sessions).forEach(([token]) => remove(tx, 'sessions', token)));

const KEPT = [
  WITHDRAWAL,
  `${WITHDRAWAL}bestaetigen/`,
  `${WITHDRAWAL}eingang/`,
  CANCELLATION,
  `${CANCELLATION}eingang/`,
];

describe.each(WHOLE_SHOPS)(
  'what a customer typed whose session the shop has ended, with the shop $backend,',
  ({ open }) => {
    let shop: OpenBackend;
    beforeAll(async () => {
      shop = await open();
    });
    afterAll(() => shop.close());

    it.each(KEPT)('is shown by no page, not even by the first one: %s', async (path) => {
      const visitor = await shop.enter();
      await typeAsCustomer(visitor);
      endAtShop(visitor);
      const { body } = await visitor.browser.get(path);
      for (const word of [NAME, EMAIL]) expect(body).not.toContain(word);
      expect(['withdrawal', 'customerSession'].filter((name) => visitor.browser.cookies.has(name))).toEqual([]);
    });

    it('is not told to a script either, whatever it asks first', async () => {
      const visitor = await shop.enter();
      await typeAsCustomer(visitor);
      endAtShop(visitor);
      const { body } = await visitor.browser.query(
        '{ withdrawal { fullName email } cancellation { receipt { receiptId fullName } } lookedUpOrder { orderId } }',
      );
      for (const word of [NAME, EMAIL]) expect(body).not.toContain(word);
    });

    it.each(['a form', 'a script'])('is not declared by the next person by %s, and nobody gets a mail', async (by) => {
      const visitor = await shop.enter();
      await typeAsCustomer(visitor);
      const { key } = await resultOf<{ key: string }>(visitor.browser, '{ result: withdrawal { key } }');
      endAtShop(visitor);
      if (by === 'a form') await visitor.browser.postForm('/forms/withdrawal-confirmation', { key });
      else
        await resultOf(
          visitor.browser,
          'mutation Confirm($key: ID!) { result: confirmWithdrawal(key: $key) { __typename } }',
          { key },
        );
      expect(mailsOf(visitor).filter(({ template }) => template === 'withdrawal-receipt')).toEqual([]);
    });

    it('is not shown again by the form that was refused', async () => {
      const visitor = await shop.enter();
      await signIn(visitor.browser);
      await typeWrongly(visitor);
      endAtShop(visitor);
      const { body } = await visitor.browser.get(WITHDRAWAL);
      for (const word of [NAME, EMAIL]) expect(body).not.toContain(word);
    });

    it.each([CONTACT, `${CONTACT}eingang/`])('is no contact request either: %s', async (path) => {
      const visitor = await shop.enter();
      await signIn(visitor.browser);
      const form = (await withoutScripts(visitor.browser).open(CONTACT)).form(t('contact:title'));
      const email = form.valueOf(t('contact:email'));
      const sent = await form.press(t('contact:submit'), {
        [t('contact:topic')]: 'account',
        [t('contact:message')]: NAME,
        [`Kopie an mich (${email})`]: 'true',
      });
      const ticket = /\b5\d{8}\b/u.exec(sent.text)?.[0] ?? expect.fail('there is no ticket number');
      const held = visitor.browser.cookies.get('contactRequest');
      endAtShop(visitor);
      const { body } = await visitor.browser.get(path);
      for (const word of [email, ticket, NAME]) expect(body).not.toContain(word);
      expect(visitor.browser.cookies.get('contactRequest')).not.toBe(held);
    });

    it('is not taken along by the next person who signs in', async () => {
      const visitor = await shop.enter();
      await typeAsCustomer(visitor);
      endAtShop(visitor);
      const { identifier: email, password } = PERSONAS.prime;
      await visitor.browser.postForm('/forms/login', { email, password });
      for (const path of KEPT) expect((await visitor.browser.get(path)).body).not.toContain(NAME);
    });

    it('is not in the first page after the login has expired, nor what the shop had to tell', async () => {
      const visitor = await shop.enter();
      await signIn(visitor.browser);
      shop.clock.forward(LOGIN_MS - 2_000);
      await visitor.browser.withToken();
      await typeWrongly(visitor);
      await visitor.browser.postForm('/forms/account-phone', { phone: '030 1234567' });
      expect(['formEcho', 'serverToast'].filter((name) => !visitor.browser.cookies.has(name))).toEqual([]);
      shop.clock.forward(3_000);
      const { body } = await visitor.browser.get(WITHDRAWAL);
      for (const words of [NAME, t('messages:shop.account.saved')]) expect(body).not.toContain(words);
    });
  },
);
