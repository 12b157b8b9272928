import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, fillCart, GRAPHQL_ADDRESS, itemInStock } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 10 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TOO_MANY = 'shop.error.tooManyTries';

const clock = testClock();
let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ clock });
});
afterAll(() => shop.close());

/** A world of its own, in which each attempt comes from another browser of the same network. */
const scene = () => {
  const world = shop.visitor().cookies.get('SHOP_WORLD');
  return { browser: () => testBrowser(shop.server, undefined, world).withToken() };
};

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });
const SCHOOL = '203.0.113.9';
const ELSEWHERE = '198.51.100.7';

const ACCEPTED = 'accepted';

/** The result of an attempt: accepted, the message key that the shopper reads, or any other outcome. */
type Try = (browser: TestBrowser, number: number, network: string) => Promise<string>;

const outcomeOf = (text: string, proof: string): string => {
  if (text.includes(TOO_MANY)) return TOO_MANY;
  return text.includes(proof) ? ACCEPTED : text;
};

const REGISTRATION = {
  password: 'Tafel7',
  passwordRepeat: 'Tafel7',
  salutation: 'mrs',
  firstName: 'Frida',
  lastName: 'Krug',
};
const emailOf = (number: number): string => `frida-${number}@schule.example`;

const registerByApi: Try = async (browser, number, network) =>
  outcomeOf(
    (
      await browser.postJson(
        '/api/register-action/',
        { formData: { ...REGISTRATION, email: emailOf(number) } },
        from(network),
      )
    ).body,
    '"successfull":true',
  );

const registerInCheckout =
  (authType: 'register' | 'guest'): Try =>
  async (browser, number, network) => {
    const { cartId } = (await browser.get('/api/cart-id')).json<{ cartId: string }>();
    const account = authType === 'register' ? { password: 'Tafel7', passwordRepeat: 'Tafel7' } : {};
    const formData = { email: emailOf(number), ...account, billingAddress: ADDRESS };
    return outcomeOf(
      (await browser.postJson('/api/checkout-auth/', { authType, formData, cartId }, from(network))).body,
      '"successfull":true',
    );
  };

const SAVE =
  'mutation Ship($input: ShippingStepInput!) { saveShippingStep(input: $input) { __typename ... on FormRefused { generalKey fieldErrors { field messageKey } } } }';

const saveShipping =
  (option: 'register' | 'guest'): Try =>
  async (browser, number, network) => {
    await fillCart(shop, browser);
    await browser.query(`mutation { chooseCheckoutLogin(option: ${option}) { loginOption } }`);
    const account = {
      email: emailOf(number),
      ...(option === 'register' ? { password: 'Tafel7', passwordRepeat: 'Tafel7' } : {}),
    };
    const input = { deliveryType: 'sameAsBilling', billingAddress: GRAPHQL_ADDRESS, account };
    return outcomeOf(
      (await browser.postJson('/graphql', { query: SAVE, variables: { input } }, from(network))).body,
      '"Checkout"',
    );
  };

const lookUp: Try = async (browser, number, network) =>
  outcomeOf(
    (
      await browser.postJson(
        '/graphql',
        { query: 'query Free($email: String!) { isEmailFree(email: $email) }', variables: { email: emailOf(number) } },
        from(network),
      )
    ).body,
    'true',
  );

const VOUCHER =
  'mutation Redeem($code: String!) { updateCart(operations: [{ do: "add-voucher", code: $code }]) { __typename ... on CartRefused { messageKey } } }';

const redeem: Try = async (browser, number, network) => {
  await fillCart(shop, browser);
  return outcomeOf(
    (await browser.postJson('/graphql', { query: VOUCHER, variables: { code: `CODE${number}` } }, from(network))).body,
    'shop.voucher.unknown',
  );
};

const redeemByForm: Try = async (browser, number, network) => {
  await fillCart(shop, browser);
  await browser.postForm('/forms/update-cart', { do: 'add-voucher', code: `CODE${number}` }, from(network));
  return outcomeOf((await browser.get('/checkout/basket/')).body, 'shop.voucher.unknown');
};

const CODE_UNKNOWN = 'shop.wishlist.claim.unknown';

const withdraw: Try = async (browser, number, network) =>
  outcomeOf(
    (
      await browser.postJson(
        '/graphql',
        {
          query:
            'mutation Withdraw($code: String!) { withdrawClaim(input: { code: $code }) { ... on WishlistRefused { messageKey } } }',
          variables: { code: `CODE${number}` },
        },
        from(network),
      )
    ).body,
    CODE_UNKNOWN,
  );

const withdrawByForm: Try = async (browser, number, network) => {
  await browser.postForm('/forms/withdraw-claim', { code: `CODE${number}` }, from(network));
  const page = (await browser.get('/myaccount/wishlist/')).body;
  expect(page).toContain(`"values":{"code":"CODE${number}"}`);
  return outcomeOf(page, CODE_UNKNOWN);
};

const openByApi: Try = async (browser, _number, network) =>
  outcomeOf((await browser.get('/api/cart-id', from(network))).body, '"cartId"');

const add: Try = async (browser, _number, network) =>
  outcomeOf(
    (
      await browser.postJson(
        '/graphql',
        {
          id: 'updateCart',
          variables: { operations: [{ do: 'add-position', itemId: itemInStock(shop), quantity: 1 }] },
        },
        from(network),
      )
    ).body,
    'CartUpdated',
  );

const addByForm: Try = async (browser, _number, network) => {
  const reply = await browser.postForm(
    '/forms/update-cart',
    { do: 'add-position', itemId: itemInStock(shop), quantity: '1', from: '/prod/1/' },
    from(network),
  );
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/prod/1/']);
  return outcomeOf((await browser.get('/prod/1/')).body, 'shop.cart.added');
};

const TOO_MANY_DECLARATIONS = 'shop.withdrawal.tooMany';

/** The same outcome as of other attempts: declarations have a message of their own. */
const declare =
  (emailFor: (number: number) => string): Try =>
  async (browser, number, network) => {
    await browser.postForm(
      '/forms/withdrawal',
      { fullName: 'Frida Krug', orderNumber: String(number), email: emailFor(number) },
      from(network),
    );
    const { withdrawal } = (await browser.query('{ withdrawal { key } }')).json<{
      data: { withdrawal: { key: string } };
    }>().data;
    const { headers } = await browser.postForm(
      '/forms/withdrawal-confirmation',
      { key: withdrawal.key },
      from(network),
    );
    if (headers.location === '/service/vertrag-widerrufen/eingang/') return ACCEPTED;
    return (await browser.get('/service/vertrag-widerrufen/bestaetigen/')).body.includes(TOO_MANY_DECLARATIONS)
      ? TOO_MANY
      : 'neither';
  };

const cancel =
  (emailFor: (number: number) => string): Try =>
  async (browser, number, network) => {
    const typed = {
      key: `page-${number}`,
      kind: 'ordinary',
      fullName: 'Frida Krug',
      contract: String(number),
      email: emailFor(number),
    };
    const { headers } = await browser.postForm('/forms/cancellation', typed, from(network));
    if (headers.location === '/service/vertraege-kuendigen/eingang/') return ACCEPTED;
    return (await browser.get('/service/vertraege-kuendigen/')).body.includes('shop.cancellation.tooMany')
      ? TOO_MANY
      : 'neither';
  };

it('cancellations to one e-mail address are limited, wherever they come from', async () => {
  const { browser } = scene();
  const outcomes: string[] = [];
  for (let number = 0; number < 21; number += 1)
    outcomes.push(await cancel(() => 'frida@schule.example')(await browser(), number, `203.0.113.${number}`));
  expect(outcomes).toEqual([...Array.from({ length: 20 }, () => ACCEPTED), TOO_MANY]);
  expect(await cancel(() => 'other@schule.example')(await browser(), 22, ELSEWHERE)).toBe(ACCEPTED);
});

it('declarations of withdrawal to one e-mail address are limited, wherever they come from', async () => {
  const { browser } = scene();
  const outcomes: string[] = [];
  for (let number = 0; number < 21; number += 1)
    outcomes.push(await declare(() => 'frida@schule.example')(await browser(), number, `203.0.113.${number}`));
  expect(outcomes).toEqual([...Array.from({ length: 20 }, () => ACCEPTED), TOO_MANY]);
  expect(await declare(() => 'other@schule.example')(await browser(), 22, ELSEWHERE)).toBe(ACCEPTED);
});

describe.each<[string, string, number, Try]>([
  ['declarations of withdrawal', 'the form without scripts', 30, declare(emailOf)],
  ['cancellations', 'the form without scripts', 30, cancel(emailOf)],
  ['registrations', 'POST /api/register-action', 30, registerByApi],
  ['registrations', 'POST /api/checkout-auth', 30, registerInCheckout('register')],
  ['registrations', 'the shipping step', 30, saveShipping('register')],
  ['guests', 'POST /api/checkout-auth', 100, registerInCheckout('guest')],
  ['guests', 'the shipping step', 100, saveShipping('guest')],
  ['look-ups of e-mail addresses', 'GraphQL', 60, lookUp],
  ['wrong vouchers', 'GraphQL', 20, redeem],
  ['wrong vouchers', 'the form without scripts', 20, redeemByForm],
  ['wrong codes of claims', 'GraphQL', 60, withdraw],
  ['wrong codes of claims', 'the form without scripts', 60, withdrawByForm],
  ['new sessions', 'GET /api/cart-id', 300, openByApi],
  ['new sessions', 'the first article in the cart', 300, add],
  ['new sessions', 'the first article by the form without scripts', 300, addByForm],
])('%s by %s', (_what, _entrance, max, attempt) => {
  it(`are accepted from one network ${max} times, then refused until the window ends`, async () => {
    const { browser } = scene();
    const outcomes: string[] = [];
    for (let number = 0; number < max + 2; number += 1) outcomes.push(await attempt(await browser(), number, SCHOOL));
    expect(outcomes).toEqual([...Array.from({ length: max }, () => ACCEPTED), TOO_MANY, TOO_MANY]);
    expect(await attempt(await browser(), max + 2, ELSEWHERE)).toBe(ACCEPTED);
    clock.forward(WINDOW_MS);
    expect(await attempt(await browser(), max + 3, SCHOOL)).toBe(ACCEPTED);
  });
});

describe('the number in a day', () => {
  it.each<[string, number, number, Try]>([
    ['registrations', 200, 30, registerByApi],
    ['look-ups of e-mail addresses', 400, 60, lookUp],
    ['wrong vouchers', 100, 20, redeem],
  ])('is limited for %s, however slowly they come: %i', async (_what, max, inWindow, attempt) => {
    const { browser } = scene();
    for (let number = 0; number < max; number += 1) {
      if (number % inWindow === 0) clock.forward(WINDOW_MS);
      expect(await attempt(await browser(), number, SCHOOL)).toBe(ACCEPTED);
    }
    clock.forward(WINDOW_MS);
    expect(await attempt(await browser(), max, SCHOOL)).toBe(TOO_MANY);
    clock.forward(DAY_MS);
    expect(await attempt(await browser(), max + 1, SCHOOL)).toBe(ACCEPTED);
  });
});

it('registrations count together on every route', async () => {
  const { browser } = scene();
  const ways = [registerByApi, registerInCheckout('register'), saveShipping('register')];
  const outcomes: string[] = [];
  for (let number = 0; number < 31; number += 1)
    outcomes.push(await (ways[number % ways.length] ?? registerByApi)(await browser(), number, SCHOOL));
  expect(outcomes.slice(-2)).toEqual([ACCEPTED, TOO_MANY]);
});

it('a refused registration counts too: the refusal reveals whether an e-mail address has an account', async () => {
  const { browser } = scene();
  const again = async () => registerByApi(await browser(), 1, SCHOOL);
  expect(await again()).toBe(ACCEPTED);
  for (let tries = 0; tries < 29; tries += 1) expect(await again()).toContain('vue.form.error.email.notUnique');
  expect(await again()).toBe(TOO_MANY);
});

it('a valid voucher code does not count as an attempt', async () => {
  const { browser } = scene();
  const shopper = await browser();
  await fillCart(shop, shopper);
  for (let tries = 0; tries < 25; tries += 1) {
    const { body } = await shopper.postJson(
      '/graphql',
      { query: VOUCHER, variables: { code: 'WILLKOMMEN5' } },
      from(SCHOOL),
    );
    expect(body).toContain('CartUpdated');
    await shopper.query(
      'mutation { updateCart(operations: [{ do: "remove-voucher", code: "WILLKOMMEN5" }]) { __typename } }',
    );
  }
});

it('a logout works even beyond the limit of new sessions', async () => {
  const { browser } = scene();
  const leaving = await browser();
  await registerByApi(leaving, 1, SCHOOL);
  for (let number = 0; number < 301; number += 1) await openByApi(await browser(), number, SCHOOL);
  const reply = await leaving.postJson('/api/logout-action/', {}, from(SCHOOL));
  expect(reply.json()).toEqual({ successfull: true, cartId: null });
  expect(leaving.cookies.has('customerSession')).toBe(false);
});
