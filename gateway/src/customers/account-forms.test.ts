import { withPorts } from '../testing/with-ports.ts';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { tokenIn } from '@shop/fakes/customers/token-in';
import { capturedMails } from '@shop/fakes/worlds/mails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const { existing: anna, 'b2b-german': school } = PERSONAS;
const NEW = 'Schwamm-und-Tafel';
const CONTACT = '/myaccount/contact-details/';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const aCustomer = async (): Promise<TestBrowser> => {
  const browser = shop.visitor();
  await browser.postForm('/forms/login', { email: anna.identifier, password: anna.password });
  return browser;
};
const worldOf = (browser: TestBrowser) => shop.fake.testWorlds.get(browser.cookies.get('SHOP_WORLD') ?? '');
const account = async (browser: TestBrowser): Promise<unknown> =>
  (await browser.query('{ account { firstName lastName company email phone } }')).json<{ data: { account: unknown } }>()
    .data.account;

/** Where the browser is sent, and what the next page says: toasts and the echo of the form. */
const sent = async (browser: TestBrowser, path: string, fields: Readonly<Record<string, string>>) => {
  const reply = await browser.postForm(path, fields);
  const page = await browser.get(reply.headers.location ?? '/404/');
  return { to: [reply.statusCode, reply.headers.location], page: page.body };
};

describe('without scripts', () => {
  it.each([
    [
      'account-data',
      { salutation: 'mrs', firstName: 'Anna', lastName: 'Umgezogen', company: '' },
      { lastName: 'Umgezogen' },
    ],
    ['account-email', { email: 'anna@schule.example', password: anna.password }, { email: 'anna@schule.example' }],
    ['account-phone', { phone: '030 99' }, { phone: '030 99' }],
  ])('a customer changes the contact details: %s (ACCT-01)', async (form, fields, expected) => {
    const browser = await aCustomer();
    const { to, page } = await sent(browser, `/forms/${form}`, fields);
    expect(to).toEqual([303, CONTACT]);
    expect(page).toContain('shop.account.saved');
    expect(await account(browser)).toMatchObject(expected);
  });

  it.each([
    ['account-data', { salutation: 'mrs', firstName: 'Anna', lastName: ' ', company: '' }, '"field":"lastName"'],
    ['account-email', { email: 'anna@', password: anna.password }, '"values":{"email":"anna@"}'],
    ['account-phone', { phone: 'call me' }, 'shop.form.error.phone'],
    ['delete-account', { password: 'not it', isSure: 'true' }, 'shop.form.error.password.wrong'],
    ['delete-account', { password: anna.password }, 'shop.form.error.deletion'],
  ])('a refused form is shown again with what was typed: %s', async (form, fields, expected) => {
    const browser = await aCustomer();
    const { to, page } = await sent(browser, `/forms/${form}`, fields);
    expect(to).toEqual([303, CONTACT]);
    expect(page).toContain(`"formEcho":{"form":"${form}"`);
    expect(page).toContain(expected);
    expect(page).not.toContain('not it');
  });

  it('a customer changes the password (AUTH-19)', async () => {
    const browser = await aCustomer();
    const change = (currentPassword: string) =>
      sent(browser, '/forms/change-password', { currentPassword, password: NEW, passwordRepeat: NEW });
    const refused = await change('not it');
    expect(refused.to).toEqual([303, '/myaccount/password/']);
    expect(refused.page).toContain(
      '"formEcho":{"form":"password","values":{},"fieldErrors":[{"field":"currentPassword","message":"shop.form.error.password.wrong"}]}',
    );
    expect((await change(anna.password)).page).toContain('shop.password.changed');
  });

  it('a customer deletes the account, and is signed out (ACCT-01)', async () => {
    const browser = await aCustomer();
    const { to, page } = await sent(browser, '/forms/delete-account', { password: anna.password, isSure: 'true' });
    expect(to).toEqual([303, '/']);
    expect(page).toContain('shop.account.deleted');
    expect(page).toContain('"loginState":"logged-out"');
  });

  it('a visitor requests a new password and chooses it by the mailed link', async () => {
    const browser = shop.visitor();
    const requested = await sent(browser, '/forms/password-link', { email: ` ${anna.identifier} `, subject: '' });
    expect(requested.to).toEqual([303, '/myaccount/resetpassword/?sent=true']);
    const token = tokenIn((await capturedMails(worldOf(browser), {})).at(-1)) ?? '';
    const short = await sent(browser, '/forms/new-password', { token, password: 'kr', passwordRepeat: 'kr' });
    expect(short.to).toEqual([303, `/myaccount/newpassword/?token=${token}`]);
    expect(short.page).toContain('vue.form.error.password.invalidLength');
    const chosen = await sent(browser, '/forms/new-password', { token, password: NEW, passwordRepeat: NEW });
    expect(chosen.to).toEqual([303, '/login/']);
    expect(chosen.page).toContain('shop.password.chosen');
    expect((await browser.postForm('/forms/login', { email: anna.identifier, password: NEW })).headers.location).toBe(
      '/myaccount/',
    );
  });

  it('stays with the token of the mailed link and with what went wrong, until it is replaced', async () => {
    const browser = shop.visitor();
    await browser.postForm('/forms/password-link', { email: anna.identifier, subject: '' });
    const token = tokenIn((await capturedMails(worldOf(browser), {})).at(-1)) ?? '';
    const { page } = await sent(browser, '/forms/new-password', { token, password: 'kr', passwordRepeat: 'kr' });
    expect(page).toContain('"form":"new-password"');
    expect(page).toContain('vue.form.error.password.invalidLength');
    const other = await sent(browser, '/forms/password-link', { email: 'no address', subject: '' });
    expect(other.page).toContain('"values":{"email":"no address"');
  });

  it('a business customer requests it with the customer number', async () => {
    const browser = shop.visitor('educational.localhost:8080');
    expect((await sent(browser, '/forms/password-link', { customerNumber: '', subject: '' })).page).toContain(
      '"field":"customerNumber"',
    );
    await browser.postForm('/forms/password-link', { customerNumber: school.identifier, subject: '' });
    expect((await capturedMails(worldOf(browser), {})).map(({ to }) => to)).toEqual([school.account.email]);
  });

  it('counts the requests of a visitor from 1, and sends the count and what only robots type with each (AUTH-14)', async () => {
    const counted: (readonly [count: number, typed: string])[] = [];
    const listening = await openShop({
      backend: (fake) =>
        withPorts(fake, (honest) => ({
          passwords: {
            ...honest.passwords,
            requestLink: async (_shopper, { triesCount, honeypot }) => void counted.push([triesCount, honeypot]),
          },
        })),
    });
    try {
      const [one, other] = [listening.visitor(), listening.visitor()];
      for (const [browser, subject] of [
        [one, ''],
        [one, 'https://spam.example'],
        [other, ''],
      ] as const)
        await browser.postForm('/forms/password-link', { email: anna.identifier, subject });
      expect(counted).toEqual([
        [1, ''],
        [2, 'https://spam.example'],
        [1, ''],
      ]);
    } finally {
      await listening.close();
    }
  });
});

describe('the page of a mailed link', () => {
  it('is never cached, and its token never goes into a Referer', async () => {
    const reply = await shop.visitor().get('/myaccount/newpassword/?token=abc');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' });
    expect((await shop.visitor().get('/myaccount/resetpassword/')).headers['referrer-policy']).toBe(
      'strict-origin-when-cross-origin',
    );
  });

  it.each(['/myaccount/newpassword/', '/myaccount/newpassword/?token='])(
    'leads to the request without a token: %s (GUARD-16)',
    async (path) => {
      const reply = await shop.visitor().get(path);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, '/myaccount/resetpassword/']);
    },
  );

  it('writes no token into the log', async () => {
    const lines: unknown[] = [];
    const logging = await openShop({
      log: { request: (line) => void lines.push(line), failure: (failure) => void lines.push(failure) },
    });
    try {
      const browser = await logging.visitor().withToken();
      await browser.get('/myaccount/newpassword/?token=secret-token');
      await browser.postForm('/forms/new-password', { token: 'secret-token', password: NEW, passwordRepeat: NEW });
      await browser.query('query($token: String!) { passwordLink(token: $token) { state } }', {
        token: 'secret-token',
      });
      expect(lines.length).toBeGreaterThan(2);
      expect(JSON.stringify(lines)).not.toContain('secret-token');
    } finally {
      await logging.close();
    }
  });
});

it('sends a signed-in customer from the request for a new password to the password page (GUARD-17)', async () => {
  const reply = await (await aCustomer()).get('/myaccount/resetpassword/');
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/myaccount/password/']);
});

it.each([
  'account-data',
  'account-email',
  'account-phone',
  'delete-account',
  'account-copy',
  'change-password',
  'password-link',
  'new-password',
])('takes no form from another site: %s', async (form) => {
  const reply = await shop.visitor().postForm(`/forms/${form}`, {}, { headers: { origin: 'https://evil.example' } });
  expect(reply.statusCode).toBe(403);
});

const ME = '{ me { loginState firstName lastName } }';

const me = async (browser: TestBrowser): Promise<unknown> =>
  (await browser.query(ME)).json<{ data: { me: unknown } }>().data.me;

it('knows whether a visitor is signed in, as a guest or not at all, and by which name', async () => {
  const guest = shop.visitor();
  await guest.get('/qa/start/ready-to-order');
  expect(await me(shop.visitor())).toEqual({ loginState: 'logged-out', firstName: null, lastName: null });
  expect(await me(guest)).toMatchObject({ loginState: 'guest' });
  expect(await me(await aCustomer())).toEqual({ loginState: 'customer', firstName: 'Anna', lastName: 'Lehmann' });
});

it('knows who a visitor is, and of a forgotten password for whom it was requested, how often, by which link and what went wrong (ENT-03)', async () => {
  const requested: object[] = [];
  const listening = await openShop({
    backend: (fake) =>
      withPorts(fake, ({ passwords }) => {
        const requestLink: typeof passwords.requestLink = (shopper, request) => {
          requested.push(request);
          return passwords.requestLink(shopper, request);
        };
        return { passwords: { ...passwords, requestLink } };
      }),
  });
  try {
    const browser = listening.visitor();
    expect(await me(browser)).toEqual({ loginState: 'logged-out', firstName: null, lastName: null });
    for (const email of ['nobody@schule.example', anna.identifier])
      await browser.postForm('/forms/password-link', { email, subject: '' });
    await listening
      .visitor('educational.localhost:8080')
      .postForm('/forms/password-link', { customerNumber: school.identifier, subject: '' });
    expect(requested).toEqual([
      { identifier: 'nobody@schule.example', honeypot: '', triesCount: 1 },
      { identifier: anna.identifier, honeypot: '', triesCount: 2 },
      { identifier: school.identifier, honeypot: '', triesCount: 1 },
    ]);
    const token =
      tokenIn(
        (await capturedMails(listening.fake.testWorlds.get(browser.cookies.get('SHOP_WORLD') ?? ''), {})).at(-1),
      ) ?? '';
    const { page } = await sent(browser, '/forms/new-password', { token, password: 'kr', passwordRepeat: 'kr' });
    expect(page).toContain(`"url":"/myaccount/newpassword/?token=${token}"`);
    expect(page).toContain('vue.form.error.password.invalidLength');
    await browser.postForm('/forms/new-password', { token, password: NEW, passwordRepeat: NEW });
    await browser.postForm('/forms/login', { email: anna.identifier, password: NEW });
    expect(await me(browser)).toEqual({ loginState: 'customer', firstName: 'Anna', lastName: 'Lehmann' });
  } finally {
    await listening.close();
  }
});
