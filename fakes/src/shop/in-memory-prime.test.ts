import { AMAZON_PAY_ACTIVATED, AMAZON_PAY_PARAMETER } from '@shop/domain/payments/express-payment';
import { behavesLikePrime } from '@shop/domain/prime/prime.behaviour';
import type { AboId } from '@shop/domain/prime/prime-offer';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { setParameter } from '../parameters/parameter-values.ts';
import { providerPage } from '../providers/provider-page.ts';
import { paypalProvider } from '../providers/paypal/paypal-provider.ts';
import { aView } from '../testing/a-view.ts';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';
import { textsOn } from '../testing/read-page.ts';
import { aPrimeCustomer } from '../testing/a-prime-customer.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put } from '../worlds/transaction.ts';
import { membershipOf } from '../prime/membership-of.ts';
import { primeOfferOf } from '../prime/prime-offer-of.ts';

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

describe('the Prime of the in-memory shop', () => behavesLikePrime(inMemoryHarness, { describe, it, expect }));

describe('what a storefront offers to future members', () => {
  const view = aView();
  const offerOn = (name: StorefrontId, seen = view) => primeOfferOf(seen, STOREFRONTS[name]);

  // docs/decisions/0133
  it.each<[StorefrontId, 'EUR' | 'CHF', number, number]>([
    ['de', 'EUR', 4900, 499],
    ['at', 'EUR', 4900, 499],
    ['ch', 'CHF', 5900, 590],
  ])('is a year or a month on %s, in %s', (name, currency, year, month) => {
    const monthlyPrice = { minor: month, currency };
    expect(offerOn(name).plans).toEqual([
      { abo: 'prime-12', months: 12, price: { minor: year, currency }, monthlyPrice },
      { abo: 'prime-1', months: 1, price: monthlyPrice, monthlyPrice },
    ]);
  });

  it('costs businesses the same, and tells them the prices without 19 % VAT', () => {
    const euros = (minor: number) => ({ minor, currency: 'EUR' });
    expect(offerOn('b2b-de').plans.map(({ abo, price, monthlyPrice, net }) => [abo, price, monthlyPrice, net])).toEqual(
      [
        ['prime-12', euros(4900), euros(499), { price: euros(4118), monthlyPrice: euros(419), vatRate: 19 }],
        ['prime-1', euros(499), euros(499), { price: euros(419), monthlyPrice: euros(419), vatRate: 19 }],
      ],
    );
  });

  it('is paid in ways that need no goods, as far as the storefront has them; businesses pay on their terms', () => {
    const activated = aView((tx) => setParameter(tx, AMAZON_PAY_PARAMETER, AMAZON_PAY_ACTIVATED));
    const idsOn = (name: StorefrontId, seen = view) =>
      offerOn(name, seen).paymentMethods.map(({ paymentId }) => paymentId);
    expect(idsOn('de')).toEqual(['CREDIT_CARD', 'PAYPAL', 'RECHNUNG']);
    expect(idsOn('at', activated)).toEqual(['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'RECHNUNG']);
    expect(idsOn('ch')).toEqual(['CREDIT_CARD', 'TWINT', 'RECHNUNG']);
    expect(idsOn('b2b-de', activated)).toEqual(['RECHNUNG']);
  });

  it('has an invoice that is due after its date, because nothing is delivered; every other method is called as at the checkout', () => {
    const [card, , invoice] = offerOn('de').paymentMethods;
    expect(invoice).toMatchObject({
      displayName: 'Rechnung',
      description: 'Sie bezahlen innerhalb von 14 Tagen nach Rechnungsdatum.',
      icons: ['invoice'],
      isPrepaid: false,
    });
    expect(offerOn('en').paymentMethods[2]).toMatchObject({
      displayName: 'Invoice',
      description: 'You pay within 14 days of the invoice date.',
    });
    expect(offerOn('b2b-de').paymentMethods[0]).toMatchObject({
      displayName: 'Rechnung',
      description: 'Es gilt das Zahlungsziel, das wir mit Ihnen vereinbart haben.',
      icons: ['invoice'],
    });
    expect(card).toMatchObject({
      displayName: 'Kreditkarte',
      description: 'Sie geben die Karte auf der Seite des Zahlungsanbieters ein.',
      buttonLabel: 'Zahlungspflichtig bestellen',
    });
  });

  it('is a waiting list while the switch says anything but yes (PRIME-02)', () => {
    const isOpenWith = (value: string) =>
      offerOn(
        'de',
        aView((tx) => setParameter(tx, 'prime/open', value)),
      ).takesMembers;
    expect(['true', 'false', ''].map(isOpenWith)).toEqual([true, false, false]);
  });
});

describe('a subscription that is paid first', () => {
  const paidBy = async (storefrontId: StorefrontId = 'de', abo: AboId = 'prime-12') => {
    const on = await aPrimeCustomer(storefrontId);
    const submission = valueOf(await on.subscribe(abo, 'attempt', 'PAYPAL'));
    const token = new URLSearchParams((submission.redirectUrl ?? '').split('?')[1]).get('token') ?? '';
    return {
      ...on,
      ...submission,
      shown: () =>
        textsOn(
          providerPage(paypalProvider, on.worlds, {
            method: 'GET',
            path: paypalProvider.paths[0] ?? '',
            fields: { token },
          }).html,
        ),
    };
  };

  it.each([
    ['de', 'prime-12', 'Zu zahlen: 49,00 € an Pausenhof, Bestellung 600000001'],
    ['at', 'prime-1', 'Zu zahlen: € 4,99 an Pausenhof, Bestellung 600000001'],
    ['en', 'prime-12', 'To pay: €49.00 to Pausenhof, order 600000001'],
  ] as const)(
    'leads from %s to the provider with the price of %s, under a number of nine digits',
    async (storefrontId, abo, amount) => {
      const { shown, subscriptionId, membership } = await paidBy(storefrontId, abo);
      expect([subscriptionId, membership]).toEqual(['600000001', undefined]);
      expect(shown()).toContain(amount);
    },
  );

  it('ends if nobody pays it in half an hour, not before', async () => {
    const { subscription, subscriptionId, world, status, mails } = await paidBy();
    world.advance({ advanceMs: HALF_AN_HOUR_MS - 1 });
    expect(refusalOf(await subscription(subscriptionId))).toEqual({ because: 'payment-pending', paymentId: 'PAYPAL' });
    world.advance({ advanceMs: 1 });
    expect(refusalOf(await subscription(subscriptionId))).toEqual({
      because: 'payment-ended',
      how: 'abandoned',
      paymentId: 'PAYPAL',
    });
    expect([status(), mails()]).toEqual(['NONE', []]);
  });

  it('is pending too while the provider’s notice is on its way', async () => {
    const { subscription, subscriptionId, world, reportPaid, status } = await paidBy();
    reportPaid(subscriptionId, 'late');
    expect(refusalOf(await subscription(subscriptionId))).toEqual({ because: 'payment-pending', paymentId: 'PAYPAL' });
    world.advance({ advanceMs: 8000 });
    expect(valueOf(await subscription(subscriptionId))).toMatchObject({ status: 'ACTIVE', abo: 'prime-12' });
    expect(status()).toBe('ACTIVE');
  });

  it.each([
    ['another plan', 'prime-1', 'PAYPAL'],
    ['another way to pay', 'prime-12', 'CREDIT_CARD'],
  ])('is over once its customer orders %s, which has the next number', async (_, abo, paymentId) => {
    const { subscribe, subscription, subscriptionId } = await paidBy();
    expect(valueOf(await subscribe(abo, 'next', paymentId)).subscriptionId).toBe('600000002');
    expect(refusalOf(await subscription(subscriptionId))).toEqual({
      because: 'payment-ended',
      how: 'outdated',
      paymentId: 'PAYPAL',
    });
    expect(refusalOf(await subscription('600000002'))).toEqual({ because: 'payment-pending', paymentId });
  });

  it('gives money back that the provider has taken already, and says so, once its customer orders otherwise', async () => {
    const { subscribe, subscriptionId, reportPaid, world, mails, mail } = await paidBy();
    reportPaid(subscriptionId, 'late');
    expect(valueOf(await subscribe('prime-12', 'next', 'RECHNUNG')).membership?.status).toBe('ACTIVE');
    world.advance({ advanceMs: 8000 });
    expect([world.read(({ state }) => lookUp(state.providerPayments, subscriptionId)), mails()]).toMatchObject([
      { status: 'outdated', isReturned: true },
      ['prime-payment-returned', 'prime-welcome'],
    ]);
    const { subject, text = '' } = mail('prime-payment-returned') ?? {};
    expect([subject, ...text.replaceAll(/[\u00A0\u202F]/gu, ' ').split('\n\n')]).toEqual([
      'Ihre Zahlung zur Prime-Mitgliedschaft 600000001 geht zurück',
      'Guten Tag Anna Lehmann,',
      'die Prime-Mitgliedschaft 600000001 ist nicht zustande gekommen. Den Betrag von 49,00 €, den Sie dafür bezahlt haben (PayPal), erhalten Sie zurück: auf demselben Weg, spätestens in 14 Tagen. Haben Sie danach noch einmal bestellt, gilt die Bestätigung mit der neuen Nummer.',
      'Zu Prime: /prime/',
    ]);
  });

  it('stays open while an order is refused', async () => {
    const { subscribe, subscription, subscriptionId, order } = await paidBy();
    for (const refused of [
      { abo: 'prime-99' },
      { price: { minor: 1, currency: 'EUR' } as const },
      { paymentId: 'VORKASSE' },
    ]) {
      expect(
        (
          await order(
            { abo: 'prime-12', price: { minor: 4900, currency: 'EUR' }, paymentId: 'PAYPAL', ...refused },
            'next',
          )
        ).ok,
      ).toBe(false);
    }
    expect(refusalOf(await subscription(subscriptionId))).toMatchObject({ because: 'payment-pending' });
    expect(valueOf(await subscribe('prime-12', 'next', 'PAYPAL')).subscriptionId).toBe(subscriptionId);
  });

  it('makes the member of a storefront in francs pay francs', async () => {
    const { order } = await aPrimeCustomer('ch');
    expect(
      refusalOf(
        await order({ abo: 'prime-12', price: { minor: 5900, currency: 'EUR' }, paymentId: 'RECHNUNG' }, 'attempt'),
      ),
    ).toEqual({ because: 'offer-changed' });
    expect(
      valueOf(
        await order({ abo: 'prime-12', price: { minor: 5900, currency: 'CHF' }, paymentId: 'RECHNUNG' }, 'attempt'),
      ).membership?.status,
    ).toBe('ACTIVE');
  });

  it('is nobody else’s, not even another customer’s', async () => {
    const { enterAs, shop, subscriptionId } = await paidBy();
    expect(refusalOf(await shop.prime.subscription(await enterAs('prime'), subscriptionId))).toEqual({
      because: 'no-such-subscription',
    });
  });

  it('makes no member of somebody who deleted their account meanwhile', async () => {
    const { deleteAccount, reportPaid, subscriptionId, mails } = await paidBy();
    deleteAccount();
    reportPaid(subscriptionId);
    expect(mails()).toEqual([]);
  });
});

describe('a subscription that is paid later', () => {
  it('has the next number after it, and tells of a membership that was cancelled meanwhile too', async () => {
    const { subscribe, subscription, cancel } = await aPrimeCustomer();
    const { subscriptionId } = valueOf(await subscribe());
    cancel();
    expect(valueOf(await subscribe()).membership?.status).toBe('CANCELLED');
    expect(valueOf(await subscription(subscriptionId))).toMatchObject({ status: 'CANCELLED', endDate: '2027-11-22' });
  });

  it('is another one for another attempt, once the first membership is over', async () => {
    const { subscribe, passDays, cancel } = await aPrimeCustomer();
    valueOf(await subscribe('prime-1', 'first'));
    cancel();
    passDays(31);
    expect(valueOf(await subscribe('prime-1', 'second')).subscriptionId).toBe('600000002');
  });
});

it('the membership that a cart’s delivery is priced with is that of its customer; nobody else has one', () => {
  const view = aView((tx) =>
    put(tx, 'users', 'guest', {
      kind: 'guest',
      userId: 'guest',
      email: 'gast@schule.example',
      firstName: 'Gerda',
      lastName: 'Gast',
    }),
  );
  expect(membershipOf(view, { userId: 'persona-prime' })).toMatchObject({ status: 'ACTIVE', abo: 'prime-12' });
  for (const userId of ['persona-existing', 'guest', 'nobody'])
    expect(membershipOf(view, { userId })).toEqual({ status: 'NONE' });
});
