import { describe, expect, it } from 'vitest';
import type { Cache } from '../cache/cache.port.ts';
import { memoryCache } from '../cache/memory-cache.ts';
import { sealer } from '../shared/sealing.ts';
import { testClock } from '../testing/test-clock.ts';
import { scriptedTimers } from '../upstream/client/testing/scripted-timers.ts';
import { idempotentWrites, WriteOutcomeUnknown } from './idempotent-writes.ts';
import type { RunReply } from './idempotent-writes.ts';

const SECRETS = ['chalk and slate and sponge on the desk'] as const;
const DONE: RunReply = { status: 200, body: '{"data":{"done":1}}', cookies: ['cartId=cart-1'], hasFailed: false };

/** Two gateways that share what they keep, with a clock that the test moves. */
const opened = () => {
  const clock = testClock();
  const timers = scriptedTimers();
  const marks = memoryCache(clock);
  const memory = memoryCache(clock);
  const stored = new Map<string, string>();
  const replies: Cache = {
    ...memory,
    read: async (place) => (stored.has(place) ? memory.read(place) : undefined),
    set: (place, value, ttlMs) => {
      stored.set(place, value);
      return memory.set(place, value, ttlMs);
    },
  };
  const gateway = () => idempotentWrites({ marks, replies, sealer: sealer(SECRETS, 'reply'), timers });
  return {
    one: gateway(),
    other: gateway(),
    /** What a reader of the store sees. */
    stored: () => [...stored].flat().join('\n'),
    evict: () => stored.clear(),
    pass: async (ms: number) => {
      clock.forward(ms);
      await timers.pass(ms);
    },
  };
};

/** A write that runs until the test ends it. */
const aWrite = () => {
  const { promise, resolve, reject } = Promise.withResolvers<RunReply>();
  let runs = 0;
  return { run: () => ((runs += 1), promise), runs: () => runs, succeed: resolve, fail: reject };
};

const ends = (reply: RunReply) => {
  const write = aWrite();
  write.succeed(reply);
  return write;
};

const keyed = (owner = 'lena', confirmed: string | undefined = owner) => ({
  key: 'key-of-a-press-1',
  fingerprint: 'add-two',
  owner: () => owner,
  confirmedOwner: () => Promise.resolve(confirmed),
});

const failureOf = (reply: Promise<unknown>): Promise<unknown> =>
  reply.then(
    () => undefined,
    (failure: unknown) => failure,
  );

describe('a write with an idempotency key', () => {
  it('has its reply at the other gateway too, with its cookies', async () => {
    const { one, other } = opened();
    const again = aWrite();
    expect(await one.once(keyed(), ends(DONE).run)).toMatchObject({ ...DONE, isRepeated: false });
    expect(await other.once(keyed(), again.run)).toEqual({
      status: 200,
      body: DONE.body,
      cookies: ['cartId=cart-1'],
      isRepeated: true,
    });
    expect(again.runs()).toBe(0);
  });

  it('waits at the other gateway for the one that is running', async () => {
    const { one, other, pass } = opened();
    const [first, again] = [aWrite(), aWrite()];
    const replies = [one.once(keyed(), first.run), other.once(keyed(), again.run)];
    await pass(1_000);
    first.succeed(DONE);
    await pass(1_000);
    expect((await Promise.all(replies)).map(({ body, isRepeated }) => [body, isRepeated])).toEqual([
      [DONE.body, false],
      [DONE.body, true],
    ]);
    expect(again.runs()).toBe(0);
  });

  it('is told as unknown after 20 seconds, and runs again once its gateway must have died', async () => {
    const { one, other, pass } = opened();
    const dead = aWrite();
    void one.once(keyed(), dead.run);
    const again = aWrite();
    const failure = failureOf(other.once(keyed(), again.run));
    await pass(20_000);
    expect(await failure).toBeInstanceOf(WriteOutcomeUnknown);
    expect(await failure).toHaveProperty('messageKey', 'shop.error.unknownOutcome');
    await pass(60_001);
    expect(await other.once(keyed(), ends(DONE).run)).toMatchObject({ isRepeated: false });
    expect(again.runs()).toBe(0);
  });

  it('whose reply was evicted is told as unknown once, and never runs unasked', async () => {
    const { one, other, evict } = opened();
    await one.once(keyed(), ends(DONE).run);
    evict();
    const again = ends(DONE);
    expect(await failureOf(other.once(keyed(), again.run))).toBeInstanceOf(WriteOutcomeUnknown);
    expect(again.runs()).toBe(0);
    await other.once(keyed(), again.run);
    expect(again.runs()).toBe(1);
  });

  it.each([1_000, 3_000_000])('has a reply of %i characters again', async (length) => {
    const { one } = opened();
    const body = JSON.stringify({ data: 'ä'.repeat(length) });
    await one.once(keyed(), ends({ ...DONE, body }).run);
    expect((await one.once(keyed(), aWrite().run)).body).toBe(body);
  });

  it('whose reply is longer than all that pages show runs once nevertheless', async () => {
    const { one } = opened();
    const body = Array.from({ length: 120_000 }, (_, at) => Math.sin(at)).join(' ');
    await one.once(keyed(), ends({ ...DONE, body }).run);
    const again = aWrite();
    expect(await failureOf(one.once(keyed(), again.run))).toBeInstanceOf(WriteOutcomeUnknown);
    expect(again.runs()).toBe(0);
  });

  it('is kept for whoever it signs in and for who has not got the cookies, and leaves nothing to read in the store', async () => {
    const { one, stored } = opened();
    let owner = 'lena without a login';
    const reply = { ...DONE, body: '{"email":"lena@pausenhof.example"}', cookies: ['sessionToken=secret-of-lena'] };
    await one.once({ ...keyed(), owner: () => owner }, () => {
      owner = 'lena signed in';
      return Promise.resolve(reply);
    });
    for (const known of ['lena without a login', 'lena signed in'])
      expect(await one.once(keyed(known), aWrite().run)).toMatchObject({ body: reply.body, cookies: reply.cookies });
    expect(stored()).not.toMatch(/lena|secret|key-of-a-press/u);
  });

  it('is not repeated to whose login has ended since, which the shop is asked about', async () => {
    const { one } = opened();
    await one.once(keyed(), ends(DONE).run);
    const refused = ends({ ...DONE, body: '{"errors":[{}]}', hasFailed: true });
    expect(await one.once(keyed('lena', 'nobody'), refused.run)).toMatchObject({ body: '{"errors":[{}]}' });
    expect(await one.once(keyed(), aWrite().run)).toMatchObject({ body: DONE.body, isRepeated: true });
  });

  it('is repeated to whose login it has ended itself', async () => {
    const { one } = opened();
    let owner = 'lena';
    await one.once({ ...keyed(), owner: () => owner }, () => {
      owner = 'nobody';
      return Promise.resolve(DONE);
    });
    expect(await one.once(keyed('lena', 'nobody'), aWrite().run)).toMatchObject({ body: DONE.body, isRepeated: true });
  });

  it('without a session keeps nothing', async () => {
    const { one, stored } = opened();
    const write = ends(DONE);
    for (let time = 0; time < 2; time += 1) await one.once({ ...keyed(), owner: () => undefined }, write.run);
    expect([write.runs(), stored()]).toEqual([2, '']);
  });

  it.each(['a failure in its reply', 'an exception'])('runs again after %s', async (failure) => {
    const { one } = opened();
    const failing = aWrite();
    if (failure === 'an exception') failing.fail(new TypeError('gone'));
    else failing.succeed({ ...DONE, hasFailed: true });
    await failureOf(one.once(keyed(), failing.run));
    expect(await one.once(keyed(), ends(DONE).run)).toMatchObject({ body: DONE.body, isRepeated: false });
  });
});
