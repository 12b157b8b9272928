import { describe, expect, it } from 'vitest';
import type { Customer } from '../customers/customer.ts';
import { money } from '../shared/money.ts';
import { granted, refused } from '../shared/result.ts';
import { ShopBusy } from '../shared/shop-busy.ts';
import type { Shop } from '../shop.ts';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import type { PrimeMembership } from '../customers/prime-membership.ts';
import type { Prime } from './prime.port.ts';
import { subscribeToPrime, SubscriptionWithoutOutcome } from './subscribe-to-prime.ts';

const ORDER = { abo: 'prime-12', paymentId: 'RECHNUNG', price: money(4900) };
const MEMBER: PrimeMembership = { status: 'ACTIVE', abo: 'prime-12' };

class Lost extends Error {
  override readonly name = 'Lost';
}

/** A shop whose reply to a subscription is this, and whose customer has this membership then. */
const shopWith = (
  subscribe: Prime['subscribe'],
  primeInfo: PrimeMembership | undefined,
): Pick<Shop, 'customers' | 'prime'> => {
  const nobody = (): never => {
    throw new Lost();
  };
  const customer: Customer = {
    userId: 'u',
    isExistingCustomer: true,
    isNewCustomer: false,
    isGuest: false,
    isInternal: false,
    primeInfo: primeInfo ?? { status: 'NONE' },
  };
  const current = async (): Promise<Customer> => (primeInfo === undefined ? nobody() : customer);
  const customers: Shop['customers'] = new Proxy({} as Shop['customers'], {
    get: (_none, name) => (name === 'current' ? current : nobody),
  });
  return { customers, prime: { offer: nobody, subscription: nobody, joinWaitingList: nobody, subscribe } };
};

const press = (
  subscribe: Prime['subscribe'],
  primeInfo?: PrimeMembership,
  reportFailure: (failure: Error) => void = () => undefined,
) => subscribeToPrime({ ...shopWith(subscribe, primeInfo), reportFailure })(anAnonymousShopper(), ORDER, 'attempt');

describe('a subscription', () => {
  it('leads to a membership, to the card provider, or to another provider', async () => {
    const cardPayment = { url: '/pay', fields: [] };
    expect(await press(async () => granted({ subscriptionId: '1', membership: MEMBER }))).toEqual(
      granted({ happened: 'member-joined', membership: MEMBER }),
    );
    expect(await press(async () => granted({ subscriptionId: '1', cardPayment }))).toEqual(
      granted({ happened: 'card-payment-needed', subscriptionId: '1', cardPayment }),
    );
    expect(await press(async () => granted({ subscriptionId: '1', redirectUrl: '/pay' }))).toEqual(
      granted({ happened: 'redirect-needed', subscriptionId: '1', url: '/pay' }),
    );
    await expect(press(async () => granted({ subscriptionId: '1' }))).rejects.toThrow(SubscriptionWithoutOutcome);
  });

  it('that is refused stays refused', async () => {
    expect(await press(async () => refused({ because: 'offer-changed' }), MEMBER)).toEqual(
      refused({ because: 'offer-changed' }),
    );
  });

  it('that the shop is too busy for is refused, whoever is a member, and its staff can read it', async () => {
    const failure = new ShopBusy('too many requests');
    const reported: Error[] = [];
    expect(
      await press(
        () => Promise.reject(failure),
        MEMBER,
        (one) => void reported.push(one),
      ),
    ).toEqual(refused({ because: 'shop-busy' }));
    expect(reported).toEqual([failure]);
  });

  it('whose reply is lost made a member if the customer is one (PRIME-01)', async () => {
    const lost = async (): Promise<never> => {
      throw new Lost();
    };
    expect(await press(lost, MEMBER)).toEqual(granted({ happened: 'member-joined', membership: MEMBER }));
    await expect(press(lost, { status: 'NONE' })).rejects.toThrow(Lost);
    await expect(press(lost)).rejects.toThrow(Lost);
  });
});
