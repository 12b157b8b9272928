import type { Shop } from '@shop/domain/shop';
import { money } from '@shop/domain/shared/money';
import { setParameter } from '@shop/fakes/parameters/parameter-values';
import { PERSONAS } from '@shop/fakes/personas/personas';
import type { Persona } from '@shop/fakes/personas/personas';
import { describe, expect, it } from 'vitest';
import { customerAtTheGateway } from '../testing/customer-at-the-gateway.ts';
import { contextOf } from '../testing/visitor-sessions.ts';
import { JoinPrimeWaitingList } from './join-prime-waiting-list.action.ts';
import { PrimeResolver } from './prime.resolver.ts';
import { SubscribeToPrime } from './subscribe-to-prime.action.ts';
import { startPrimeCheckout } from '@shop/domain/prime/start-prime-checkout';
import { memoryCache } from '../cache/memory-cache.ts';
import { attemptsOf } from '../payments/attempts.ts';
import { orderButtonPorts } from '../payments/order-button-ports.ts';
import { ids } from '../shared/ids.ts';

/** A customer on the pages of Prime, and how often the shop was asked who they are. */
const atPrime = async (persona?: Persona) => {
  const { shop, world, browser } = await customerAtTheGateway(persona);
  let asked = 0;
  const current: Shop['customers']['current'] = (...call) => {
    asked += 1;
    return shop.customers.current(...call);
  };
  const portsFor = orderButtonPorts(
    attemptsOf(memoryCache(browser.clock), (_subject, run) => run()),
    { failure: () => undefined },
  );
  const resolver = new PrimeResolver();
  const context = () => contextOf(browser.visitor(), { ...shop, customers: { ...shop.customers, current } });
  return {
    shop,
    world,
    browser,
    asked: () => asked,
    offer: () => resolver.primeOffer(context()),
    membership: () => resolver.primeMembership(context()),
    checkout: () => resolver.primeCheckout(context()),
    start: (abo = 'prime-12') => startPrimeCheckout({ ids }, browser.visitor(), abo),
    subscribe: (paymentId = 'RECHNUNG', amount = 4900) =>
      new SubscribeToPrime(portsFor).subscribeToPrime(context(), {
        input: { abo: 'prime-12', paymentId, price: { amount, currency: 'EUR' } },
      }),
    wait: (email: string) => new JoinPrimeWaitingList().joinPrimeWaitingList(context(), { email }),
  };
};

const MONTHLY = money(499);

describe('Prime', () => {
  it('says what each plan costs and how it can be paid, in the words of the shop', async () => {
    const { world, offer } = await atPrime();
    const { takesMembers, plans, paymentMethods } = await offer();
    expect([takesMembers, plans]).toEqual([
      true,
      [
        {
          abo: 'prime-12',
          months: 12,
          price: money(4900),
          monthlyPrice: MONTHLY,
          net: undefined,
        },
        { abo: 'prime-1', months: 1, price: MONTHLY, monthlyPrice: MONTHLY, net: undefined },
      ],
    ]);
    expect(paymentMethods.map(({ id, display }) => [id, display])).toEqual(
      ['CREDIT_CARD', 'PAYPAL', 'RECHNUNG'].map((id) => [id, id]),
    );
    expect(paymentMethods.at(-1)).toMatchObject({
      displayName: 'Rechnung',
      description: 'Sie bezahlen innerhalb von 14 Tagen nach Rechnungsdatum.',
    });
    world.run((tx) => setParameter(tx, 'prime/open', 'false'));
    expect((await offer()).takesMembers).toBe(false);
  });

  it('says to businesses what is net and what is tax', async () => {
    const { offer } = await atPrime(PERSONAS['b2b-german']);
    const { plans, paymentMethods } = await offer();
    expect(plans[0]).toEqual({
      abo: 'prime-12',
      months: 12,
      price: money(4900),
      monthlyPrice: MONTHLY,
      net: {
        price: money(4118),
        tax: money(782),
        monthlyPrice: money(419),
        vatRate: 19,
      },
    });
    expect(paymentMethods).toMatchObject([
      { id: 'RECHNUNG', description: 'Es gilt das Zahlungsziel, das wir mit Ihnen vereinbart haben.' },
    ]);
  });

  it('begins with a plan, and another one can be chosen until somebody is a member', async () => {
    const { start, checkout, membership, subscribe } = await atPrime();
    expect([checkout(), await membership()]).toEqual([undefined, { status: 'NONE' }]);
    start('prime-1');
    expect(checkout()).toEqual({ abo: 'prime-1' });
    start();
    expect(checkout()).toEqual({ abo: 'prime-12' });
    expect(await subscribe()).toEqual({ __typename: 'PrimeJoined', path: '/prime/' });
    expect([checkout(), await membership()]).toEqual([
      undefined,
      { status: 'ACTIVE', abo: 'prime-12', startDate: '2026-11-23', endDate: '2027-11-22' },
    ]);
  });

  it('leads to the page that takes the card, and to the same payment if the button is pressed again', async () => {
    const { start, subscribe, checkout } = await atPrime();
    start();
    const first = await subscribe('CREDIT_CARD');
    expect(first).toMatchObject({
      __typename: 'CardPaymentNeeded',
      orderId: '600000001',
      url: expect.stringMatching(/./u),
      fields: expect.arrayContaining([{ name: 'Data', value: expect.stringMatching(/./u) }]),
    });
    expect([await subscribe('CREDIT_CARD'), checkout()]).toEqual([first, { abo: 'prime-12' }]);
  });

  it('leads to the wallet that pays', async () => {
    const { start, subscribe } = await atPrime();
    start();
    expect(await subscribe('PAYPAL')).toEqual({
      __typename: 'RedirectNeeded',
      orderId: '600000001',
      url: expect.stringContaining('paypal'),
    });
  });

  it('says why nobody became a member, and where it goes on', async () => {
    const { world, start, subscribe, membership, asked } = await atPrime();
    const refused = (messageKey: string, path?: string) => ({ __typename: 'PrimeRefused', messageKey, path });
    expect(await subscribe()).toEqual(refused('shop.prime.notStarted', '/prime/?fromPrimeCheckout=true'));
    start();
    expect(await subscribe('RECHNUNG', 4800)).toEqual(refused('shop.prime.offerChanged'));
    expect(await subscribe('MUSCHELN')).toEqual(refused('shop.prime.noSuchPayment'));
    world.run((tx) => setParameter(tx, 'prime/open', 'false'));
    expect(await subscribe()).toEqual(refused('shop.prime.closed', '/prime/'));
    world.run((tx) => setParameter(tx, 'prime/open', 'true'));
    await subscribe();
    start();
    expect(await subscribe()).toEqual(refused('shop.prime.alreadyMember', '/prime/'));
    expect([asked(), (await membership()).status]).toEqual([0, 'ACTIVE']);
  });

  it('signs a customer out here too whose session the shop has ended, so that they can sign in again', async () => {
    const { shop, browser, start, subscribe } = await atPrime();
    start();
    await shop.sessions.logout(browser.visitor().shopper);
    expect(browser.visitor().shopper.loginState).toBe('customer');
    expect(await subscribe()).toEqual({
      __typename: 'PrimeRefused',
      messageKey: 'shop.prime.notCustomer',
      path: undefined,
    });
    expect(browser.visitor().shopper.loginState).toBe('logged-out');
  });

  it('has a waiting list, which takes e-mail addresses only (PRIME-02)', async () => {
    const { wait } = await atPrime();
    expect(await wait('wartet@schule.example')).toEqual({
      __typename: 'PrimeWaitingListJoined',
      messageKey: 'shop.prime.waiting',
    });
    expect(await wait('wartet@')).toMatchObject({
      __typename: 'FormRefused',
      fieldErrors: [{ field: 'email', messageKey: 'vue.form.error.email.incorrect' }],
    });
  });
});
