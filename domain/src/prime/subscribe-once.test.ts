import { describe, expect, it } from 'vitest';
import type { Customers } from '../customers/customers.port.ts';
import { money } from '../shared/money.ts';
import { granted, refused } from '../shared/result.ts';
import { aCustomer, aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { inMemoryAttempts } from '../testing/in-memory-attempts.ts';
import { portWith } from '../testing/port-with.ts';
import { STORED_PRIME_CHECKOUT } from './prime-checkout.slot.ts';
import type { Prime, PrimeSubmission } from './prime.port.ts';
import { subscribeOnce } from './subscribe-once.ts';

const ORDER = { abo: 'prime-12', paymentId: 'PAYPAL', price: money(4900, 'EUR') };
const REDIRECT: PrimeSubmission = { subscriptionId: 'subscription-1', redirectUrl: 'https://wallet.example/' };

const customer = (userId = 'user-1', attempt = `attempt of ${userId}`) =>
  aVisit(
    aShopper({ userId, loginState: 'customer', sessionToken: 'session-1' }),
    remembered(STORED_PRIME_CHECKOUT, { attempt, abo: 'prime-1' }),
  );

/** Gateways with the same attempts, and a shop that answers like this. */
const opened = (
  subscribe: Prime['subscribe'] = async () => granted(REDIRECT),
  known: Parameters<typeof aCustomer>[0] = {},
) => {
  const attempts = inMemoryAttempts();
  const submitted: string[] = [];
  const noting: Prime['subscribe'] = (shopper, order, attempt) => {
    submitted.push(attempt);
    return subscribe(shopper, order, attempt);
  };
  const ports = {
    customers: portWith<Customers>({ current: async () => aCustomer(known) }),
    prime: portWith<Prime>({ subscribe: noting }),
    attempts,
    reportFailure: () => undefined,
  };
  return { submitted, press: (visit = customer()) => subscribeOnce(ports, visit)(ORDER) };
};

/** A shop that begins with a subscription and ends it when the test says so. */
const slowShop = () => {
  const [begun, ended] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const subscribe: Prime['subscribe'] = async () => {
    begun.resolve('');
    await ended.promise;
    return granted(REDIRECT);
  };
  return { begun: begun.promise, end: () => ended.resolve(''), ...opened(subscribe) };
};

describe('the order button of Prime', () => {
  it('is pressed once at a time by a customer, across all gateways, and always for the same attempt', async () => {
    const { submitted, press, begun, end } = slowShop();
    const visit = customer();
    const presses = [press(visit), press(visit)];
    await begun;
    expect(submitted).toHaveLength(1);
    end();
    const outcomes = await Promise.all(presses);
    expect(outcomes.map((outcome) => outcome.ok && outcome.value.happened)).toEqual([
      'redirect-needed',
      'redirect-needed',
    ]);
    expect(submitted).toEqual(['attempt of user-1', 'attempt of user-1']);
  });

  it('holds up nobody else', async () => {
    const { submitted, press, begun, end } = slowShop();
    const presses = [press(customer('user-1')), press(customer('user-2'))];
    await begun;
    expect(submitted).toEqual(['attempt of user-1', 'attempt of user-2']);
    end();
    await Promise.all(presses);
  });

  it('leaves the browser with what was submitted, for the return from the provider', async () => {
    const visit = customer();
    await opened().press(visit);
    expect(visit.read(STORED_PRIME_CHECKOUT)).toEqual({
      attempt: 'attempt of user-1',
      abo: 'prime-12',
      subscriptionId: 'subscription-1',
      cartId: 'cart-1',
    });
  });

  it('leaves nothing with a new member: their next checkout is another attempt', async () => {
    const visit = customer();
    const membership = { status: 'ACTIVE' } as const;
    await opened(async () => granted({ subscriptionId: 'subscription-1', membership })).press(visit);
    expect(visit.read(STORED_PRIME_CHECKOUT)).toBeUndefined();
  });

  it('leaves the checkout as it was if the shop refuses', async () => {
    const visit = customer();
    const { press } = opened(async () => refused({ because: 'offer-changed' }));
    expect(await press(visit)).toEqual(refused({ because: 'offer-changed' }));
    expect(visit.read(STORED_PRIME_CHECKOUT)).toEqual({ attempt: 'attempt of user-1', abo: 'prime-1' });
  });

  it.each([
    ['signs a customer out whom the shop no longer knows', {}, 'logged-out'],
    ['leaves a customer signed in whom the shop knows', { email: 'anne@schule.example' }, 'customer'],
  ] as const)('%s, if it says that they are none', async (_what, known, loginState) => {
    const visit = customer();
    const { press } = opened(async () => refused({ because: 'not-a-customer' }), known);
    expect(await press(visit)).toEqual(refused({ because: 'not-a-customer' }));
    expect(visit.shopper.loginState).toBe(loginState);
  });

  it('orders nothing in a browser that has not started the checkout', async () => {
    const { submitted, press } = opened();
    expect(await press(aVisit())).toEqual(refused({ because: 'not-started' }));
    expect(submitted).toEqual([]);
  });
});
