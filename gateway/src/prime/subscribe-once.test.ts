import type { PrimeSubmission } from '@shop/domain/prime/prime.port';
import { money } from '@shop/domain/shared/money';
import { granted } from '@shop/domain/shared/result';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import { aShop } from '@shop/fakes/testing/a-shop';
import { FIXTURE_TIME } from '@shop/fakes/testing/arrange-fixture';
import { describe, expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { orderLock } from '../payments/order-lock.ts';
import { packJson } from '../shared/packed-json.ts';
import { testClock } from '../testing/test-clock.ts';
import { browserAtTheGateway, SIGNED_IN } from '../testing/visitor-sessions.ts';
import { scriptedTimers } from '../upstream/client/testing/scripted-timers.ts';
import { startPrimeCheckout } from '@shop/domain/prime/start-prime-checkout';
import { attemptsOf } from '../payments/attempts.ts';
import { ids } from '../shared/ids.ts';
import { decodeSlot, encodeSlot } from '../cookies/slot-codec.ts';
import { subscribeOnce } from '@shop/domain/prime/subscribe-once';

const ORDER = { abo: 'prime-12', paymentId: 'PAYPAL', price: money(4900, 'EUR') };

/** Gateways with a common cache, and a shop that answers when the test says so. */
const opened = async () => {
  const { shop } = await aShop();
  const timers = scriptedTimers();
  const cache = memoryCache(testClock());
  const attempts = attemptsOf(cache, orderLock(cache, timers));
  const submissions: {
    readonly attempt: string;
    readonly answer: (submission: PrimeSubmission) => void;
  }[] = [];
  const subscribe: typeof shop.prime.subscribe = async (_shopper, _order, attempt) => {
    const { promise, resolve } = Promise.withResolvers<PrimeSubmission>();
    submissions.push({ attempt, answer: resolve });
    return granted(await promise);
  };
  const customer = (userId: string, worldId = 'one') => {
    const browser = browserAtTheGateway({
      world: { id: worldId, isDefault: false, isWatched: false, version: 1, now: () => FIXTURE_TIME },
    });
    const visitor = browser.visitor();
    visitor.signedIn({ ...SIGNED_IN, userId }, 'customer', false);
    startPrimeCheckout({ ids }, visitor, 'prime-12');
    const press = () => {
      const pressing = browser.visitor();
      const ports = {
        ...shop,
        prime: { ...shop.prime, subscribe },
        attempts: attempts(pressing),
        reportFailure: () => undefined,
      };
      return subscribeOnce(ports, pressing)(ORDER);
    };
    return { browser, press };
  };
  return { customer, submissions, pass: timers.pass };
};

const redirect = (subscriptionId: string): PrimeSubmission => ({
  subscriptionId,
  redirectUrl: 'https://wallet.example/',
});

describe('the order button of Prime', () => {
  it('is pressed once at a time by a customer, across all gateways, and always for the same attempt', async () => {
    const { customer, submissions, pass } = await opened();
    const { press } = customer('user-1');
    const presses = [press(), press()];
    await pass(1_000);
    expect(submissions).toHaveLength(1);
    submissions[0]?.answer(redirect('subscription-1'));
    await pass(1_000);
    submissions[1]?.answer(redirect('subscription-1'));
    const outcomes = await Promise.all(presses);
    expect(outcomes.map((outcome) => outcome.ok && outcome.value.happened)).toEqual([
      'redirect-needed',
      'redirect-needed',
    ]);
    expect(submissions).toHaveLength(2);
    expect(submissions[0]?.attempt).toMatch(/\S/u);
    expect(submissions[1]?.attempt).toBe(submissions[0]?.attempt);
  });

  it('holds up nobody else, and nobody in another world', async () => {
    const { customer, submissions, pass } = await opened();
    const presses = [customer('user-1'), customer('user-2'), customer('user-1', 'two')].map(({ press }) => press());
    await pass(0);
    expect(submissions).toHaveLength(3);
    for (const { answer } of submissions) answer(redirect('subscription-1'));
    await Promise.all(presses);
  });

  it('leaves the browser with what was submitted, for the return from the provider', async () => {
    const { customer, submissions, pass } = await opened();
    const { browser, press } = customer('user-1');
    const pressed = press();
    await pass(0);
    submissions[0]?.answer(redirect('subscription-1'));
    await pressed;
    expect(browser.visitor().read(STORED_PRIME_CHECKOUT)).toEqual({
      attempt: submissions[0]?.attempt,
      abo: 'prime-12',
      subscriptionId: 'subscription-1',
      cartId: 'cart-1',
    });
  });

  it('leaves nothing with a new member: their next checkout is another attempt', async () => {
    const { customer, submissions, pass } = await opened();
    const { browser, press } = customer('user-1');
    const pressed = press();
    await pass(0);
    submissions[0]?.answer({ subscriptionId: 'subscription-1', membership: { status: 'ACTIVE' } });
    await pressed;
    expect(browser.visitor().read(STORED_PRIME_CHECKOUT)).toBeUndefined();
    startPrimeCheckout({ ids }, browser.visitor(), 'prime-1');
    expect(browser.visitor().read(STORED_PRIME_CHECKOUT)).toEqual({
      attempt: expect.not.stringMatching(submissions[0]?.attempt ?? ''),
      abo: 'prime-1',
    });
  });

  it('belongs to the same attempt though another plan was chosen', async () => {
    const { customer } = await opened();
    const { browser } = customer('user-1');
    const before = browser.visitor().read(STORED_PRIME_CHECKOUT);
    startPrimeCheckout({ ids }, browser.visitor(), 'prime-1');
    expect(browser.visitor().read(STORED_PRIME_CHECKOUT)).toEqual({ ...before, abo: 'prime-1' });
  });
});

describe('a cookie of the Prime checkout', () => {
  it('is read as it was written', () => {
    const stored = { attempt: 'attempt-1', abo: 'prime-12', subscriptionId: 'subscription-1', cartId: 'cart-1' };
    expect(decodeSlot(STORED_PRIME_CHECKOUT, encodeSlot(STORED_PRIME_CHECKOUT, stored))).toEqual(stored);
  });

  it.each([null, 'attempt abo', 4, {}, { attempt: '1' }, { abo: 'prime-12' }])('with %j is none', (value) => {
    expect(decodeSlot(STORED_PRIME_CHECKOUT, packJson([1, value]))).toBeUndefined();
  });
});
