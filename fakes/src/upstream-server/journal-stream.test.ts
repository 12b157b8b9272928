import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Headers, headersOf, posted, testUpstream, type TestUpstream } from './testing/test-upstream.ts';

const TIMEOUT_MS = 20_000;

let upstream: TestUpstream;
let headers: Headers;
beforeAll(async () => {
  upstream = await testUpstream();
});
beforeEach(async () => {
  upstream.worlds.remove('followed');
  upstream.worlds.create({ id: 'followed' });
  headers = headersOf(await upstream.state('followed'), 'followed');
});
afterAll(() => upstream.close());

const call = (name: 'getNavigationModel' | 'getCustomerInfo') =>
  upstream.post('/graphql', posted(name, name === 'getCustomerInfo' ? { url: '/' } : {}), headers);

/** Streams the journal until this number of calls has come; returns their numbers and names. */
const openStream = async (
  query: string,
  calls: number,
  more: Headers = {},
): Promise<{ readonly response: Response; readonly received: Promise<readonly string[]> }> => {
  const giveUp = new AbortController();
  const timer = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(new URL(`/qa/worlds/followed/journal${query}`, upstream.url), {
    headers: { accept: 'text/event-stream', ...more },
    signal: AbortSignal.any([giveUp.signal, timer]),
  });
  const collect = async (): Promise<readonly string[]> => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk);
      if (text.split('\n\n').length > calls) break;
    }
    giveUp.abort();
    return [...text.matchAll(/^id: (?<seq>\d+)\ndata: .*"op":"(?<op>\w+)"/gmu)].map(
      ({ groups }) => `${groups?.['seq']} ${groups?.['op']}`,
    );
  };
  return { response, received: collect() };
};

it('streams past calls, then new ones', async () => {
  await call('getCustomerInfo');
  const { response, received } = await openStream('', 2);
  await call('getNavigationModel');
  expect([response.status, response.headers.get('content-type'), await received]).toEqual([
    200,
    'text/event-stream',
    ['1 getCustomerInfo', '2 getNavigationModel'],
  ]);
});

it('streams only matching calls, and after a reconnect only later ones', async () => {
  await call('getCustomerInfo');
  await call('getCustomerInfo');
  const { received } = await openStream('?op=getCustomerInfo', 1, { 'last-event-id': '2' });
  await call('getNavigationModel');
  await call('getCustomerInfo');
  expect(await received).toEqual(['4 getCustomerInfo']);
});

it('refuses to stream an unknown world or filter', async () => {
  const follow = async (path: string) => (await upstream.get(path, { accept: 'text/event-stream' })).status;
  expect([await follow('/qa/worlds/nowhere/journal'), await follow('/qa/worlds/followed/journal?operation=x')]).toEqual(
    [404, 400],
  );
});
