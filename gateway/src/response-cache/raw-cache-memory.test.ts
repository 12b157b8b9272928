import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { cachedResponse } from './cached-response.ts';
import { machineTimers } from '../timing/timers.ts';
import { testClock } from '../testing/test-clock.ts';
import { rawCache } from './raw-cache.ts';

const MAX_BYTES = 16 * 1_024 * 1_024;
const BOOKKEEPING_BYTES = 1_024;
const PUBLIC = { 'cache-control': 'public' };

const requestOf = (url: string): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers: { host: 'localhost:8080' } });

interface Made {
  readonly path: string;
  readonly header: string;
  readonly body: string;
}

/** How many of this many responses are still cached after all were stored. */
const cachedAfter = async (count: number, { path, header, body }: Made): Promise<number> => {
  const clock = testClock();
  const raw = rawCache({
    clock,
    timers: machineTimers,
    worlds: () => undefined,
    requestId: () => 'request-1',
    note: () => undefined,
  });
  const response = cachedResponse(
    { status: 200, headers: { ...PUBLIC, 'content-security-policy': header }, body },
    clock.now().getTime(),
  );
  const bytes = await response.bytes('identity');
  const requests = Array.from({ length: count }, (_, at) => requestOf(`/cat/${at}/${path}`));
  for (const request of requests) raw.store(request, response, bytes, response.headers);
  // The latest first: the oldest are evicted.
  return requests.toReversed().filter((request) => raw.send(request, new ServerResponse(request))).length;
};

const NOTHING: Made = { path: '', header: '', body: '' };
const LONG = 8_000;
const IN_MEMORY = 2 * LONG;

it.each([
  ['a body with its compressed forms', { ...NOTHING, body: 'x'.repeat(100_000) }, 150_000],
  ['a long URL', { ...NOTHING, path: 'x'.repeat(LONG) }, IN_MEMORY],
  ['a long header', { ...NOTHING, header: 'x'.repeat(LONG) }, IN_MEMORY],
  ['the entry itself, were the response empty', NOTHING, BOOKKEEPING_BYTES],
])('raw responses take at most 16 MiB, if each takes %s', async (_what, made, weight) => {
  const fit = MAX_BYTES / weight;
  const count = await cachedAfter(Math.ceil(fit * 1.5), made);
  expect(count).toBeLessThanOrEqual(fit);
  expect(count).toBeGreaterThan(fit * 0.8);
});
