import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { mailsIn } from '@shop/fakes/testing/read-mails';
import { aCancellation } from '@shop/domain/testing/a-cancellation';
import type { Shop } from '@shop/domain/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const FORM = '/service/vertraege-kuendigen/';
const RECEIPT = '/service/vertraege-kuendigen/eingang/';
const SENT = `303 ${RECEIPT}`;
const REFUSED = `303 ${FORM}`;

const TYPED: Readonly<Record<string, string>> = { ...aCancellation(), cancellationReason: '', endsOn: '' };
const PAUL = {
  ...TYPED,
  fullName: 'Paul Brandt',
  contract: 'paul.prime@pausenhof.example',
  email: 'paul.prime@pausenhof.example',
};

interface Cancellation {
  readonly key: string;
  readonly receipt: { readonly receiptId: string; readonly receivedAt: string } | null;
}

const FIELDS = 'key receipt { receiptId receivedAt kind cancellationReason fullName contract endsOn email }';

const cancellationOf = async (browser: TestBrowser): Promise<Cancellation | null> =>
  (await browser.query(`{ cancellation { ${FIELDS} } }`)).json<{ data: { cancellation: Cancellation | null } }>().data
    .cancellation;

const keyOf = async (browser: TestBrowser): Promise<string> => (await cancellationOf(browser))?.key ?? '';

const declare = async (
  browser: TestBrowser,
  key: string,
  typed: Readonly<Record<string, string>> = TYPED,
): Promise<string> => {
  const { statusCode, headers } = await browser.postForm('/forms/cancellation', { key, ...typed });
  return `${statusCode} ${headers.location}`;
};

const receiptsIn = ({ world }: Entered) =>
  world.read(mailsIn).filter(({ template }) => template === 'cancellation-receipt');
const recordsIn = ({ world }: Entered) =>
  world.read(({ state }) => entriesOf(state.cancellations).map(([, record]) => record));

const DECLARE = `mutation C($key: ID!, $input: CancellationInput!) { result: declareCancellation(key: $key, input: $input) { __typename ... on Cancellation { ${FIELDS} } ... on FormRefused { generalKey fieldErrors { field messageKey } } } }`;
const run = async (browser: TestBrowser, variables: object): Promise<Readonly<Record<string, unknown>>> =>
  (await browser.query(DECLARE, variables)).json<{ data: { result: Readonly<Record<string, unknown>> } }>().data.result;

describe.each(BACKENDS)('the cancellation button without scripts, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('leads from its page to the receipt, and mails it with date and time', async () => {
    const guest = await shop.enter();
    const { browser } = guest;
    expect(
      await declare(browser, await keyOf(browser), {
        ...TYPED,
        kind: 'extraordinary',
        cancellationReason: 'Umzug\r\nim Mai',
        endsOn: '2099-12-31',
      }),
    ).toBe(SENT);
    const receivedAt = shop.clock.now().toISOString();
    const { fullName, contract, email } = aCancellation();
    expect((await cancellationOf(browser))?.receipt).toEqual({
      receiptId: '800000001',
      receivedAt,
      kind: 'extraordinary',
      cancellationReason: 'Umzug\nim Mai',
      fullName,
      contract,
      endsOn: '2099-12-31',
      email,
    });
    expect(receiptsIn(guest)).toMatchObject([
      {
        to: email,
        text: expect.stringMatching(
          /am \d+\. \p{L}+ \d{4} um \d\d:\d\d:\d\d MEZ? ?S?.*Umzug\nim Mai.*31\. Dezember 2099/su,
        ),
      },
    ]);
  });

  it('is an ordinary one unless something else is chosen, and asks for each field that was not even posted', async () => {
    const { browser } = await shop.enter();
    expect(await declare(browser, await keyOf(browser), {})).toBe(REFUSED);
    const values = { kind: 'ordinary', fullName: '', contract: '', email: '' };
    const missing = ['fullName', 'email'].map((field) => ({
      field,
      message: 'vue.form.error.requiredField',
    }));
    expect((await browser.get(FORM)).body).toContain(
      `"formEcho":{"form":"cancellation","values":${JSON.stringify(values)},"fieldErrors":${JSON.stringify(missing)}`,
    );
  });

  it('ends the membership of whoever it names, which they see at once', async () => {
    const { browser } = await shop.enter();
    await browser.postJson('/api/login-action/', {
      formData: { email: PAUL.email, password: 'Pausenbrot9' },
      mergeCart: false,
    });
    const status = async () =>
      (await browser.query('{ me { primeStatus } }')).json<{ data: { me: { primeStatus: string } } }>().data.me
        .primeStatus;
    expect(await status()).toBe('ACTIVE');
    expect(await declare(browser, await keyOf(browser), PAUL)).toBe(SENT);
    expect(await status()).toBe('CANCELLED');
  });

  it('looks the same to whoever cancels for a member and for nobody', async () => {
    const seen = async (contract: string): Promise<readonly unknown[]> => {
      const { browser } = await shop.enter();
      const outcome = await declare(browser, await keyOf(browser), { ...PAUL, contract, email: 'eve@schule.example' });
      const page = (await browser.get(RECEIPT)).body.replaceAll(contract, 'CONTRACT').length;
      return [outcome, page, { ...(await cancellationOf(browser))?.receipt, contract: undefined }];
    };
    expect(await seen(PAUL.contract)).toEqual(await seen('paul.nobody@pausenhof.example'));
  });

  it('has one receipt and one mail, however often the button is pressed, in all tabs', async () => {
    const guest = await shop.enter();
    const key = await keyOf(guest.browser);
    expect(await keyOf(guest.browser)).toBe(key);
    expect(await Promise.all([1, 2, 3].map(() => declare(guest.browser, key)))).toEqual([SENT, SENT, SENT]);
    const first = (await cancellationOf(guest.browser))?.receipt;
    expect(await declare(guest.browser, key)).toBe(SENT);
    expect([(await cancellationOf(guest.browser))?.receipt, receiptsIn(guest).length, recordsIn(guest).length]).toEqual(
      [first, 1, 1],
    );
  });

  it('declares what another tab has typed besides, and what a page that is opened afterwards declares again', async () => {
    const guest = await shop.enter();
    const key = await keyOf(guest.browser);
    await declare(guest.browser, key);
    await declare(guest.browser, key, { ...TYPED, contract: '4711' });
    const next = await keyOf(guest.browser);
    expect(next).not.toBe(key);
    await declare(guest.browser, next);
    expect(
      recordsIn(guest)
        .map(({ receiptId, declaration }) => `${receiptId} ${declaration.contract}`)
        .sort(),
    ).toEqual(['800000001 gerda.gast@schule.example', '800000002 4711', '800000003 gerda.gast@schule.example']);
  });

  it('returns to its page with everything typed and the errors, and declares nothing', async () => {
    const guest = await shop.enter();
    const typed = { ...TYPED, kind: 'extraordinary', fullName: '', endsOn: '2099-01-01', email: 'gerda@' };
    expect(await declare(guest.browser, await keyOf(guest.browser), typed)).toBe(REFUSED);
    const page = (await guest.browser.get(FORM)).body;
    const errors = [
      ['cancellationReason', 'vue.form.error.requiredField'],
      ['fullName', 'vue.form.error.requiredField'],
      ['email', 'vue.form.error.email.incorrect'],
    ];
    expect(page).toContain(`"fieldErrors":${JSON.stringify(errors.map(([field, message]) => ({ field, message })))}`);
    for (const value of [
      '"kind":"extraordinary"',
      '"contract":"gerda.gast@schule.example"',
      '"email":"gerda@"',
      '"endsOn":"2099-01-01"',
    ])
      expect(page).toContain(value);
    expect([recordsIn(guest), receiptsIn(guest)]).toEqual([[], []]);
  });

  it('does not trust a receipt in a cookie that somebody else wrote', async () => {
    const { browser } = await shop.enter();
    await declare(browser, await keyOf(browser));
    browser.cookies.set('cancellation', `${browser.cookies.get('cancellation') ?? ''}x`);
    expect((await cancellationOf(browser))?.receipt).toBeNull();
  });

  it.each(['educational.localhost:8080', 'en.educational.localhost:8080'])(
    'does not exist on the business storefront %s: 404',
    async (host) => {
      const business = await shop.enter(host);
      expect(await declare(business.browser, 'key')).toMatch(/^404/u);
      expect(await cancellationOf(business.browser)).toBeNull();
      const { kind: _kind, ...input } = TYPED;
      expect(
        (await business.browser.query(DECLARE, { key: 'key', input: { ...input, kind: 'ordinary' } })).json(),
      ).toMatchObject({ errors: [{ message: 'There is nothing here.' }] });
      expect(recordsIn(business)).toEqual([]);
    },
  );

  it('is used from pages of this shop only, and knows two kinds', async () => {
    const guest = await shop.enter();
    const { browser } = guest;
    expect(
      (
        await browser.postForm(
          '/forms/cancellation',
          { key: 'key', ...TYPED },
          { headers: { origin: 'https://elsewhere.example' } },
        )
      ).statusCode,
    ).toBe(403);
    expect((await browser.postForm('/forms/cancellation', { key: 'key', ...TYPED, kind: 'friendly' })).statusCode).toBe(
      400,
    );
    expect(recordsIn(guest)).toEqual([]);
  });

  it('is the same by GraphQL', async () => {
    const guest = await shop.enter();
    const { browser } = guest;
    const key = await keyOf(browser);
    const input = { ...aCancellation(), kind: 'ordinary' };
    expect(await run(browser, { key, input: { ...input, email: '', endsOn: 'soon' } })).toEqual({
      __typename: 'FormRefused',
      generalKey: null,
      fieldErrors: [
        { field: 'email', messageKey: 'vue.form.error.requiredField' },
        { field: 'endsOn', messageKey: 'shop.form.error.date' },
      ],
    });
    const receipts = await Promise.all([1, 2].map(async () => (await run(browser, { key, input }))['receipt']));
    expect(receipts).toEqual([
      expect.objectContaining({ receiptId: '800000001', kind: 'ordinary', endsOn: null }),
      receipts[0],
    ]);
    expect(receiptsIn(guest)).toHaveLength(1);
  });

  it('forgets the receipt at a logout', async () => {
    const { browser } = await shop.enter();
    await declare(browser, await keyOf(browser));
    await browser.postForm('/forms/logout', {});
    expect((await cancellationOf(browser))?.receipt).toBeNull();
  });
});

describe('a cancellation whose reply is lost', () => {
  it('can be sent again: the page keeps what was typed and says that it counts only once', async () => {
    let isBroken = true;
    const failing = (honest: Shop): Shop => ({
      ...honest,
      cancellations: {
        declare: async (...call) => {
          const declared = await honest.cancellations.declare(...call);
          if (isBroken) throw new TypeError('the reply was lost');
          return declared;
        },
      },
    });
    const shop = await BACKENDS[0].open({ replacePorts: failing });
    const guest = await shop.enter();
    const key = await keyOf(guest.browser);
    expect(await declare(guest.browser, key)).toBe(REFUSED);
    const page = (await guest.browser.get(FORM)).body;
    expect([
      page.includes('shop.cancellation.unknownOutcome'),
      page.includes('"fullName":"Gerda Gast"'),
      await keyOf(guest.browser),
    ]).toEqual([true, true, key]);
    isBroken = false;
    expect(await declare(guest.browser, key)).toBe(SENT);
    expect([receiptsIn(guest).length, recordsIn(guest).length]).toEqual([1, 1]);
    await shop.close();
  });

  it('is sent again over the upstream with the same key, and received once', async () => {
    const shop = await openUpstreamShop();
    const { browser, world } = shop.visitor();
    await browser.withToken();
    shop.upstream.faults.set(world.id, {
      body: { match: { op: 'declareCancellation' }, fault: { kind: 'applyThenReset' }, times: 1 },
    });
    expect(await declare(browser, await keyOf(browser))).toBe(SENT);
    expect(shop.upstream.journal.read(world.id, { query: { op: 'declareCancellation' } }).entries).toHaveLength(2);
    expect(receiptsIn({ browser, world })).toHaveLength(1);
    await shop.close();
  });
});
