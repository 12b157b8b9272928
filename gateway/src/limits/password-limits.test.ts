import { PERSONAS } from '@shop/fakes/personas/personas';
import { capturedMails } from '@shop/fakes/worlds/mails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const { existing: anna } = PERSONAS;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NEW = 'Schwamm-und-Tafel';

const clock = testClock();
let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ clock });
});
afterAll(() => shop.close());

const worldOf = (browser: TestBrowser) => shop.fake.testWorlds.get(browser.cookies.get('SHOP_WORLD') ?? '');
const inTurn = async <Value>(count: number, run: (index: number) => Promise<Value>): Promise<Value[]> => {
  const values: Value[] = [];
  for (let index = 0; index < count; index += 1) values.push(await run(index));
  return values;
};

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });
const request = async (browser: TestBrowser, email: string, network = '203.0.113.9'): Promise<string> => {
  const text = 'mutation($input: PasswordLinkInput!) { requestPasswordLink(input: $input) { __typename } }';
  const reply = await browser.postJson(
    '/graphql',
    { query: text, variables: { input: { email, honeypot: '' } } },
    from(network),
  );
  return reply.body.includes('shop.error.tooManyTries') ? 'too many' : 'done';
};

describe('requests for a new password', () => {
  it('are refused after five in an hour for one account from one network, whether or not it exists', async () => {
    for (const email of [anna.identifier, 'nobody@schule.example']) {
      const browser = await shop.visitor().withToken();
      expect(await inTurn(6, () => request(browser, email))).toEqual([
        ...Array.from({ length: 5 }, () => 'done'),
        'too many',
      ]);
      clock.forward(HOUR_MS);
      expect(await request(browser, email)).toBe('done');
    }
  });

  it('send no more than twenty mails a day to one customer, from however many networks', async () => {
    const browser = await shop.visitor().withToken();
    await inTurn(25, (index) => request(browser, anna.identifier, `198.51.100.${index}`));
    expect(await capturedMails(worldOf(browser), { template: 'password-forgotten' })).toHaveLength(20);
  });

  it('without scripts lead back to the page, which says so', async () => {
    const browser = shop.visitor();
    const post = () =>
      browser.postForm('/forms/password-link', {
        email: anna.identifier,
        subject: '',
        from: '/myaccount/resetpassword/',
      });
    const replies = await inTurn(6, post);
    expect(replies.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      ...Array.from({ length: 5 }, () => [303, '/myaccount/resetpassword/?sent=true']),
      [303, '/myaccount/resetpassword/'],
    ]);
    expect(browser.cookies.get('serverToast')).toContain('shop.error.tooManyTries.hour');
    expect((await browser.get('/myaccount/resetpassword/')).body).toContain(
      `"formEcho":{"form":"password-link","values":{"email":"${anna.identifier}"},"fieldErrors":[]}`,
    );
  });
});

describe('the current password', () => {
  const signedIn = async (): Promise<TestBrowser> => {
    const browser = await shop.visitor().withToken();
    await browser.postJson('/api/login-action/', {
      formData: { email: anna.identifier, password: anna.password },
      mergeCart: false,
    });
    return browser;
  };
  const change = async (browser: TestBrowser, currentPassword: string): Promise<unknown> =>
    (
      await browser.postJson('/api/change-password/', {
        formData: { currentPassword, password: NEW, passwordRepeat: NEW },
      })
    ).json<{ errorMessage: unknown }>().errorMessage;

  it('is not guessed in one session: ten wrong ones, and then none for a quarter of an hour', async () => {
    const browser = await signedIn();
    expect(await inTurn(10, () => change(browser, 'not it'))).toEqual(Array.from({ length: 10 }, () => null));
    expect(await change(browser, anna.password)).toBe('shop.error.tooManyTries');
    clock.forward(15 * MINUTE_MS);
    expect(await change(browser, anna.password)).toBe(null);
  });

  it('is guessed together with the one that changes the e-mail address', async () => {
    const browser = await signedIn();
    const move = async (password: string): Promise<string> =>
      (
        await browser.query(
          'mutation($input: ChangeEmailInput!) { changeEmail(input: $input) { __typename ... on FormRefused { generalKey } } }',
          { input: { email: 'mine@now.example', password } },
        )
      ).body;
    await inTurn(9, () => change(browser, 'not it'));
    await move('not it');
    expect(await move(anna.password)).toContain('shop.error.tooManyTries');
    clock.forward(15 * MINUTE_MS);
    expect(await move(anna.password)).toContain('"Account"');
  });

  it('is guessed together with the password that deletes the account', async () => {
    const browser = await signedIn();
    const remove = async (password: string): Promise<string> =>
      (
        await browser.query(
          'mutation($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename ... on FormRefused { generalKey } } }',
          { input: { password, isSure: true } },
        )
      ).body;
    await inTurn(9, () => change(browser, 'not it'));
    expect(await remove('not it')).toContain('"generalKey":null');
    expect(await remove(anna.password)).toContain('shop.error.tooManyTries');
  });

  it('is limited by session: its owner changes it in another browser', async () => {
    const browser = await signedIn();
    await inTurn(11, () => change(browser, 'not it'));
    const other = await signedIn();
    other.cookies.set('SHOP_WORLD', browser.cookies.get('SHOP_WORLD') ?? '');
    await other.postJson('/api/login-action/', {
      formData: { email: anna.identifier, password: anna.password },
      mergeCart: false,
    });
    expect(await change(other, anna.password)).toBe(null);
  });
});

it('makes ten copies of an account in an hour', async () => {
  const browser = shop.visitor();
  await browser.postForm('/forms/login', { email: anna.identifier, password: anna.password });
  const replies = await inTurn(11, () =>
    browser.postForm('/forms/account-copy', { from: '/myaccount/contact-details/' }),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 10 }, () => 200), 303]);
  expect([replies[10]?.headers.location, browser.cookies.get('serverToast')]).toEqual([
    '/myaccount/contact-details/',
    expect.stringContaining('shop.error.tooManyTries'),
  ]);
});

it('refuses links to a new password after sixty that were invented', async () => {
  const browser = await shop.visitor().withToken();
  const open = async (): Promise<string> => (await browser.query('{ passwordLink(token: "invented") { state } }')).body;
  const replies = await inTurn(61, open);
  expect(replies.slice(0, 60).every((body) => body.includes('"unknown"'))).toBe(true);
  expect(replies[60]).toContain('shop.error.tooManyTries');
});
