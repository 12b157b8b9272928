import { PAYMENT_ENDS } from '@shop/domain/payments/payment-end';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { addItem, cartIdOf, readCart, refusalOf, asSignedIn, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { setPrice } from '../catalogue/prices.ts';
import { stockOf } from '../catalogue/stock.ts';
import { aShop } from '../testing/a-shop.ts';
import { findPayment } from '../providers/find-payment.ts';
import { paidOrder } from '../testing/paid-order.ts';
import type { PaymentOutcome } from './provider-payment.ts';
import { delayNotice, LATE_NOTICE_MS } from '../orders/late-payment-notice.ts';
import { settlePayment } from '../orders/settle-payment.ts';

const MINUTE_MS = 60_000;

/** A guest on the way to the card provider. */
const atTheProvider = async (name: StorefrontId = 'de') => {
  const on = await aShop(name);
  const { shop, world, worlds } = on;
  const article = on.picked();
  valueOf(await updateCart(on, on.shopper, addItem(article)));
  const guest: Shopper = asSignedIn(
    on.shopper,
    'guest',
    valueOf(
      await shop.sessions.registerGuest(on.shopper, { email: 'gast@schule.example', billingAddress: anAddressForm() }),
    ),
  );
  valueOf(await shop.payments.select(guest, cartIdOf(guest), 'CREDIT_CARD'));
  const submit = async () => valueOf(await shop.orders.submit(guest, cartIdOf(guest)));
  const submission = await submit();
  const { orderId = '', newCartId = '', cardPayment } = submission;
  const token = cardPayment?.fields.find((field) => field.name === 'Data')?.value ?? '';
  return {
    ...on,
    article,
    guest,
    submit,
    submission,
    orderId,
    newCartId,
    token,
    report: (outcome: PaymentOutcome) => world.run((tx) => settlePayment(tx, orderId, outcome)),
    isConfirmed: async () => (await shop.orders.confirmation(guest, orderId)).ok,
    refusal: async () => refusalOf(await shop.orders.confirmation(guest, orderId)),
    payment: () => findPayment(worlds, token)?.payment,
    left: () => world.read((view) => stockOf(view, article)),
    mails: () => world.read(({ state }) => state.mails.length),
    timers: () =>
      world.read(({ state }) =>
        state.timers.map(({ kind }) => kind).filter((kind) => !/^(?:shipment|prime)-/u.test(kind)),
      ),
  };
};

describe('the form for the card provider', () => {
  it('names merchant, length and payment', async () => {
    const { submission, token } = await atTheProvider();
    expect(submission.cardPayment).toEqual({
      url: '/qa/pay/card/',
      fields: [
        { name: 'MerchantID', value: 'pausenhof' },
        { name: 'Len', value: String(token.length) },
        { name: 'Data', value: token },
      ],
    });
  });

  it.each([
    ['de', 'de'],
    ['ch', 'de'],
    ['en', 'en'],
  ] as const)('leads from %s to the amount of the cart, in the language %s', async (name, language) => {
    const on = await atTheProvider(name);
    const { total } = await readCart(on, on.guest);
    expect(on.payment()).toEqual({ amount: total, language, status: 'open' });
  });

  it('is the same when it is requested again, with the cart to continue with', async () => {
    const { submit, submission, newCartId } = await atTheProvider();
    expect(newCartId).not.toBe('');
    expect(await submit()).toEqual(submission);
  });
});

describe('a payment by card', () => {
  it('reduces stock, sends mail and closes the cart only once the money has arrived', async () => {
    const on = await atTheProvider();
    const before = on.left();
    expect([await on.isConfirmed(), on.mails(), paidOrder(on.worlds, on.token)]).toEqual([false, 0, undefined]);
    on.report('paid');
    expect([await on.isConfirmed(), on.mails(), paidOrder(on.worlds, on.token)]).toEqual([true, 1, on.orderId]);
    expect([on.left(), on.payment()?.status]).toEqual([before - 1, 'paid']);
    expect(await readCart(on, on.guest)).toMatchObject({ submitted: true, submittedAs: on.orderId });
    expect(on.timers()).toEqual(['session-ends']);
  });

  it.each(PAYMENT_ENDS)('that ended as %s stays so, and unlocks the cart', async (outcome) => {
    const on = await atTheProvider();
    const before = on.left();
    on.report(outcome);
    on.report('paid');
    on.report(outcome === 'declined' ? 'cancelled' : 'declined');
    expect([
      await on.isConfirmed(),
      on.left(),
      on.mails(),
      paidOrder(on.worlds, on.token),
      on.payment()?.status,
    ]).toEqual([false, before, 0, undefined, outcome]);
    expect(refusalOf(await on.shop.carts.find(on.guest, on.newCartId))).toEqual({ because: 'cart-not-found' });
    expect(on.timers()).toEqual(['session-ends']);
  });

  it('that was made stays so', async () => {
    const on = await atTheProvider();
    const before = on.left();
    for (const outcome of ['paid', 'paid', 'declined', 'cancelled'] as const) on.report(outcome);
    expect([await on.isConfirmed(), on.left(), on.mails(), on.payment()?.status]).toEqual([
      true,
      before - 1,
      1,
      'paid',
    ]);
  });

  it('ends after half an hour that nobody used, not before', async () => {
    const on = await atTheProvider();
    on.world.advance({ advanceMs: 30 * MINUTE_MS - 1 });
    expect(on.payment()?.status).toBe('open');
    on.world.advance({ advanceMs: 1 });
    expect(on.payment()?.status).toBe('abandoned');
  });

  it('is outdated when the cart changes, and not when it is saved unchanged', async () => {
    const on = await atTheProvider();
    valueOf(await on.shop.carts.setNewsletter(on.guest, cartIdOf(on.guest), undefined));
    expect(on.payment()?.status).toBe('open');
    valueOf(await on.shop.carts.setNewsletter(on.guest, cartIdOf(on.guest), 'Newsletter bestellen'));
    expect(on.payment()?.status).toBe('outdated');
    expect((await on.submit()).orderId).not.toBe(on.orderId);
  });
});

it('a payment is outdated if the cart has another total when its owner orders again', async () => {
  const on = await atTheProvider();
  on.world.run((tx) => setPrice(tx, on.article, 4321));
  const again = await on.submit();
  expect([again.orderId === on.orderId, on.payment()?.status]).toEqual([false, 'outdated']);
  expect((await on.submit()).orderId).toBe(again.orderId);
});

describe('a notice that is late', () => {
  it('makes the order when it arrives, once', async () => {
    const on = await atTheProvider();
    on.world.run((tx) => delayNotice(tx, on.orderId));
    on.world.run((tx) => delayNotice(tx, on.orderId));
    expect([await on.refusal(), on.timers()]).toEqual([
      { because: 'payment-pending', paymentId: 'CREDIT_CARD' },
      ['payment-notice', 'session-ends'],
    ]);
    on.world.advance({ advanceMs: LATE_NOTICE_MS - 1 });
    expect(await on.isConfirmed()).toBe(false);
    on.world.advance({ advanceMs: 1 });
    expect([await on.isConfirmed(), on.mails(), on.timers()]).toEqual([true, 1, ['session-ends']]);
    expect(on.payment()).toEqual({ amount: on.payment()?.amount, language: 'de', status: 'paid' });
  });

  it('makes no order if the cart has changed meanwhile', async () => {
    const on = await atTheProvider();
    on.world.run((tx) => delayNotice(tx, on.orderId));
    valueOf(await updateCart(on, on.guest, addItem(on.article)));
    on.world.advance({ advanceMs: LATE_NOTICE_MS });
    on.world.run((tx) => delayNotice(tx, on.orderId));
    expect([await on.isConfirmed(), on.mails(), on.timers()]).toEqual([false, 1, ['session-ends']]);
    expect(await on.refusal()).toEqual({ because: 'payment-ended', how: 'outdated', paymentId: 'CREDIT_CARD' });
  });
});

describe('the payment of a token', () => {
  it('is known in its world', async () => {
    const { worlds, token, world, orderId } = await atTheProvider();
    expect(findPayment(worlds, token)).toMatchObject({ subjectId: orderId, payment: { status: 'open' } });
    expect(findPayment(worlds, token)?.world).toBe(world);
  });

  it('is absent if the token is forged, or its world is gone', async () => {
    const { worlds, token, world } = await atTheProvider();
    for (const forged of [
      '',
      'x',
      token.slice(0, -1),
      token.replace(/\.(?<first>.)/u, (_, first: string) => `.${first === 'A' ? 'B' : 'A'}`),
    ]) {
      expect(findPayment(worlds, forged)).toBeUndefined();
    }
    worlds.remove(world.id);
    expect([findPayment(worlds, token), paidOrder(worlds, token)]).toEqual([undefined, undefined]);
  });
});
