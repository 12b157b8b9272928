import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { NetworkFailure } from '../failures/failures.ts';
import { tokenSource } from './api-token.ts';
import { transportWith } from './browser-transport.ts';
import type { Transport } from './transport.ts';

interface SentRequest {
  readonly path: string;
  readonly method: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

const INVALID = { errors: [{ message: 'no', extensions: { classification: 'INVALID_TOKEN' } }] };

/** A gateway that hands out tokens t1, t2, … and accepts those of `accepted`. */
const gateway = (accepted: readonly string[], requests: SentRequest[]) => {
  let tokens = 0;
  return async (target: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = String(target);
    if (path === '/api/token') return Response.json({ token: `t${(tokens += 1)}` });
    const authorization = new Headers(init.headers).get('authorization');
    requests.push({
      path,
      method: init.method ?? 'GET',
      authorization,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const isAccepted = init.method !== 'POST' || accepted.some((token) => authorization === `Bearer ${token}`);
    return Response.json(isAccepted ? { data: { done: true } } : INVALID);
  };
};

const transport = (): Transport => transportWith(tokenSource());

describe('a query in the browser', () => {
  const requests: SentRequest[] = [];

  beforeEach(() => {
    requests.length = 0;
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is sent by GET with the hash of its document if it is public', async () => {
    vi.stubGlobal('fetch', gateway([], requests));
    const reply = await transport()({ id: 'sha256:ab', operation: 'Footer', variables: { a: 1 }, isPublic: true });
    expect(reply).toEqual({ data: { done: true } });
    expect(requests).toEqual([
      {
        path: '/graphql?id=sha256%3Aab&variables=%7B%22a%22%3A1%7D',
        method: 'GET',
        authorization: null,
        body: undefined,
      },
    ]);
  });

  it('is sent by POST with the gateway’s token if it is personal', async () => {
    vi.stubGlobal('fetch', gateway(['t1'], requests));
    await transport()({ id: 'sha256:cd', operation: 'Me', variables: {}, isPublic: false });
    expect(requests).toEqual([
      {
        path: '/graphql',
        method: 'POST',
        authorization: 'Bearer t1',
        body: { id: 'sha256:cd', operationName: 'Me', variables: {} },
      },
    ]);
  });

  it('is retried once with a new token after the token was refused', async () => {
    vi.stubGlobal('fetch', gateway(['t2'], requests));
    const reply = await transport()({ id: 'x', operation: 'Me', variables: {}, isPublic: false });
    expect(reply).toEqual({ data: { done: true } });
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it('is not retried a second time', async () => {
    vi.stubGlobal('fetch', gateway([], requests));
    const reply = await transport()({ id: 'x', operation: 'Me', variables: {}, isPublic: false });
    expect(reply).toEqual(INVALID);
    expect(requests).toHaveLength(2);
  });

  it('fails as a network failure when the shop cannot be reached', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline');
    });
    const request = transport()({ id: 'x', operation: 'Footer', variables: {}, isPublic: true });
    await expect(request).rejects.toThrow('Footer did not reach the shop');
    await expect(request).rejects.toHaveProperty('name', NetworkFailure.name);
  });
});

describe('the token of the gateway', () => {
  it('is fetched once for all waiting requests', async () => {
    let loads = 0;
    const source = tokenSource(async () => `t${(loads += 1)}`);
    expect(await Promise.all([source.current(), source.current(), source.current()])).toEqual(['t1', 't1', 't1']);
  });

  it('is renewed once when ten requests were refused with the same one', async () => {
    let loads = 0;
    const source = tokenSource(async () => `t${(loads += 1)}`);
    const refused = await source.current();
    source.renew(refused);
    expect(await source.current()).toBe('t2');
    source.renew(refused);
    expect(await source.current()).toBe('t2');
  });

  it('is empty if it cannot be fetched, and is fetched again later', async () => {
    let loads = 0;
    const source = tokenSource(async () => {
      loads += 1;
      if (loads === 1) throw new TypeError('offline');
      return 't2';
    });
    expect(await source.current()).toBe('');
    expect(await source.current()).toBe('t2');
  });
});
