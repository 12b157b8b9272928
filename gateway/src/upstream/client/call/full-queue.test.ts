import { describe, expect, it } from 'vitest';
import { aMutation, aQuery, clientOnScript, shopperNamed } from '../testing/client-on-script.ts';
import type { TestOperation } from '../testing/client-on-script.ts';
import { echo, HANG, lostReply } from '../testing/scripted-upstream.ts';

const MI = aMutation({ name: 'setSelectedPayment', retryClass: 'MI' });
const MN = aMutation({ name: 'submitCart' });
const PAGE = aQuery({ name: 'FindPage' });

/** All requests are taken for as long as an attempt may take; nothing else can be sent meanwhile. */
const busyClient = (firstReply: 'lost' | 'none') => {
  let isFirst = firstReply === 'lost';
  const client = clientOnScript({
    reply: (request) => {
      if (request.names.includes('FindPage')) return HANG;
      if (!isFirst) return echo(request);
      isFirst = false;
      return lostReply;
    },
  });
  const fill = () =>
    Array.from({ length: 56 }, (_, index) => client.call(PAGE, { shopper: shopperNamed(`visitor ${index}`) }));
  return { ...client, fill };
};

describe('an operation that waits for a free request until its deadline', () => {
  it.each([
    ['a query', aQuery()],
    ['a value set', MI],
    ['a change that must not run twice', MN],
  ])('did not run, because there is too much to do: %s', async (_what, operation) => {
    const { call, timers, upstream, fill } = busyClient('none');
    const filling = fill();
    await timers.pass(100);
    const waiting = call(operation, { shopper: shopperNamed('lena'), deadlineMs: 1_000 });
    await timers.pass(60_000);
    expect(await waiting).toMatchObject({ at: 1_100, failure: { name: 'UpstreamBusy', problem: 'not-started' } });
    expect(upstream.requests.flatMap(({ names }) => names)).not.toContain(operation.name);
    await Promise.all(filling);
  });

  it.each<[TestOperation, string]>([
    [aQuery(), 'UpstreamBusy'],
    [MI, 'UpstreamUnavailable'],
  ])('may have run before if it is a mutation whose first reply was lost: $0.name', async (operation, name) => {
    const { call, timers, fill } = busyClient('lost');
    const waiting = call(operation, { shopper: shopperNamed('lena'), deadlineMs: 1_000 });
    await timers.pass(100);
    const filling = fill();
    await timers.pass(60_000);
    expect(await waiting).toMatchObject({ at: 1_000, failure: { name, problem: 'not-started' } });
    await Promise.all(filling);
  });

  it('is not sent when one becomes free in its last 250 ms', async () => {
    const { call, timers, upstream, fill } = busyClient('none');
    const filling = fill();
    await timers.pass(100);
    // Attempts of the pages end after five seconds.
    const waiting = call(MN, { shopper: shopperNamed('lena'), deadlineMs: 5_100 });
    await timers.pass(60_000);
    expect(await waiting).toMatchObject({ at: 5_002, failure: { name: 'UpstreamBusy', problem: 'not-started' } });
    expect(upstream.requests.flatMap(({ names }) => names)).not.toContain('submitCart');
    await Promise.all(filling);
  });
});
