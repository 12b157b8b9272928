import { expect, it, vi } from 'vitest';

import { goOffline } from '../../testing/go-offline.ts';
import { NetworkFailure, NotSent } from '../failures/failures.ts';
import { postToRoute } from './api-route.ts';
import { apiToken } from './api-token.ts';

const PATH = '/api/login-action/';

/** A network on which only the token gets through, as soon as it is let through; everything else is lost. */
const deadNetwork = async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ token: 'old' })));
  apiToken.renew(await apiToken.current());
  const sent: string[] = [];
  let letThrough = (): void => undefined;
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    if (path !== PATH)
      return new Promise((resolve) => {
        letThrough = () => resolve(Response.json({ token: 'new' }));
      });
    signal?.throwIfAborted();
    sent.push(path);
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  return { sent, letThrough: () => letThrough() };
};

const failureOf = (reply: Promise<unknown>): Promise<unknown> =>
  reply.then(
    () => undefined,
    (failure: unknown) => failure,
  );

it('a write whose reply does not come is no longer waited for after half a minute, and may have arrived', async () => {
  const { sent, letThrough } = await deadNetwork();
  vi.useFakeTimers();
  const failure = failureOf(postToRoute(PATH, {}));
  letThrough();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toBeInstanceOf(NetworkFailure);
  expect(await failure).not.toBeInstanceOf(NotSent);
  expect(sent).toEqual([PATH]);
});

it('a write that waits for its token that long is not sent any more', async () => {
  const { sent, letThrough } = await deadNetwork();
  vi.useFakeTimers();
  const failure = failureOf(postToRoute(PATH, {}));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toBeInstanceOf(NetworkFailure);
  letThrough();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([]);
});

it('a write whose connection goes while it waits for its token is not sent, and says so', async () => {
  const { sent, letThrough } = await deadNetwork();
  const failure = failureOf(postToRoute(PATH, {}));
  goOffline();
  letThrough();
  expect(await failure).toBeInstanceOf(NotSent);
  expect(sent).toEqual([]);
});
