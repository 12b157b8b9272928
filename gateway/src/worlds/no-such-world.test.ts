import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import type { OpenUpstreamShop } from '../testing/open-upstream-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const AS_A_PERSON = { headers: { accept: 'text/html,application/xhtml+xml' } };

const failures: unknown[] = [];
const log = { failure: (failure: unknown) => failures.push(failure) };

let fake: OpenShop;
let upstream: OpenUpstreamShop;
beforeAll(async () => {
  fake = await openShop({ log });
  upstream = await openUpstreamShop({ log });
});
afterAll(() => Promise.all([fake.close(), upstream.close()]));

const onFake = (): TestBrowser => {
  const browser = fake.visitor();
  fake.fake.testWorlds.remove(browser.cookies.get('SHOP_WORLD') ?? '');
  return browser;
};

const overUpstream = (): TestBrowser => {
  const { browser, world } = upstream.visitor();
  upstream.upstream.worlds.remove(world.id);
  return browser;
};

const unknownOverUpstream = (): TestBrowser => {
  const { browser } = upstream.visitor();
  browser.cookies.set('SHOP_WORLD', 'from-another-day');
  return browser;
};

describe('a person whose world is missing', () => {
  it.each([
    ['on the fake', onFake, '/', 410],
    ['on the fake, at a page of their own', onFake, '/checkout/basket/', 410],
    ['over the upstream', overUpstream, '/', 410],
    ['over the upstream, at a page of their own', overUpstream, '/checkout/basket/', 410],
    ['over the upstream that never had it', unknownOverUpstream, '/', 404],
  ])('reads which one and why %s, and continues in the default world', async (_what, without, path, status) => {
    const browser = without();
    const world = browser.cookies.get('SHOP_WORLD') ?? '';
    const page = await browser.get(path, AS_A_PERSON);
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      status,
      'text/html; charset=utf-8',
      'private, no-store',
    ]);
    expect(page.body).toContain(
      status === 410 ? `World ${world} was removed by a tester` : `There is no world ${world}.`,
    );
    expect(page.body).not.toContain('    at ');
    expect(browser.cookies.has('SHOP_WORLD')).toBe(false);
    expect((await browser.get('/', AS_A_PERSON)).statusCode).toBe(200);
    expect(failures).toEqual([]);
  });

  it.each([
    ['on the fake', () => fake.visitor()],
    ['over the upstream', () => upstream.visitor().browser],
  ])('reads it also if a link names that world %s, and keeps everything', async (_what, visitor) => {
    const browser = visitor();
    const before = new Map(await browser.withToken().then(({ cookies }) => cookies));
    const page = await browser.get('/?SHOP_WORLD=from-another-day', AS_A_PERSON);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect(page.body).toContain('There is no world from-another-day.');
    expect(browser.cookies).toEqual(before);
  });

  it('is offered a new world if the shop can create one', async () => {
    expect((await onFake().get('/', AS_A_PERSON)).body).toContain('/qa/start/empty/');
    expect((await overUpstream().get('/', AS_A_PERSON)).body).not.toContain('/qa/start');
  });

  it('loses all cookies of that world, but keeps the language', async () => {
    const browser = onFake();
    for (const [name, value] of [
      ['locale', 'de'],
      ['userId', 'somebody'],
      ['serverToast', 'old'],
    ] as const)
      browser.cookies.set(name, value);
    await browser.get('/', AS_A_PERSON);
    expect([...browser.cookies.keys()]).toEqual(['locale']);
  });
});

describe('a script whose world is missing', () => {
  it.each([
    ['on the fake', onFake],
    ['over the upstream', overUpstream],
  ])('gets a GraphQL error %s', async (_what, without) => {
    const browser = without();
    const { errors } = (await browser.runDocument('navigation')).json<{
      errors: readonly { message: string; extensions: unknown }[];
    }>();
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('was removed by a tester'),
      extensions: { classification: 'WORLD_GONE' },
    });
    expect(browser.cookies.has('SHOP_WORLD')).toBe(true);
  });

  it('gets a status from other routes', async () => {
    expect((await onFake().get('/api/token')).json()).toMatchObject({
      statusCode: 410,
      code: 'WORLD_GONE',
      classification: 'WORLD_GONE',
    });
  });
});
