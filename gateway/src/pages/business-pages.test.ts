import { PERSONAS } from '@shop/fakes/personas/personas';
import type { PersonaName } from '@shop/fakes/personas/personas';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { remove } from '@shop/fakes/worlds/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const GERMAN = 'educational.localhost:8080';
const ENGLISH = 'en.educational.localhost:8080';
const CLOSED = [
  '/cat/1012/',
  '/search/?q=heft',
  '/checkout/basket/',
  '/checkout/shipping/',
  '/myaccount/orders/?p=2',
  '/service/versand/',
  '/beratung/',
];
const OPEN = [
  '/',
  '/service/kontakt/',
  '/service/impressum/',
  '/myaccount/customernumber/',
  '/login/',
  '/myaccount/register/',
];

const leadsTo = async (browser: TestBrowser, path: string): Promise<string> => {
  const { statusCode, headers } = await browser.get(path);
  return `${statusCode} ${headers.location ?? ''}`.trim();
};

const loginFor = (path: string): string => `302 /login/?origin=${encodeURIComponent(path)}`;

const logIn = async (browser: TestBrowser, persona: PersonaName = 'b2b-german'): Promise<void> => {
  const { identifier, password } = PERSONAS[persona];
  const reply = await browser.postJson('/api/login-action/', { formData: { customerNumber: identifier, password } });
  expect(reply.json()).toMatchObject({ successfull: true });
};

describe.each(BACKENDS)('the business shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const signedIn = async (host = GERMAN, persona: PersonaName = 'b2b-german'): Promise<Entered> => {
    const entered = await shop.enter(host);
    await logIn(entered.browser, persona);
    return entered;
  };

  it.each(CLOSED)(
    'leads from %s to the login, which leads back, also before scripts run (GUARD-26, GUARD-29)',
    async (path) => {
      const { browser } = await shop.enter(GERMAN);
      expect(await leadsTo(browser, path)).toBe(loginFor(path));
      expect((await browser.get(path)).headers['cache-control']).toBe('private, no-store');
      const { identifier, password } = PERSONAS['b2b-german'];
      const reply = await browser.postForm('/forms/login', { customerNumber: identifier, password, origin: path });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, path]);
      expect(await leadsTo(browser, path)).not.toContain('/login/');
    },
  );

  it.each(OPEN)('opens %s without a login', async (path) => {
    expect(await leadsTo((await shop.enter(ENGLISH)).browser, path)).toBe('200');
  });

  it.each(['200 100', '200-100', ' 200100 '])(
    'signs in with the customer number typed as "%s", also before scripts run',
    async (typed) => {
      const { password } = PERSONAS['b2b-german'];
      const { browser } = await shop.enter(GERMAN);
      expect((await browser.postForm('/forms/login', { customerNumber: typed, password })).headers.location).toBe(
        '/myaccount/',
      );
      const another = await shop.enter(GERMAN);
      expect(
        (
          await another.browser.postJson('/api/login-action/', { formData: { customerNumber: typed, password } })
        ).json(),
      ).toMatchObject({ successfull: true, firstName: 'Sabine' });
    },
  );

  it('keeps the pages of its customers out of every cache that others read, in each format (GUARD-26)', async () => {
    const customer = await signedIn();
    const page = await customer.browser.get('/cat/1012/');
    const data = await customer.browser.get('/cat/1012/_payload.json');
    expect([page.statusCode, page.headers['cache-control'], data.statusCode, data.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
      200,
      'private, no-store',
    ]);
    const { browser } = await shop.enter(GERMAN);
    for (const path of ['/cat/1012/', '/cat/1012/_payload.json']) {
      const reply = await browser.get(path, { headers: { 'if-none-match': String(page.headers.etag) } });
      expect([reply.statusCode, reply.headers.location, reply.body]).toEqual([
        302,
        '/login/?origin=%2Fcat%2F1012%2F',
        '',
      ]);
    }
  });

  it('says that the session has expired, and removes what is left of it (GUARD-28)', async () => {
    const { browser } = await shop.enter(GERMAN);
    browser.cookies.set('customerSession', 'expired.0.signature');
    expect(await leadsTo(browser, '/cat/1012/')).toBe(loginFor('/cat/1012/'));
    expect(browser.cookies.has('customerSession')).toBe(false);
    expect(browser.cookies.get('serverToast')).toContain('shop.error.sessionExpired');
  });

  it('says so in the checkout too, when the shop has ended the session (GUARD-28)', async () => {
    const { browser, world } = await signedIn();
    await browser.query('mutation { updateCart(input: { changes: [] }) { __typename } }');
    world.run((tx) => entriesOf(tx.state.sessions).forEach(([token]) => remove(tx, 'sessions', token)));
    expect(await leadsTo(browser, '/checkout/shipping/')).toBe(loginFor('/checkout/shipping/'));
    expect(browser.cookies.has('sessionToken')).toBe(false);
    expect(browser.cookies.get('serverToast')).toContain('shop.error.sessionExpired');
  });

  it('says nothing of a session to a visitor who has none, or who has signed out (GUARD-28)', async () => {
    const { browser } = await signedIn();
    await browser.postForm('/forms/logout', {});
    expect(await leadsTo(browser, '/cat/1012/')).toBe(loginFor('/cat/1012/'));
    expect(browser.cookies.get('serverToast')).toBeUndefined();
  });

  it.each([
    [GERMAN, '/service/katalog/', 'b2b-german'],
    [ENGLISH, '/service/catalogue/', 'b2b-english'],
  ] as const)(
    'on %s leads from the pages of the catalogues to the login, and its customers to %s (GUARD-23, GUARD-24, GUARD-30)',
    async (host, own, persona) => {
      const { browser } = await shop.enter(host);
      for (const path of ['/service/katalog/', '/service/catalogue/'])
        expect(await leadsTo(browser, path)).toBe(loginFor(own));
      await logIn(browser, persona);
      const other = own === '/service/katalog/' ? '/service/catalogue/' : '/service/katalog/';
      expect(await leadsTo(browser, other)).toBe(`302 ${own}`);
    },
  );

  it.each(['localhost:8080', 'en.localhost:8080', 'at.localhost:8080', 'ch.localhost:8080'])(
    'differs from the consumer shop %s, which is open, and has one page of catalogues (GUARD-25, GUARD-26)',
    async (host) => {
      const { browser } = await shop.enter(host);
      expect(await leadsTo(browser, '/service/catalogue/')).toBe('302 /service/katalog/');
      expect(await leadsTo(browser, '/cat/1012/')).toBe('200');
    },
  );
});
