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

const call = (name: 'getNavigationModel' | 'getCustomerInfo') => upstream.post('/graphql', posted(name, name === 'getCustomerInfo' ? { url: '/' } : {}), headers);

/** Follows the journal until so many calls were told; answers their numbers and names. */
const followed = async (query: string, calls: number, more: Headers = {}): Promise<{ readonly opened: Response; readonly told: Promise<readonly string[]> }> => {
  const giveUp = new AbortController();
  const timer = AbortSignal.timeout(TIMEOUT_MS);
  const opened = await fetch(new URL(`/qa/worlds/followed/journal${query}`, upstream.url), { headers: { accept: 'text/event-stream', ...more }, signal: AbortSignal.any([giveUp.signal, timer]) });
  const collect = async (): Promise<readonly string[]> => {
    let text = '';
    for await (const chunk of opened.body ?? []) {
      text += new TextDecoder().decode(chunk);
      if (text.split('\n\n').length > calls) break;
    }
    giveUp.abort();
    return [...text.matchAll(/^id: (?<seq>\d+)\ndata: .*"op":"(?<op>\w+)"/gmu)].map(({ groups }) => `${groups?.['seq']} ${groups?.['op']}`);
  };
  return { opened, told: collect() };
};

it('tells who follows a journal the calls that were, and those that come', async () => {
  await call('getCustomerInfo');
  const { opened, told } = await followed('', 2);
  await call('getNavigationModel');
  expect([opened.status, opened.headers.get('content-type'), await told]).toEqual([200, 'text/event-stream', ['1 getCustomerInfo', '2 getNavigationModel']]);
});

it('tells only what is asked for, and to who comes back only what came since', async () => {
  await call('getCustomerInfo');
  await call('getCustomerInfo');
  const { told } = await followed('?op=getCustomerInfo', 1, { 'last-event-id': '2' });
  await call('getNavigationModel');
  await call('getCustomerInfo');
  expect(await told).toEqual(['4 getCustomerInfo']);
});

it('refuses to follow what cannot be followed', async () => {
  const follow = async (path: string) => (await upstream.get(path, { accept: 'text/event-stream' })).status;
  expect([await follow('/qa/worlds/nowhere/journal'), await follow('/qa/worlds/followed/journal?operation=x')]).toEqual([404, 400]);
});
