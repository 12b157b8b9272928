import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { MeDocument } from '../platform/generated/graphql.ts';
import { createStore } from '../platform/store.ts';
import { toastsAtom } from '../platform/toasts/toasts.ts';
import { postToRoute } from '../platform/transport/api-route.ts';
import { browserTransport } from '../platform/transport/browser-transport.ts';
import { runDocument } from '../platform/transport/run-document.ts';
import { goOffline, goOnline } from '../testing/go-offline.ts';
import { hotspotPage, NO_ANSWERS, noConnection } from '../testing/no-answers.ts';
import { followConnection } from './follow-connection.ts';
import { createQueryClient } from './query-client.ts';

const answers = (path: string): Promise<Response> => {
  if (path === '/api/token') return Promise.resolve(Response.json({ token: 'token' }));
  if (path === '/builds/latest.json') return Promise.resolve(Response.json({ id: 'build' }));
  return Promise.resolve(Response.json(path === '/graphql' ? { data: {} } : { successfull: true }));
};

let network: (path: string) => Promise<Response>;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  network = answers;
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return network(path);
  });
});

/** A page that shows two queries, and has another one in its cache. `loads` tells which were sent. */
const aPage = async (matches: Parameters<typeof followConnection>[0]['state']['matches'] = []) => {
  const store = createStore();
  const queryClient = createQueryClient(browserTransport);
  queryClient.mount();
  onTestFinished(() => queryClient.unmount());
  const loads: string[] = [];
  const query = (name: string) => ({
    queryKey: [name],
    queryFn: () => {
      loads.push(name);
      return runDocument(browserTransport, MeDocument, {}, { operation: name, isPublic: false });
    },
  });
  await queryClient.prefetchQuery(query('not shown'));
  for (const name of ['header', 'page'])
    onTestFinished(new QueryObserver(queryClient, query(name)).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  loads.length = 0;
  asked.length = 0;
  const invalidate = vi.fn(async () => undefined);
  const router = { state: { matches }, invalidate };
  onTestFinished(followConnection(router, { queryClient, store }));
  const notices = () => store.get(toastsAtom).map(({ kind, messageKey }) => `${kind} ${messageKey}`);
  const read = () => queryClient.refetchQueries({ queryKey: ['page'] });
  return { loads, notices, read, invalidate };
};

const LOST = ['info shop.connection.lost'];

const write = () => postToRoute('/api/login-action/', {}).catch((failure: unknown) => failure);

describe.each(Object.entries(NO_ANSWERS))('%s in place of answers', (_, noAnswer) => {
  it('is told once a read has been repeated in vain, and no longer from the first answer on', async () => {
    const page = await aPage();
    network = noAnswer;
    void page.read();
    await vi.advanceTimersByTimeAsync(299);
    expect(page.notices()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.notices()).toEqual(LOST);
    network = answers;
    await write();
    expect(page.notices()).toEqual([]);
  });

  it('is told a second after a write that got none, once the page has asked in vain', async () => {
    const page = await aPage();
    network = noAnswer;
    await write();
    expect(page.notices()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.notices()).toEqual(LOST);
  });
});

describe('a page without answers', () => {
  it('says so at once if the browser knows, and only once', async () => {
    const page = await aPage();
    goOffline();
    expect(page.notices()).toEqual(LOST);
    network = noConnection;
    window.dispatchEvent(new Event('offline'));
    await write();
    expect(page.notices()).toEqual(LOST);
  });

  it('asks on its own, less and less often, and loads each query on the screen once when the shop answers', async () => {
    const page = await aPage();
    network = hotspotPage;
    void page.read();
    await vi.advanceTimersByTimeAsync(300);
    asked.length = 0;
    await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000);
    expect([page.notices(), asked]).toEqual([LOST, Array.from({ length: 3 }, () => '/builds/latest.json')]);
    network = answers;
    page.loads.length = 0;
    await vi.advanceTimersByTimeAsync(40_000);
    expect([page.notices(), page.loads.toSorted()]).toEqual([[], ['header', 'page']]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(page.loads).toHaveLength(2);
  });

  it('loads each query once when the browser is online again, those that waited for it too', async () => {
    const page = await aPage();
    goOffline();
    void page.read();
    goOnline();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([page.notices(), page.loads.toSorted()]).toEqual([[], ['header', 'page']]);
  });

  it('asks nothing while nobody sees it, and as soon as somebody does', async () => {
    const page = await aPage();
    goOffline();
    goOnline();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    network = noConnection;
    await vi.advanceTimersByTimeAsync(300_000);
    asked.length = 0;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toEqual([]);
    network = answers;
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(page.notices()).toEqual([]);
  });

  it('is loaded again if it failed', async () => {
    const page = await aPage([{ status: 'error', error: new Error('no reply') }]);
    goOffline();
    goOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.invalidate).toHaveBeenCalledTimes(1);
  });
});

describe('a single request without an answer', () => {
  it('says nothing if the next one gets one', async () => {
    const page = await aPage();
    network = noConnection;
    await write();
    network = answers;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.notices()).toEqual([]);
  });

  it('counts once with those that were lost at the same time, as with a change of the network', async () => {
    const page = await aPage();
    network = noConnection;
    await Promise.all([write(), write(), write()]);
    network = answers;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.notices()).toEqual([]);
  });

  it('that a proxy blocks for ever makes the page load again at most every half a minute', async () => {
    const page = await aPage();
    network = (path) => (path === '/graphql' ? hotspotPage(path) : answers(path));
    void page.read();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.loads.filter((name) => name === 'header').length).toBeLessThanOrEqual(6);
  });
});
