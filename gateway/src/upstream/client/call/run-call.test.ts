import { describe, expect, it } from 'vitest';
import { UpstreamUnavailable } from '../failures.ts';
import { aMutation, aQuery, clientOnScript, LENA, shopperNamed } from '../testing/client-on-script.ts';
import type { TestOperation } from '../testing/client-on-script.ts';
import {
  jsonResponse,
  each,
  echo,
  graphqlError,
  HANG,
  lostReply,
  refusedConnection,
  serverError,
  statusOnly,
  TOKEN_URL,
  tokenCalled,
} from '../testing/scripted-upstream.ts';
import type { Reply, ScriptedUpstream } from '../testing/scripted-upstream.ts';
import type { Transport } from '../transport/transport.ts';

const MI = aMutation({ name: 'setSelectedPayment', retryClass: 'MI' });
const MN = aMutation({ name: 'submitCart' });

/** The given replies first, then successful ones. */
const first =
  (...replies: readonly Reply[]) =>
  (request: Parameters<typeof echo>[0], index: number): Reply =>
    replies[index] ?? echo(request);

const waits = ({ requests }: ScriptedUpstream): readonly number[] =>
  requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));

/** Calls the operation once, lets all timers run out, and returns how the call ended. */
const asked = async (
  operation: TestOperation,
  reply: (request: Parameters<typeof echo>[0], index: number) => Reply,
  random = 0,
) => {
  const { call, timers, upstream } = clientOnScript({ reply }, { random: () => random });
  const ending = call(operation);
  await timers.pass(60_000);
  return { ended: await ending, upstream };
};

describe('an operation that did not reach the upstream', () => {
  it.each([
    ['a query', aQuery()],
    ['a value set', MI],
    ['a change that must not run twice', MN],
  ])('is sent again: %s', async (_what, operation) => {
    const { ended, upstream } = await asked(operation, first(refusedConnection, refusedConnection));
    expect(ended).toMatchObject({ reply: { came: 'data' } });
    expect(upstream.requests).toHaveLength(3);
  });

  it('is sent at most five times, then the upstream counts as unavailable (UPSTREAM-10)', async () => {
    const { ended, upstream } = await asked(MN, () => refusedConnection);
    expect(upstream.requests).toHaveLength(5);
    expect(ended).toMatchObject({
      failure: { name: 'UpstreamUnavailable', operation: 'submitCart', problem: 'not-reached' },
    });
  });
});

describe('the delay before retry k', () => {
  it('is at least 300 ms, and doubles each time (UPSTREAM-10)', async () => {
    const { upstream } = await asked(MN, () => refusedConnection);
    expect(waits(upstream)).toEqual([300, 600, 1_200, 2_400]);
  });

  it('is at most half as long again', async () => {
    const { upstream } = await asked(MN, () => refusedConnection, 0.999);
    waits(upstream).forEach((wait, index) => {
      expect(wait).toBeGreaterThan(300 * 2 ** index);
      expect(wait).toBeLessThan(450 * 2 ** index);
    });
  });

  it('is as long as Retry-After says, if that fits', async () => {
    const { upstream, ended } = await asked(MN, first(statusOnly(429, 2_000)));
    expect(waits(upstream)).toEqual([2_000]);
    expect(ended).toMatchObject({ reply: { came: 'data' } });
  });

  it('does not start when Retry-After is longer than the time left', async () => {
    const { upstream, ended } = await asked(aQuery(), first(statusOnly(503, 30_000)));
    expect(upstream.requests).toHaveLength(1);
    expect(ended).toMatchObject({ at: 2, failure: { name: 'UpstreamUnavailable', problem: 'server-error' } });
  });
});

describe('an operation that may have run', () => {
  const unclear: readonly (readonly [string, Reply, string])[] = [
    ['the reply was lost', lostReply, 'UpstreamUnavailable'],
    ['the server failed', serverError, 'UpstreamUnavailable'],
    ['the reply is no JSON', { came: 'response', status: 200, body: '<html>' }, 'UpstreamReplyInvalid'],
    ['the reply has another shape', jsonResponse({ name: 'cart' }), 'UpstreamReplyInvalid'],
    ['the reply has neither data nor errors', jsonResponse({ data: null }), 'UpstreamReplyInvalid'],
    ['the reply’s data is no object', jsonResponse({ data: 'cart' }), 'UpstreamReplyInvalid'],
  ];
  it.each(unclear)('is retried while there are attempts, when it is a query: %s', async (_what, reply, failure) => {
    expect((await asked(aQuery(), first(reply, reply))).ended).toMatchObject({ reply: { came: 'data' } });
    const { ended, upstream } = await asked(aQuery(), () => reply);
    expect(ended).toMatchObject({ failure: { name: failure, operation: 'FindCart' } });
    expect(upstream.requests).toHaveLength(5);
  });

  it.each(unclear)('is sent once more, when it is an idempotent mutation: %s', async (_what, reply, failure) => {
    const { ended, upstream } = await asked(MI, () => reply);
    expect(ended).toMatchObject({ failure: { name: failure } });
    expect(upstream.requests).toHaveLength(2);
  });

  it.each(unclear)('is never sent again, when it must not run twice: %s', async (_what, reply) => {
    const { ended, upstream } = await asked(MN, first(reply));
    expect(ended).toMatchObject({ failure: { name: 'UnknownOutcome', operation: 'submitCart' } });
    expect(upstream.requests).toHaveLength(1);
  });

  it('has an unknown outcome too when the response is too large to read', async () => {
    const tooLarge: Reply = { came: 'nothing', isSent: true, problem: 'too-large' };
    expect((await asked(MN, () => tooLarge)).ended).toMatchObject({
      failure: { name: 'UnknownOutcome', problem: 'too-large' },
    });
    const { ended, upstream } = await asked(aQuery(), () => tooLarge);
    expect(ended).toMatchObject({
      failure: { name: 'UpstreamReplyInvalid', message: 'The response is larger than 8388608 bytes' },
    });
    expect(upstream.requests).toHaveLength(1);
  });
});

describe('an attempt without a response', () => {
  it('ends after 5000 ms with ‘Request timed out (5000ms)’ (UPSTREAM-09)', async () => {
    const { ended, upstream } = await asked(MN, () => HANG);
    expect(ended).toMatchObject({
      at: 5_000,
      failure: { name: 'UnknownOutcome', message: 'Request timed out (5000ms)' },
    });
    expect(upstream.abortedRequests).toBe(1);
  });

  it('is followed by another, when the operation is a query', async () => {
    expect((await asked(aQuery(), first(HANG))).ended).toMatchObject({ at: 5_304, reply: { came: 'data' } });
  });
});

describe('a response of the upstream', () => {
  it('is not retried after a status that refuses', async () => {
    const { ended, upstream } = await asked(aQuery(), () => statusOnly(404));
    expect(ended).toMatchObject({ failure: { name: 'UpstreamRequestRefused', status: 404, operation: 'FindCart' } });
    expect(upstream.requests).toHaveLength(1);
  });

  it('is retried after ‘too many requests’ only with a Retry-After', async () => {
    expect((await asked(MN, first(statusOnly(429, 1_000)))).upstream.requests).toHaveLength(2);
    expect((await asked(MN, first(statusOnly(429)))).ended).toMatchObject({
      failure: { name: 'UpstreamRequestRefused', status: 429 },
    });
  });

  it('is its GraphQL body, whatever the status', async () => {
    expect((await asked(MN, () => jsonResponse({ data: { name: 'order' } }, 500))).ended).toMatchObject({
      reply: { came: 'data', data: { name: 'order' } },
    });
    expect((await asked(MN, () => jsonResponse(graphqlError('INTERNAL_ERROR'), 500))).ended).toMatchObject({
      reply: { came: 'errors', errors: [{ kind: 'internal' }] },
    });
  });

  it('may have data and errors together', async () => {
    const { ended } = await asked(aQuery(), () =>
      jsonResponse({ ...graphqlError('TEASER_BROKEN', { path: ['page', 0] }), data: { name: 'half' } }),
    );
    expect(ended).toMatchObject({
      reply: {
        came: 'data',
        data: { name: 'half' },
        errors: [{ kind: 'other', classification: 'TEASER_BROKEN', path: ['page', 0] }],
      },
    });
  });
});

describe('a failure on our side', () => {
  it('is neither blamed on the upstream nor retried', async () => {
    const broken = new TypeError('ours');
    let sent = 0;
    const transport: Transport = ({ url }) => {
      if (url === TOKEN_URL) return Promise.resolve(tokenCalled('token'));
      sent += 1;
      return Promise.reject(broken);
    };
    const { call, timers } = clientOnScript({}, { transport });
    const ending = call(aQuery());
    await timers.pass(60_000);
    expect([await ending, sent]).toEqual([{ at: 2, failure: broken }, 1]);
  });
});

describe('retries', () => {
  it('stay within a budget, so that they do not overload an upstream that requests a pause', async () => {
    const { call, timers, upstream } = clientOnScript({
      reply: (request, index) => (index < 60 ? statusOnly(429, 500) : echo(request)),
    });
    const endings = Array.from({ length: 60 }, (_, index) => call(MN, { shopper: shopperNamed(`user ${index}`) }));
    await timers.pass(60_000);
    const ended = await Promise.all(endings);
    expect(upstream.requests).toHaveLength(60 + 50);
    expect(ended.slice(50)).toMatchObject(
      Array.from({ length: 10 }, () => ({ failure: { name: 'UpstreamBusy', problem: 'too-many-requests' } })),
    );
  });

  it('are paid for by requests, a tenth each', async () => {
    const { call, timers, upstream } = clientOnScript({
      reply: (request, index) => (index < 60 || index >= 60 + 50 + 20 ? statusOnly(429, 1_000) : echo(request)),
    });
    const askAll = (count: number, who: string) =>
      Array.from({ length: count }, (_, index) => call(MN, { shopper: shopperNamed(`${who} ${index}`) }));
    const endings = askAll(60, 'drains');
    await timers.pass(1_000);
    endings.push(...askAll(20, 'pays'));
    await timers.pass(10);
    const made = upstream.requests.length;
    endings.push(...askAll(20, 'is refused'));
    await timers.pass(1_010);
    // Five for the second that passed, five for fifty repeats, two for twenty that were paid in, two for twenty that failed.
    expect(upstream.requests.length - made - 20).toBe(5 + 5 + 2 + 2);
    await timers.pass(60_000);
    await Promise.all(endings);
  });

  it('follow a full queue too: an operation without a slot was not sent', async () => {
    const { call, timers, upstream } = clientOnScript({ reply: () => HANG });
    const endings = Array.from({ length: 600 }, (_, index) =>
      call(MN, { shopper: shopperNamed(`user ${index}`), deadlineMs: 500 }),
    );
    await timers.pass(400);
    expect(upstream.requests).toHaveLength(56);
    await timers.pass(60_000);
    const problems = (await Promise.all(endings)).map((ended) =>
      'failure' in ended && ended.failure instanceof UpstreamUnavailable ? ended.failure.problem : 'unknown',
    );
    const countOf = (problem: string): number => problems.filter((one) => one === problem).length;
    expect([countOf('unknown'), countOf('not-started'), countOf('queue-full')]).toEqual([56, 512, 32]);
    expect(upstream.requests).toHaveLength(56);
  });

  it('of what found the queue full are not paid for: they cost the upstream nothing', async () => {
    const { call, timers, upstream } = clientOnScript({ takes: 50 });
    const endings = Array.from({ length: 800 }, (_, index) => call(MN, { shopper: shopperNamed(`user ${index}`) }));
    await timers.pass(60_000);
    const ended = await Promise.all(endings);
    expect(ended.filter((end) => 'failure' in end)).toEqual([]);
    expect(upstream.requests).toHaveLength(800);
  });
});

describe('a batch', () => {
  const three = async (reply: (request: Parameters<typeof echo>[0], index: number) => Reply) => {
    const { call, timers, upstream } = clientOnScript({ reply });
    const endings = [0, 1, 2].map((index) => call(aQuery({ name: `question${index}` }), { shopper: LENA }));
    await timers.pass(60_000);
    return { ended: await Promise.all(endings), upstream };
  };

  it('is retried as a whole when the response has the wrong number of entries', async () => {
    const { ended, upstream } = await three((request, index) =>
      index === 0 ? jsonResponse([{ data: { name: 'question0' } }]) : echo(request),
    );
    expect(upstream.requests.map(({ names }) => names.length)).toEqual([3, 3]);
    expect(ended).toMatchObject([0, 1, 2].map((index) => ({ reply: { data: { name: `question${index}` } } })));
  });

  it('is retried only for the entries that failed, in a new batch', async () => {
    const { ended, upstream } = await three((request, index) =>
      each(request, (name, entry) => (index === 0 && entry !== 1 ? {} : { data: { name } })),
    );
    expect(upstream.requests.map(({ names }) => names)).toEqual([
      ['question0', 'question1', 'question2'],
      ['question0', 'question2'],
    ]);
    expect(ended).toMatchObject([0, 1, 2].map((index) => ({ reply: { data: { name: `question${index}` } } })));
  });

  it('is paid for as one retry', async () => {
    const { call, timers, upstream } = clientOnScript({
      reply: (request, index) => (index === 0 ? refusedConnection : echo(request)),
    });
    for (let index = 0; index < 10; index += 1) void call(aQuery({ name: `question${index}` }));
    await timers.pass(1_000);
    expect(upstream.requests.map(({ names }) => names.length)).toEqual([10, 10]);
  });

  it('may be refused as a whole, which then is every entry’s reply', async () => {
    const { ended } = await three(() => jsonResponse(graphqlError('INTERNAL_ERROR')));
    expect(ended).toMatchObject([0, 1, 2].map(() => ({ reply: { came: 'errors', errors: [{ kind: 'internal' }] } })));
  });
});
