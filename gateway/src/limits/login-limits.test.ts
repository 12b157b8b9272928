import { withPorts } from '../testing/with-ports.ts';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const { existing: anna, new: newCustomer } = PERSONAS;
const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;

const clock = testClock();
let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ clock });
});
afterAll(() => shop.close());

/** Outcome of a login attempt, as the shopper reads it. */
type Outcome = 'signed in' | 'shop.login.failed' | 'shop.error.tooManyTries';

interface Try {
  readonly email?: string;
  readonly password?: string;
  /** Where the attempt comes from. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One way to sign in. */
interface Entrance {
  readonly name: string;
  /** Prepares a browser for it. */
  readonly enter: (browser: TestBrowser) => Promise<TestBrowser>;
  readonly signIn: (browser: TestBrowser, tried: Try) => Promise<Outcome>;
}

const said = (body: {
  readonly successfull?: boolean;
  readonly errorMessage?: string;
  readonly messageKey?: string;
}): Outcome => {
  const key = body.errorMessage ?? body.messageKey;
  return key === 'shop.login.failed' || key === 'shop.error.tooManyTries' ? key : 'signed in';
};

const formDataOf = ({ email = anna.identifier, password = anna.password }: Try) => ({ email, password });
const headersOf = ({ from = '203.0.113.9', headers = {} }: Try) => ({ 'x-forwarded-for': from, ...headers });

const API: Entrance = {
  name: 'POST /api/login-action',
  enter: (browser) => browser.withToken(),
  signIn: async (browser, tried) =>
    said(
      (
        await browser.postJson(
          '/api/login-action/',
          { formData: formDataOf(tried), mergeCart: false },
          { headers: headersOf(tried) },
        )
      ).json(),
    ),
};

const FORM: Entrance = {
  name: 'the form without scripts',
  enter: (browser) => Promise.resolve(browser),
  signIn: async (browser, tried) => {
    const headers = headersOf(tried);
    const reply = await browser.postForm('/forms/login', { ...formDataOf(tried), from: '/login/' }, { headers });
    if (reply.headers.location !== '/login/') return 'signed in';
    const page = await browser.get('/login/', { headers });
    return page.body.includes('shop.error.tooManyTries') ? 'shop.error.tooManyTries' : 'shop.login.failed';
  },
};

const CHECKOUT: Entrance = {
  name: 'the login of the checkout',
  enter: async (browser) => {
    await fillCart(shop, await browser.withToken());
    return browser;
  },
  signIn: async (browser, tried) => {
    const { cartId } = (await browser.get('/api/cart-id')).json<{ cartId: string }>();
    const body = { authType: 'login', formData: formDataOf(tried), cartId };
    return said((await browser.postJson('/api/checkout-auth/', body, { headers: headersOf(tried) })).json());
  },
};

const inTurn = async <Value>(count: number, run: (index: number) => Promise<Value>): Promise<Value[]> => {
  const values: Value[] = [];
  for (let index = 0; index < count; index += 1) values.push(await run(index));
  return values;
};

/** A tester's world with one browser, and further ones on request. */
const scene = async ({ enter, signIn }: Entrance) => {
  const first = await enter(shop.visitor());
  const world = first.cookies.get('SHOP_WORLD');
  return {
    first,
    another: () => enter(testBrowser(shop.server, undefined, world)),
    tries: (count: number, tried: Try, browser = first) => inTurn(count, () => signIn(browser, tried)),
    signIn: (tried: Try, browser = first) => signIn(browser, tried),
  };
};

const WRONG = { password: 'falsch' };
const FAILED: Outcome = 'shop.login.failed';
const TOO_MANY: Outcome = 'shop.error.tooManyTries';

describe.each([API, FORM, CHECKOUT])('$name', (entrance) => {
  it('refuses logins for a quarter of an hour after ten wrong passwords for an account from one network', async () => {
    const { tries, signIn } = await scene(entrance);
    const email = newCustomer.identifier;
    expect(await tries(12, { ...WRONG, email })).toEqual([
      ...Array.from({ length: 10 }, () => FAILED),
      TOO_MANY,
      TOO_MANY,
    ]);
    expect(await signIn({ email, password: newCustomer.password })).toBe(TOO_MANY);
    clock.forward(WINDOW_MS);
    expect(await signIn({ email, password: newCustomer.password })).toBe('signed in');
  });
});

describe('a login', () => {
  it('that succeeds does not count, however often', async () => {
    const { tries } = await scene(API);
    expect(new Set(await tries(30, {}))).toEqual(new Set(['signed in']));
  });

  it('counts for the account across all storefronts and spellings of its name', async () => {
    const { signIn, another } = await scene(API);
    const hosts = ['localhost:8080', 'at.localhost:8080', 'ch.localhost:8080', 'en.localhost:8080'];
    const outcomes = await inTurn(11, async (index) => {
      const host = hosts[index % hosts.length] ?? '';
      const email = index % 2 === 0 ? ` ${anna.identifier.toUpperCase()} ` : anna.identifier;
      return signIn({ ...WRONG, email, headers: { host, origin: `http://${host}` } }, await another());
    });
    expect(outcomes.at(-1)).toBe(TOO_MANY);
  });

  it('counts each of many concurrent attempts', async () => {
    const { signIn } = await scene(API);
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => signIn(WRONG)));
    expect(outcomes.filter((outcome) => outcome === FAILED)).toHaveLength(10);
  });

  it('counts an IPv6 network, with its 2^64 addresses, as one', async () => {
    const { signIn } = await scene(API);
    const outcomes = await inTurn(12, (index) => signIn({ ...WRONG, from: `2001:db8:7:1:${index.toString(16)}::1` }));
    expect(outcomes.slice(-2)).toEqual([TOO_MANY, TOO_MANY]);
    expect(await signIn({ from: '2001:db8:7:2::1' })).toBe('signed in');
  });

  it('of one account cannot be locked from a single /48, however many networks that is', async () => {
    const { signIn } = await scene(API);
    const outcomes = await inTurn(60, (index) =>
      signIn({ ...WRONG, from: `2001:db8:7:${(index * 256).toString(16)}::1` }),
    );
    expect(outcomes.filter((outcome) => outcome === FAILED)).toHaveLength(40);
    expect(await signIn({ from: '203.0.113.9' })).toBe('signed in');
  });

  it('is refused to a network after a hundred wrong passwords for many accounts', async () => {
    const { tries, signIn } = await scene(API);
    const outcomes = await inTurn(101, (index) => signIn({ ...WRONG, email: `teacher-${index}@schule.example` }));
    expect(outcomes.slice(-2)).toEqual([FAILED, TOO_MANY]);
    expect(await tries(1, { from: '198.51.100.7' })).toEqual(['signed in']);
  });

  it('is not counted if the shop failed', async () => {
    let isBroken = true;
    const failing = await openShop({
      clock,
      backend: (fake) =>
        withPorts(fake, (honest) => ({
          sessions: {
            ...honest.sessions,
            login: (...args) => (isBroken ? Promise.reject(new TypeError('broken')) : honest.sessions.login(...args)),
          },
        })),
    });
    const browser = await failing.visitor().withToken();
    await inTurn(20, () => API.signIn(browser, {}));
    isBroken = false;
    expect(await API.signIn(browser, WRONG)).toBe(FAILED);
    await failing.close();
  });
});

describe('a customer is not locked out', () => {
  it('by a few wrong passwords from another network', async () => {
    const { tries, signIn } = await scene(API);
    await tries(20, { ...WRONG, from: '198.51.100.7' });
    expect(await signIn({ from: '203.0.113.9' })).toBe('signed in');
  });

  it('in a browser that they logged in with before, even by wrong passwords from their own network or from many', async () => {
    const { first, another, signIn } = await scene(API);
    expect(await signIn({ from: '203.0.113.9' }, first)).toBe('signed in');
    await first.postJson('/api/logout-action/', {});
    const anonymous = await another();
    for (const from of ['203.0.113.9', '198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4', '198.51.100.5'])
      await inTurn(11, () => signIn({ ...WRONG, from }, anonymous));
    expect(await signIn({ from: '192.0.2.44' }, anonymous)).toBe(TOO_MANY);
    expect(await signIn({ from: '203.0.113.9' }, first)).toBe('signed in');
    clock.forward(WINDOW_MS);
    expect(await signIn({ from: '192.0.2.44' }, anonymous)).toBe('signed in');
  });

  it('but a known browser has only ten attempts of its own at that account, and no more elsewhere', async () => {
    const { first, signIn, tries } = await scene(API);
    await signIn({}, first);
    expect((await tries(12, WRONG)).slice(-2)).toEqual([TOO_MANY, TOO_MANY]);
    const others = await tries(12, { ...WRONG, email: newCustomer.identifier });
    expect(others.slice(-2)).toEqual([TOO_MANY, TOO_MANY]);
  });
});

it('a login counts across all worlds if anybody can invent one', async () => {
  const upstream = await openUpstreamShop({ env: { stage: 'staging' } });
  const worlds = Array.from({ length: 12 }, () => upstream.upstream.worlds.create().id);
  const outcomes = await inTurn(12, async (index) =>
    API.signIn(await testBrowser(upstream.server, undefined, worlds[index]).withToken(), WRONG),
  );
  expect(outcomes.slice(-2)).toEqual([TOO_MANY, TOO_MANY]);
  await upstream.close();
});
