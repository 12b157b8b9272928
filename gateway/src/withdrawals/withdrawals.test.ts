import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { mailsIn } from '@shop/fakes/testing/read-mails';
import { aDeclaration } from '@shop/domain/testing/a-declaration';
import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { refused } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const FORM = '/service/vertrag-widerrufen/';
const CONFIRMATION = '/service/vertrag-widerrufen/bestaetigen/';
const RECEIPT = '/service/vertrag-widerrufen/eingang/';

const TYPED = { ...aDeclaration(), withdrawnGoods: '2 Hefte\r\n1 Zirkel', withdrawalReason: '' };

interface Withdrawal {
  readonly key: string;
  readonly fullName: string;
  readonly orderNumber: string;
  readonly withdrawnGoods: string | null;
  readonly receipt: { readonly receiptId: string; readonly receivedAt: string } | null;
}

const FIELDS = 'key fullName orderNumber email withdrawnGoods withdrawalReason receipt { receiptId receivedAt }';

const withdrawalOf = async (browser: TestBrowser): Promise<Withdrawal | null> =>
  (await browser.query(`{ withdrawal { ${FIELDS} } }`)).json<{ data: { withdrawal: Withdrawal | null } }>().data
    .withdrawal;

const prepare = async (browser: TestBrowser, typed: Readonly<Record<string, string>> = TYPED): Promise<string> => {
  await browser.postForm('/forms/withdrawal', typed);
  return (await withdrawalOf(browser))?.key ?? '';
};

const confirm = async (browser: TestBrowser, key: string): Promise<string> => {
  const { statusCode, headers } = await browser.postForm('/forms/withdrawal-confirmation', { key });
  return `${statusCode} ${headers.location}`;
};

const receiptsIn = ({ world }: Entered) =>
  world.read(mailsIn).filter(({ template }) => template === 'withdrawal-receipt');
const recordsIn = ({ world }: Entered) =>
  world.read(({ state }) => entriesOf(state.withdrawals).map(([, record]) => record));

const WITHDRAW = `mutation W($input: WithdrawalInput!) { result: prepareWithdrawal(input: $input) { __typename ... on Withdrawal { ${FIELDS} } ... on FormRefused { generalKey fieldErrors { field messageKey } } } }`;
const CONFIRM = `mutation C($key: ID!) { result: confirmWithdrawal(key: $key) { __typename ... on Withdrawal { ${FIELDS} } ... on FormRefused { generalKey fieldErrors { field messageKey } } } }`;
const run = async (browser: TestBrowser, text: string, variables: object): Promise<Readonly<Record<string, unknown>>> =>
  (await browser.query(text, variables)).json<{ data: { result: Readonly<Record<string, unknown>> } }>().data.result;

describe.each(BACKENDS)('the withdrawal function without scripts, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('leads from the form by a confirmation to the receipt, and mails it with date and time', async () => {
    const guest = await shop.enter();
    const { browser } = guest;
    const prepared = await browser.postForm('/forms/withdrawal', TYPED);
    expect([prepared.statusCode, prepared.headers.location]).toEqual([303, CONFIRMATION]);
    expect(recordsIn(guest)).toEqual([]);
    const typed = await withdrawalOf(browser);
    expect(typed).toMatchObject({
      fullName: 'Gerda Gast',
      orderNumber: '400000001',
      withdrawnGoods: '2 Hefte\n1 Zirkel',
      withdrawalReason: null,
      receipt: null,
    });
    expect(await confirm(browser, typed?.key ?? '')).toBe(`303 ${RECEIPT}`);
    const receivedAt = shop.clock.now().toISOString();
    expect((await withdrawalOf(browser))?.receipt).toEqual({ receiptId: '700000001', receivedAt });
    expect(receiptsIn(guest)).toMatchObject([
      {
        to: 'gerda.gast@schule.example',
        subject: 'Eingangsbestätigung Ihres Widerrufs 700000001',
        text: expect.stringMatching(/am \d+\. \p{L}+ \d{4} um \d\d:\d\d:\d\d MEZ? ?S?.*2 Hefte\n1 Zirkel/su),
      },
    ]);
  });

  it('has one receipt and one mail, however often the button is pressed', async () => {
    const guest = await shop.enter();
    const key = await prepare(guest.browser);
    expect(await Promise.all([1, 2, 3].map(() => confirm(guest.browser, key)))).toEqual(
      Array.from({ length: 3 }, () => `303 ${RECEIPT}`),
    );
    const first = await withdrawalOf(guest.browser);
    expect(await confirm(guest.browser, key)).toBe(`303 ${RECEIPT}`);
    expect(await prepare(guest.browser)).toBe(key);
    await confirm(guest.browser, key);
    expect([await withdrawalOf(guest.browser), receiptsIn(guest).length, recordsIn(guest).length]).toEqual([
      first,
      1,
      1,
    ]);
  });

  it('takes a number that was chosen from the customer’s orders instead of a typed one', async () => {
    const { browser } = await shop.enter();
    await prepare(browser, { ...TYPED, chosenOrder: '399000101', orderNumber: 'typed before' });
    expect((await withdrawalOf(browser))?.orderNumber).toBe('399000101');
  });

  it('returns to the form with everything typed and the errors, and declares nothing', async () => {
    const guest = await shop.enter();
    const reply = await guest.browser.postForm('/forms/withdrawal', { ...TYPED, email: 'gerda@', fullName: '' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, FORM]);
    const page = (await guest.browser.get(FORM)).body;
    expect(page).toContain(
      '"fieldErrors":[{"field":"fullName","message":"vue.form.error.requiredField"},{"field":"email","message":"vue.form.error.email.incorrect"}]',
    );
    expect(page).toContain('"formEcho":{"form":"withdrawal",');
    for (const typed of ['"orderNumber":"400000001"', '"email":"gerda@"', String.raw`2 Hefte\n1 Zirkel`])
      expect(page).toContain(typed);
    expect([recordsIn(guest), receiptsIn(guest)]).toEqual([[], []]);
  });

  it('asks for each field that was left empty or not even posted', async () => {
    const guest = await shop.enter();
    await guest.browser.postForm('/forms/withdrawal', {});
    const missing = ['fullName', 'orderNumber', 'email'].map((field) => ({
      field,
      message: 'vue.form.error.requiredField',
    }));
    expect((await guest.browser.get(FORM)).body).toContain(`"fieldErrors":${JSON.stringify(missing)}`);
  });

  it('confirms only what its page showed: another tab may have typed something else meanwhile', async () => {
    const guest = await shop.enter();
    const shown = await prepare(guest.browser);
    await prepare(guest.browser, { ...TYPED, orderNumber: '400000002' });
    expect(await confirm(guest.browser, shown)).toBe(`303 ${CONFIRMATION}`);
    const page = (await guest.browser.get(CONFIRMATION)).body;
    expect(page).toContain('"formEcho":{"form":"withdrawal-confirmation",');
    expect(page).toContain('shop.withdrawal.changed');
    expect(recordsIn(guest)).toEqual([]);
  });

  it('asks for the form again if what was typed is gone', async () => {
    const guest = await shop.enter();
    const key = await prepare(guest.browser);
    guest.browser.cookies.delete('withdrawal');
    expect(await confirm(guest.browser, key)).toBe(`303 ${FORM}`);
    const page = (await guest.browser.get(FORM)).body;
    expect(page).toContain('"formEcho":{"form":"withdrawal",');
    expect(page).toContain('shop.withdrawal.gone');
    expect(recordsIn(guest)).toEqual([]);
  });

  it('does not trust a declaration in a cookie that somebody else wrote', async () => {
    const guest = await shop.enter();
    await prepare(guest.browser);
    guest.browser.cookies.set('withdrawal', `${guest.browser.cookies.get('withdrawal') ?? ''}x`);
    expect(await withdrawalOf(guest.browser)).toBeNull();
  });

  it.each(['educational.localhost:8080', 'en.educational.localhost:8080'])(
    'does not exist on the business storefront %s: 404',
    async (host) => {
      const business = await shop.enter(host);
      expect((await business.browser.postForm('/forms/withdrawal', TYPED)).statusCode).toBe(404);
      expect((await business.browser.postForm('/forms/withdrawal-confirmation', { key: 'key' })).statusCode).toBe(404);
      expect(await withdrawalOf(business.browser)).toBeNull();
      for (const [text, variables] of [
        [WITHDRAW, { input: TYPED }],
        [CONFIRM, { key: 'key' }],
      ] as const) {
        expect((await business.browser.query(text, variables)).json()).toMatchObject({
          errors: [{ message: 'There is nothing here.' }],
        });
      }
      expect(recordsIn(business)).toEqual([]);
    },
  );

  it('is used from pages of this shop only', async () => {
    const { browser } = await shop.enter();
    const foreign = { headers: { origin: 'https://elsewhere.example' } };
    expect((await browser.postForm('/forms/withdrawal', TYPED, foreign)).statusCode).toBe(403);
    expect((await browser.postForm('/forms/withdrawal-confirmation', { key: 'key' }, foreign)).statusCode).toBe(403);
  });

  it('is the same by GraphQL', async () => {
    const guest = await shop.enter();
    const { browser } = guest;
    expect(await run(browser, WITHDRAW, { input: { ...aDeclaration(), email: '' } })).toEqual({
      __typename: 'FormRefused',
      generalKey: null,
      fieldErrors: [{ field: 'email', messageKey: 'vue.form.error.requiredField' }],
    });
    const { key } = await run(browser, WITHDRAW, { input: aDeclaration() });
    expect(await run(browser, CONFIRM, { key: 'another-key' })).toMatchObject({
      __typename: 'FormRefused',
      generalKey: 'shop.withdrawal.changed',
    });
    const [one, other] = await Promise.all([run(browser, CONFIRM, { key }), run(browser, CONFIRM, { key })]);
    expect(one).toMatchObject({
      __typename: 'Withdrawal',
      fullName: 'Gerda Gast',
      receipt: { receiptId: '700000001' },
    });
    expect([other, receiptsIn(guest).length]).toEqual([one, 1]);
  });

  it('forgets what was typed at a logout', async () => {
    const { browser } = await shop.enter();
    await prepare(browser);
    await browser.postForm('/forms/logout', {});
    expect(await withdrawalOf(browser)).toBeNull();
  });
});

describe('a declaration that the shop refuses', () => {
  const refusing = async (refusal: FormRefusal) => {
    const shop = await BACKENDS[0].open({
      replacePorts: (honest) => ({ ...honest, withdrawals: { declare: async () => refused(refusal) } }),
    });
    const { browser } = await shop.enter();
    return { browser, key: await prepare(browser), close: shop.close };
  };
  const fieldErrors = [{ field: 'email', message: 'vue.form.error.email.incorrect' }] as const;

  it('because of a field leads back to the form, where the field says so', async () => {
    const { browser, key, close } = await refusing(invalidForm(fieldErrors));
    expect(await confirm(browser, key)).toBe(`303 ${FORM}`);
    expect((await browser.get(FORM)).body).toContain(
      `"formEcho":{"form":"withdrawal","values":{},"fieldErrors":${JSON.stringify(fieldErrors)}`,
    );
    expect(await run(browser, CONFIRM, { key })).toEqual({
      __typename: 'FormRefused',
      generalKey: null,
      fieldErrors: [{ field: 'email', messageKey: 'vue.form.error.email.incorrect' }],
    });
    await close();
  });

  it.each([
    ['in its words', 'shop.withdrawal.changed', 'shop.withdrawal.changed'],
    ['without a word', undefined, 'vue.cart.error.somethingWentWrong'],
  ] as const)('as a whole, %s, can be confirmed again', async (_how, general, told) => {
    const { browser, key, close } = await refusing({ ...invalidForm([]), ...omitNil({ general }) });
    expect(await confirm(browser, key)).toBe(`303 ${CONFIRMATION}`);
    expect((await browser.get(CONFIRMATION)).body).toContain(
      `"formEcho":{"form":"withdrawal-confirmation","values":{},"fieldErrors":[],"general":"${told}"}`,
    );
    await close();
  });
});

describe('a declaration whose reply is lost', () => {
  it('can be confirmed again: the page says that it counts only once', async () => {
    let isBroken = true;
    const failing = (honest: Shop): Shop => ({
      ...honest,
      withdrawals: {
        declare: async (...call) => {
          const declared = await honest.withdrawals.declare(...call);
          if (isBroken) throw new TypeError('the reply was lost');
          return declared;
        },
      },
    });
    const shop = await BACKENDS[0].open({ replacePorts: failing });
    const guest = await shop.enter();
    const key = await prepare(guest.browser);
    expect(await confirm(guest.browser, key)).toBe(`303 ${CONFIRMATION}`);
    expect((await guest.browser.get(CONFIRMATION)).body).toContain('shop.withdrawal.unknownOutcome');
    isBroken = false;
    expect(await confirm(guest.browser, key)).toBe(`303 ${RECEIPT}`);
    expect([receiptsIn(guest).length, recordsIn(guest).length]).toEqual([1, 1]);
    await shop.close();
  });

  it('is sent again over the upstream with the same key, and received once', async () => {
    const shop = await openUpstreamShop();
    const { browser, world } = shop.visitor();
    await browser.withToken();
    const key = await prepare(browser);
    shop.upstream.faults.set(world.id, {
      body: { match: { op: 'declareWithdrawal' }, fault: { kind: 'applyThenReset' }, times: 1 },
    });
    expect(await confirm(browser, key)).toBe(`303 ${RECEIPT}`);
    expect(shop.upstream.journal.read(world.id, { query: { op: 'declareWithdrawal' } }).entries).toHaveLength(2);
    expect(receiptsIn({ browser, world })).toHaveLength(1);
    await shop.close();
  });
});
