import { expect, it } from 'vitest';
import { aMutation, aQuery, clientOnScript, shopperNamed } from './testing/client-on-script.ts';
import { echo, HANG } from './testing/scripted-upstream.ts';

it('an order gets through with its queries and mutations while all other requests are taken', async () => {
  const { call, timers, upstream } = clientOnScript({ reply: (request) => (request.names.includes('FindPage') ? HANG : echo(request)) });
  const browsing = Array.from({ length: 1_000 }, (_, index) => call(aQuery({ name: 'FindPage' }), { shopper: shopperNamed(`visitor ${index}`) }));
  await timers.pass(100);
  expect(upstream.requests).toHaveLength(56);
  const buyer = shopperNamed('lena', { isOrdering: true });
  const ordered = [call(aQuery({ name: 'FindCart' }), { shopper: buyer }), call(aMutation({ name: 'submitCart' }), { shopper: buyer })];
  await timers.pass(100);
  expect(upstream.requests.slice(56).flatMap(({ names }) => names).toSorted()).toEqual(['FindCart', 'submitCart']);
  expect(await Promise.all(ordered)).toMatchObject([{ reply: { came: 'data' } }, { reply: { came: 'data' } }]);
  await timers.pass(60_000);
  await Promise.all(browsing);
});

it('a query for an order does not wait behind the same query of somebody who only browses', async () => {
  const { call, timers, upstream } = clientOnScript({ reply: (request) => (request.names.includes('FindPage') ? HANG : echo(request)) });
  const browsing = Array.from({ length: 60 }, (_, index) => call(aQuery({ name: 'FindPage' }), { shopper: shopperNamed(`visitor ${index}`) }));
  await timers.pass(100);
  const looking = call(aQuery(), { shopper: shopperNamed('lena') });
  await timers.pass(100);
  const ordering = call(aQuery(), { shopper: shopperNamed('lena', { isOrdering: true }) });
  await timers.pass(100);
  expect(await ordering).toMatchObject({ reply: { came: 'data' } });
  expect(upstream.requests.at(-1)?.names).toEqual(['FindCart']);
  await timers.pass(60_000);
  await Promise.all([...browsing, looking]);
});

it('a query for an order is not batched with other queries of its shopper', async () => {
  const { call, timers, upstream } = clientOnScript();
  void call(aQuery({ name: 'FindPage' }), { shopper: shopperNamed('lena') });
  void call(aQuery({ name: 'FindCart' }), { shopper: shopperNamed('lena', { isOrdering: true }) });
  await timers.pass(100);
  expect(upstream.requests.map(({ names }) => names)).toEqual([['FindPage'], ['FindCart']]);
});
