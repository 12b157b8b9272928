import type { Shopper } from '../visit/shopper.ts';
import { openSession, readCart, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { PrimePlan } from './prime-offer.ts';
import type { PrimeOrder } from './prime.port.ts';

const CUSTOMER = { 'a registered customer': { kind: 'b2c' } } as const;
const CLOSED = { ...CUSTOMER, 'global parameter set': { name: 'prime/open', value: 'false' } } as const;
const INVOICE = 'RECHNUNG';
const CARD = 'CREDIT_CARD';

const firstPlan = async ({ shop, shopper }: Pick<PortFixture, 'shop' | 'shopper'>): Promise<PrimePlan> => {
  const [plan] = (await shop.prime.offer(shopper)).plans;
  return valueOf(plan === undefined ? { ok: false, refusal: 'no plan' } : { ok: true, value: plan });
};

/** Subscribes to the first plan. */
const subscribe = async (
  fixture: PortFixture,
  key: string,
  other: Partial<PrimeOrder> = {},
  shopper: Shopper = fixture.shopper,
) => {
  const { abo, price } = await firstPlan(fixture);
  return fixture.shop.prime.subscribe(shopper, { abo, price, paymentId: INVOICE, ...other }, key);
};

const statusOf = async ({ shop, shopper }: PortFixture): Promise<string> =>
  (await shop.customers.current(shopper, '/')).primeInfo.status;

const offers = (harness: PortHarness, { it, expect }: TestApi): void => {
  for (const storefront of ['de', 'ch', 'b2b-de'] as const) {
    it(
      `names plans with terms and prices, and how to pay: ${storefront}`,
      withFixture(harness, { storefront }, async ({ shop, anonymous }) => {
        const { takesMembers, plans, paymentMethods } = await shop.prime.offer(anonymous);
        expect(takesMembers).toBe(true);
        expect(plans.length).toBeGreaterThan(0);
        for (const { months, price, monthlyPrice } of plans) {
          expect([months > 0, price.minor > 0, monthlyPrice.minor > 0]).toEqual([true, true, true]);
          expect([price.currency, monthlyPrice.currency]).toEqual([
            anonymous.storefront.currency,
            anonymous.storefront.currency,
          ]);
        }
        expect(paymentMethods.map(({ paymentId }) => paymentId)).toContain(INVOICE);
      }),
    );
  }

  it(
    'names prices before VAT on the business shop',
    withFixture(harness, { storefront: 'b2b-de' }, async ({ shop, anonymous }) => {
      const { plans } = await shop.prime.offer(anonymous);
      expect(plans).not.toEqual([]);
      for (const { price, monthlyPrice, net } of plans) {
        expect([net?.price.currency, net?.monthlyPrice.currency, (net?.vatRate ?? 0) > 0]).toEqual([
          price.currency,
          monthlyPrice.currency,
          true,
        ]);
        expect([(net?.price.minor ?? 0) < price.minor, (net?.monthlyPrice.minor ?? 0) < monthlyPrice.minor]).toEqual([
          true,
          true,
        ]);
      }
    }),
  );

  it(
    'names prices with VAT alone to consumers',
    withFixture(harness, {}, async ({ shop, anonymous }) => {
      expect((await shop.prime.offer(anonymous)).plans.filter(({ net }) => net !== undefined)).toEqual([]);
    }),
  );

  it(
    'says that no members are taken',
    withFixture(harness, CLOSED, async ({ shop, shopper }) => {
      expect((await shop.prime.offer(shopper)).takesMembers).toBe(false);
    }),
  );
};

const subscriptions = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'to be paid later makes a customer a member, with a status and an abo (PRIME-01, UPM-30)',
    withFixture(harness, { ...CUSTOMER, 'a cart exists': { positions: 1 } }, async (fixture) => {
      const { shop, shopper } = fixture;
      const before = await readCart(fixture, shopper);
      const { abo } = await firstPlan(fixture);
      const { subscriptionId, membership, cardPayment, redirectUrl } = valueOf(await subscribe(fixture, 'attempt-1'));
      expect([cardPayment, redirectUrl]).toEqual([undefined, undefined]);
      expect(membership).toMatchObject({ status: 'ACTIVE', abo });
      expect((membership?.startDate ?? '') < (membership?.endDate ?? '')).toBe(true);
      expect((await shop.customers.current(shopper, '/')).primeInfo).toEqual(membership);
      expect(valueOf(await shop.prime.subscription(shopper, subscriptionId))).toEqual(membership);
      expect((await readCart(fixture, shopper)).positions).toEqual(before.positions);
    }),
  );

  it(
    'is the same one for the same attempt, and refused to a member',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const first = valueOf(await subscribe(fixture, 'attempt-1'));
      expect(valueOf(await subscribe(fixture, 'attempt-1'))).toEqual(first);
      expect(refusalOf(await subscribe(fixture, 'attempt-2'))).toEqual({ because: 'already-member' });
    }),
  );

  it(
    'needs a customer',
    withFixture(harness, { 'guest session': true, 'a cart exists': { positions: 1 } }, async (fixture) => {
      const visitor = await openSession(fixture, fixture.anonymous);
      for (const shopper of [fixture.anonymous, visitor, fixture.shopper])
        expect(refusalOf(await subscribe(fixture, 'attempt-1', {}, shopper))).toEqual({ because: 'not-a-customer' });
    }),
  );

  it(
    'is refused where plan, price or payment is not on offer',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { price } = await firstPlan(fixture);
      expect(refusalOf(await subscribe(fixture, 'attempt-1', { abo: 'no-such-plan' }))).toEqual({
        because: 'offer-changed',
      });
      expect(refusalOf(await subscribe(fixture, 'attempt-1', { price: { ...price, minor: price.minor - 1 } }))).toEqual(
        { because: 'offer-changed' },
      );
      expect(refusalOf(await subscribe(fixture, 'attempt-1', { paymentId: 'MUSCHELN' }))).toEqual({
        because: 'no-such-payment',
      });
      expect(await statusOf(fixture)).toBe('NONE');
      expect((await subscribe(fixture, 'attempt-1')).ok).toBe(true);
    }),
  );

  it(
    'is refused while no members are taken',
    withFixture(harness, CLOSED, async (fixture) => {
      expect(refusalOf(await subscribe(fixture, 'attempt-1'))).toEqual({ because: 'no-members-taken' });
    }),
  );

  it(
    'is nobody else’s',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, anonymous } = fixture;
      const { subscriptionId } = valueOf(await subscribe(fixture, 'attempt-1'));
      const visitor = await openSession(fixture, anonymous);
      for (const shopper of [anonymous, visitor])
        expect(refusalOf(await shop.prime.subscription(shopper, subscriptionId))).toEqual({
          because: 'no-such-subscription',
        });
      expect(refusalOf(await shop.prime.subscription(fixture.shopper, '999999999'))).toEqual({
        because: 'no-such-subscription',
      });
    }),
  );
};

const payments = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'makes a member once it is paid, and not before; the open one is returned again',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, shopper, endPayment } = fixture;
      const { subscriptionId, membership, cardPayment } = valueOf(
        await subscribe(fixture, 'attempt-1', { paymentId: CARD }),
      );
      expect([membership, cardPayment === undefined]).toEqual([undefined, false]);
      expect(refusalOf(await shop.prime.subscription(shopper, subscriptionId))).toEqual({
        because: 'payment-pending',
        paymentId: CARD,
      });
      for (const key of ['attempt-1', 'attempt-2'])
        expect(valueOf(await subscribe(fixture, key, { paymentId: CARD })).subscriptionId).toBe(subscriptionId);
      expect(await statusOf(fixture)).toBe('NONE');
      await endPayment(subscriptionId, 'paid');
      await endPayment(subscriptionId, 'declined');
      expect(valueOf(await shop.prime.subscription(shopper, subscriptionId))).toMatchObject({ status: 'ACTIVE' });
      expect(await statusOf(fixture)).toBe('ACTIVE');
      expect(refusalOf(await subscribe(fixture, 'attempt-3', { paymentId: CARD }))).toEqual({
        because: 'already-member',
      });
    }),
  );

  for (const how of ['declined', 'cancelled', 'failed', 'abandoned'] as const) {
    it(
      `makes nobody a member if it ends without money, and another one can follow: ${how}`,
      withFixture(harness, CUSTOMER, async (fixture) => {
        const { shop, shopper, endPayment } = fixture;
        const { subscriptionId } = valueOf(await subscribe(fixture, 'attempt-1', { paymentId: CARD }));
        await endPayment(subscriptionId, how);
        expect(refusalOf(await shop.prime.subscription(shopper, subscriptionId))).toEqual({
          because: 'payment-ended',
          how,
          paymentId: CARD,
        });
        expect(await statusOf(fixture)).toBe('NONE');
        const next = valueOf(await subscribe(fixture, 'attempt-1', { paymentId: CARD }));
        expect(next.subscriptionId).not.toBe(subscriptionId);
        await endPayment(subscriptionId, 'paid');
        expect(await statusOf(fixture)).toBe('NONE');
      }),
    );
  }

  it(
    'ends if another plan or payment method is chosen instead',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, shopper } = fixture;
      const { subscriptionId } = valueOf(await subscribe(fixture, 'attempt-1', { paymentId: CARD }));
      expect(valueOf(await subscribe(fixture, 'attempt-2')).membership?.status).toBe('ACTIVE');
      expect(refusalOf(await shop.prime.subscription(shopper, subscriptionId))).toMatchObject({
        because: 'payment-ended',
        how: 'outdated',
      });
    }),
  );
};

const waitingList = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'takes anybody, and says the same about an address that is on it (PRIME-02, UPM-31)',
    withFixture(harness, {}, async ({ shop, anonymous, mailsTo }) => {
      for (const email of ['wartet@schule.example', ' Wartet@schule.example '])
        expect(await shop.prime.joinWaitingList(anonymous, email)).toEqual({ ok: true, value: undefined });
      if (!harness.features.has('mails')) return;
      expect((await mailsTo('wartet@schule.example')).map(({ template }) => template)).toEqual(['prime-waiting-list']);
    }),
  );

  it(
    'refuses what is no e-mail address',
    withFixture(harness, {}, async ({ shop, anonymous }) => {
      expect(refusalOf(await shop.prime.joinWaitingList(anonymous, 'wartet@'))).toEqual({
        because: 'invalid-form',
        fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }],
      });
    }),
  );
};

/** What every adapter of the Prime port promises. */
export const behavesLikePrime = (harness: PortHarness, t: TestApi): void => {
  t.describe('the offer of Prime', () => offers(harness, t));
  t.describe('a subscription to Prime', () => subscriptions(harness, t));
  t.describe('the waiting list of Prime', () => waitingList(harness, t));
  if (harness.features.has('card-provider')) t.describe('the payment of a subscription', () => payments(harness, t));
};
