import { money } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import {
  getPrimeOffer,
  getPrimeSubscription,
  submitPrimeSubscription,
  subscribeToPrimeWaitingList,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single, withNewAttempt, withSameAttempt } from './request/requests.ts';
import { anonymous, signedIn } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { idempotencyKey, subscriptionId } = ID;
const CUSTOMER = { 'a registered customer': { kind: 'b2c' } };
const YEAR = { abo: 'prime-12', price: 49 };
const ORDER = { abo: 'prime-12', price: money(4900), paymentId: 'RECHNUNG' };
const NOBODY = {
  'submitPrimeSubscription.subscriptionId': { exactly: null },
  'submitPrimeSubscription.primeInfo': { exactly: null },
  'submitPrimeSubscription.refusal': 'there',
} as const;

const submission = (subscription: { readonly abo: string; readonly price: number }, paymentId = 'RECHNUNG') =>
  single(signedIn, call(submitPrimeSubscription, { subscription: { ...subscription, paymentId } }));

it('reads what Prime costs', async () => {
  const offer = await recordInteractions(
    [
      {
        description: 'a visitor reads the offer of Prime',
        given: {},
        request: single(anonymous, call(getPrimeOffer, {})),
        reply: returnsData(getPrimeOffer, {
          'getPrimeOffer.takesMembers': { exactly: true },
          'getPrimeOffer.plans': 'there',
          'getPrimeOffer.plans.months': { like: 12 },
          'getPrimeOffer.plans.net': { exactly: null },
          'getPrimeOffer.paymentMethods': 'there',
        }),
      },
    ],
    ({ shop }) => shop.prime.offer(anonymous),
  );
  expect(offer).toMatchObject({
    takesMembers: true,
    plans: [{ months: 12 }],
    paymentMethods: [{ displayName: 'Text' }],
  });
  expect(offer.plans[0]?.net).toBeUndefined();
});

it('reads what Prime costs a business before VAT', async () => {
  const business = { ...anonymous, storefront: STOREFRONTS['b2b-de'] };
  const offer = await recordInteractions(
    [
      {
        description: 'a visitor of the business shop reads the offer of Prime',
        given: {},
        request: single(business, call(getPrimeOffer, {})),
        reply: returnsData(getPrimeOffer, {
          'getPrimeOffer.plans': 'there',
          'getPrimeOffer.plans.months': { like: 12 },
          'getPrimeOffer.plans.net': 'there',
          'getPrimeOffer.plans.net.vatRate': { like: 19 },
        }),
      },
    ],
    ({ shop }) => shop.prime.offer(business),
  );
  expect(offer).toMatchObject({ plans: [{ net: { vatRate: 19 } }] });
});

it('makes a customer a member who pays later (PRIME-01, UPM-30)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer subscribes to Prime',
        given: CUSTOMER,
        request: withNewAttempt(submission(YEAR)),
        reply: returnsData(submitPrimeSubscription, {
          'submitPrimeSubscription.subscriptionId': 'there',
          'submitPrimeSubscription.primeInfo': 'there',
          'submitPrimeSubscription.primeInfo.status': { exactly: 'ACTIVE' },
          'submitPrimeSubscription.primeInfo.abo': { exactly: 'prime-12' },
          'submitPrimeSubscription.computopData': { exactly: null },
          'submitPrimeSubscription.refusal': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.prime.subscribe(signedIn, ORDER, idempotencyKey),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { subscriptionId: 'id-1', membership: { status: 'ACTIVE', abo: 'prime-12' } },
  });
});

it('sends a customer who pays by card to the card provider (UPM-30)', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer subscribes to Prime and pays by card',
        given: CUSTOMER,
        request: withNewAttempt(submission(YEAR, 'CREDIT_CARD')),
        reply: returnsData(submitPrimeSubscription, {
          'submitPrimeSubscription.subscriptionId': 'there',
          'submitPrimeSubscription.primeInfo': { exactly: null },
          'submitPrimeSubscription.computopData': 'there',
          'submitPrimeSubscription.computopData.fields': 'there',
        }),
      },
    ],
    ({ shop }) => shop.prime.subscribe(signedIn, { ...ORDER, paymentId: 'CREDIT_CARD' }, idempotencyKey),
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: { cardPayment: { url: 'Text', fields: [{ name: 'Text', value: 'Text' }] } },
  });
});

it('repeats the subscription for the same attempt', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer repeats the attempt that subscribed',
        given: { ...CUSTOMER, 'a customer subscribed to Prime': {} },
        request: withSameAttempt(submission(YEAR)),
        reply: returnsData(submitPrimeSubscription, {
          'submitPrimeSubscription.subscriptionId': { like: subscriptionId },
          'submitPrimeSubscription.primeInfo': 'there',
          'submitPrimeSubscription.refusal': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.prime.subscribe(signedIn, ORDER, idempotencyKey),
  );
  expect(outcome).toMatchObject({ ok: true, value: { subscriptionId } });
});

it('makes nobody a member twice', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a member subscribes to Prime again',
        given: { ...CUSTOMER, 'a customer subscribed to Prime': {} },
        request: withNewAttempt(submission(YEAR)),
        reply: returnsData(submitPrimeSubscription, {
          ...NOBODY,
          'submitPrimeSubscription.refusal.code': { exactly: 'ALREADY_MEMBER' },
        }),
      },
    ],
    ({ shop }) => shop.prime.subscribe(signedIn, ORDER, idempotencyKey),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'already-member' } });
});

it('does not subscribe at a price that is not asked', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer subscribes to Prime at another price',
        given: CUSTOMER,
        request: withNewAttempt(submission({ ...YEAR, price: 1 })),
        reply: returnsData(submitPrimeSubscription, {
          ...NOBODY,
          'submitPrimeSubscription.refusal.code': { exactly: 'OFFER_CHANGED' },
        }),
      },
    ],
    ({ shop }) => shop.prime.subscribe(signedIn, { ...ORDER, price: money(100) }, idempotencyKey),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'offer-changed' } });
});

it('does not subscribe while no members are taken', async () => {
  const outcome = await recordInteractions(
    [
      {
        description: 'a customer subscribes to Prime while it is closed',
        given: { ...CUSTOMER, 'global parameter set': { name: 'prime/open', value: 'false' } },
        request: withNewAttempt(submission(YEAR)),
        reply: returnsData(submitPrimeSubscription, {
          ...NOBODY,
          'submitPrimeSubscription.refusal.code': { exactly: 'NO_MEMBERS_TAKEN' },
        }),
      },
    ],
    ({ shop }) => shop.prime.subscribe(signedIn, ORDER, idempotencyKey),
  );
  expect(outcome).toEqual({ ok: false, refusal: { because: 'no-members-taken' } });
});

it('reads what became of a subscription', async () => {
  const found = await recordInteractions(
    [
      {
        description: 'a member reads their subscription',
        given: { ...CUSTOMER, 'a customer subscribed to Prime': {} },
        request: single(signedIn, call(getPrimeSubscription, { subscriptionId })),
        reply: returnsData(getPrimeSubscription, {
          'getPrimeSubscription.subscription': 'there',
          'getPrimeSubscription.subscription.subscriptionId': { like: subscriptionId },
          'getPrimeSubscription.refusal': { exactly: null },
        }),
      },
    ],
    ({ shop }) => shop.prime.subscription(signedIn, subscriptionId),
  );
  expect(found).toMatchObject({ ok: true });
});

it.each([
  ['waits for its payment', {}, 'PAYMENT_PENDING', { because: 'payment-pending', paymentId: 'PAYPAL' }],
  [
    'was cancelled at its provider',
    { outcome: 'cancelled' },
    'PAYMENT_CANCELLED',
    { because: 'payment-ended', how: 'cancelled', paymentId: 'PAYPAL' },
  ],
] as const)('says that a subscription %s', async (what, outcome, code, refusal) => {
  const found = await recordInteractions(
    [
      {
        description: `a customer reads a subscription that ${what}`,
        given: { ...CUSTOMER, 'a customer subscribed to Prime': { paymentId: 'PAYPAL', ...outcome } },
        request: single(signedIn, call(getPrimeSubscription, { subscriptionId })),
        reply: returnsData(getPrimeSubscription, {
          'getPrimeSubscription.subscription': { exactly: null },
          'getPrimeSubscription.refusal': 'there',
          'getPrimeSubscription.refusal.code': { exactly: code },
          'getPrimeSubscription.refusal.subject': { exactly: 'PAYPAL' },
        }),
      },
    ],
    ({ shop }) => shop.prime.subscription(signedIn, subscriptionId),
  );
  expect(found).toEqual({ ok: false, refusal });
});

it('puts an address on the waiting list (PRIME-02, UPM-31)', async () => {
  const joined = await recordInteractions(
    [
      {
        description: 'a visitor waits for Prime',
        given: {},
        request: single(anonymous, call(subscribeToPrimeWaitingList, { email: 'wartet@schule.example' })),
        reply: returnsData(subscribeToPrimeWaitingList, {
          'subscribeToPrimeWaitingList.successful': { exactly: true },
        }),
      },
    ],
    ({ shop }) => shop.prime.joinWaitingList(anonymous, 'wartet@schule.example'),
  );
  expect(joined).toEqual({ ok: true, value: undefined });
});

it('refuses what is no e-mail address for the waiting list', async () => {
  const joined = await recordInteractions(
    [
      {
        description: 'a visitor waits for Prime without an address',
        given: {},
        request: single(anonymous, call(subscribeToPrimeWaitingList, { email: 'wartet@' })),
        reply: returnsData(subscribeToPrimeWaitingList, {
          'subscribeToPrimeWaitingList.successful': { exactly: false },
          'subscribeToPrimeWaitingList.fieldErrors': 'there',
          'subscribeToPrimeWaitingList.fieldErrors.fieldName': { exactly: 'email' },
          'subscribeToPrimeWaitingList.fieldErrors.errorMessage': { exactly: 'vue.form.error.email.incorrect' },
        }),
      },
    ],
    ({ shop }) => shop.prime.joinWaitingList(anonymous, 'wartet@'),
  );
  expect(joined).toMatchObject({
    ok: false,
    refusal: { because: 'invalid-form', fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }] },
  });
});
