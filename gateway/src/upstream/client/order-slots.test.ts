import { describe, expect, it } from 'vitest';
import { aMutation, aQuery, clientOnScript, shopperNamed } from './testing/client-on-script.ts';
import type { TestClient } from './testing/client-on-script.ts';
import { echo, HANG } from './testing/scripted-upstream.ts';
import type { SeenRequest } from './testing/scripted-upstream.ts';

const isPage = ({ names }: SeenRequest): boolean => names.includes('FindPage');

/** Visitors who each open a page. */
const browse = ({ call }: TestClient, count: number) =>
  Array.from({ length: count }, (_, index) =>
    call(aQuery({ name: 'FindPage' }), { shopper: shopperNamed(`visitor ${index}`) }),
  );

const buyerNamed = (name: string) => shopperNamed(name, { isOrdering: true });

describe('an order', () => {
  it('gets through with its queries and mutations while all other requests are taken', async () => {
    const client = clientOnScript({ reply: (request) => (isPage(request) ? HANG : echo(request)) });
    const { call, timers, upstream } = client;
    const browsing = browse(client, 1_000);
    await timers.pass(100);
    expect(upstream.requests).toHaveLength(56);
    const buyer = buyerNamed('lena');
    const ordered = [
      call(aQuery({ name: 'FindCart' }), { shopper: buyer }),
      call(aMutation({ name: 'submitCart' }), { shopper: buyer }),
    ];
    await timers.pass(100);
    expect(
      upstream.requests
        .slice(56)
        .flatMap(({ names }) => names)
        .toSorted(),
    ).toEqual(['FindCart', 'submitCart']);
    expect(await Promise.all(ordered)).toMatchObject([{ reply: { came: 'data' } }, { reply: { came: 'data' } }]);
    await timers.pass(60_000);
    await Promise.all(browsing);
  });

  it('comes before everything else that waits', async () => {
    const client = clientOnScript({ takes: 400 });
    const { call, timers, upstream } = client;
    const browsing = browse(client, 200);
    await timers.pass(100);
    const ordered = Array.from({ length: 20 }, (_, index) => call(aQuery(), { shopper: buyerNamed(`buyer ${index}`) }));
    await timers.pass(60_000);
    const names = upstream.requests.flatMap(({ names: [name] }) => name);
    expect(names.slice(0, 56 + 20)).toEqual([
      ...Array.from({ length: 56 }, () => 'FindPage'),
      ...Array.from({ length: 20 }, () => 'FindCart'),
    ]);
    expect(names).toHaveLength(220);
    await Promise.all([...browsing, ...ordered]);
  });

  it('does not wait behind the same query of somebody who only browses', async () => {
    const client = clientOnScript({ reply: (request) => (isPage(request) ? HANG : echo(request)) });
    const { call, timers, upstream } = client;
    const browsing = browse(client, 60);
    await timers.pass(100);
    const looking = call(aQuery(), { shopper: shopperNamed('lena') });
    await timers.pass(100);
    const ordering = call(aQuery(), { shopper: buyerNamed('lena') });
    await timers.pass(100);
    expect(await ordering).toMatchObject({ reply: { came: 'data' } });
    expect(upstream.requests.at(-1)?.names).toEqual(['FindCart']);
    await timers.pass(60_000);
    await Promise.all([...browsing, looking]);
  });

  it('has queries that are not batched with others of its shopper', async () => {
    const { call, timers, upstream } = clientOnScript();
    void call(aQuery({ name: 'FindPage' }), { shopper: shopperNamed('lena') });
    void call(aQuery({ name: 'FindCart' }), { shopper: buyerNamed('lena') });
    await timers.pass(100);
    expect(upstream.requests.map(({ names }) => names)).toEqual([['FindPage'], ['FindCart']]);
  });
});

describe('a rush of orders', () => {
  const STEPS = [aQuery(), aMutation({ name: 'submitCart' }), aQuery({ name: 'getThankYouPageData' })];

  /** Presses the order button: three operations, one after the other, and an event. Returns what came of them, and when. */
  const press = async ({ client, call, timers }: TestClient, name: string) => {
    const shopper = buyerNamed(name);
    client.fireAndForget(aMutation({ name: 'tracking_addEvents' }), {}, { shopper });
    const came: string[] = [];
    for (const operation of STEPS) {
      const ended = await call(operation, { shopper });
      came.push('reply' in ended ? ended.reply.came : String(ended.failure));
    }
    return { came, at: timers.now() };
  };

  it('of two hundred at once is served within ten seconds by an upstream that takes 400 ms, and each is submitted once', async () => {
    const client = clientOnScript({ takes: 400 });
    const pressing = Array.from({ length: 200 }, (_, index) => press(client, `buyer ${index}`));
    await client.timers.pass(60_000);
    const pressed = await Promise.all(pressing);
    expect(pressed.map(({ came }) => came)).toEqual(Array.from({ length: 200 }, () => ['data', 'data', 'data']));
    expect(Math.max(...pressed.map(({ at }) => at))).toBeLessThan(10_000);
    expect(client.upstream.requests.filter(({ names }) => names.includes('submitCart'))).toHaveLength(200);
  });

  it('takes 56 of the 64 requests at most: eight stay for everybody else', async () => {
    const client = clientOnScript({ reply: (request) => (request.names.includes('FindCart') ? HANG : echo(request)) });
    const pressing = Array.from({ length: 200 }, (_, index) => press(client, `buyer ${index}`));
    await client.timers.pass(100);
    expect(client.upstream.requests.filter(({ names }) => names.includes('FindCart'))).toHaveLength(56);
    const browsing = browse(client, 20);
    await client.timers.pass(100);
    expect(await Promise.all(browsing)).toMatchObject(Array.from({ length: 20 }, () => ({ reply: { came: 'data' } })));
    await client.timers.pass(120_000);
    await Promise.all(pressing);
  });
});

describe('events', () => {
  it('take sixteen requests at most, so that they never hold up a visitor for long', async () => {
    const { client, timers, upstream } = clientOnScript({ takes: 400 });
    for (let index = 0; index < 100; index += 1)
      client.fireAndForget(
        aMutation({ name: 'tracking_addEvents' }),
        {},
        { shopper: shopperNamed(`visitor ${index}`) },
      );
    await timers.pass(100);
    expect(upstream.requests).toHaveLength(16);
    await timers.pass(60_000);
    expect(upstream.requests).toHaveLength(100);
  });

  it('of orders use nothing that is reserved for orders: no order waits for them', async () => {
    const client = clientOnScript({ reply: (request) => (isPage(request) ? HANG : echo(request)) });
    const browsing = browse(client, 56);
    await client.timers.pass(100);
    client.client.fireAndForget(aMutation({ name: 'tracking_addEvents' }), {}, { shopper: buyerNamed('lena') });
    await client.timers.pass(100);
    expect(client.upstream.requests).toHaveLength(56);
    await client.timers.pass(60_000);
    await Promise.all(browsing);
  });
});
