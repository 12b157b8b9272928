import type { Shopper } from '@shop/domain/visit/shopper';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { addItem, asSignedIn, cartIdOf, refusalOf, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { setPrice } from '../catalogue/prices.ts';
import { aShop } from '../testing/a-shop.ts';
import { mailsIn } from '../testing/read-mails.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { PAYMENT_LIFETIME_MS } from '../payments/provider-payment.ts';
import { delayNotice, LATE_NOTICE_MS } from './late-payment-notice.ts';
import { settlePayment } from './settle-payment.ts';

const BUYER = 'gast@schule.example';

/** A guest on the page of a payment provider. */
const atProvider = async (name: StorefrontId = 'de', paymentId = 'PAYPAL') => {
  const on = await aShop(name);
  const { shop, world } = on;
  const article = on.picked();
  world.run((tx) => setPrice(tx, article, 4901));
  valueOf(await updateCart(on, on.shopper, addItem(article)));
  const guest: Shopper = asSignedIn(
    on.shopper,
    'guest',
    valueOf(await shop.sessions.registerGuest(on.shopper, { email: BUYER, billingAddress: anAddressForm() })),
  );
  valueOf(await shop.payments.select(guest, cartIdOf(guest), paymentId));
  const submit = async () => valueOf(await shop.orders.submit(guest, cartIdOf(guest))).orderId ?? '';
  const orderId = await submit();
  const mails = () =>
    world.read(mailsIn).map((mail) => ({ ...mail, text: mail.text.replaceAll(/[\u00A0\u202F]/gu, ' ') }));
  return {
    ...on,
    article,
    guest,
    submit,
    orderId,
    /** The provider takes the money; the shop does not know yet. */
    approve: () => world.run((tx) => delayNotice(tx, orderId)),
    settle: (outcome: Parameters<typeof settlePayment>[2]) => world.run((tx) => settlePayment(tx, orderId, outcome)),
    payment: () => world.read(({ state }) => lookUp(state.providerPayments, orderId)),
    mails,
    returned: () => mails().filter(({ template }) => template === 'payment-returned'),
  };
};

/** A guest who has approved the payment and is back before the shop hears of it. */
const approvedLate = async (name?: StorefrontId, paymentId?: string) => {
  const on = await atProvider(name, paymentId);
  on.approve();
  return on;
};

describe('money that the provider has taken for an order that is not placed', () => {
  it('goes back when the buyer chooses an invoice meanwhile, and a mail says so', async () => {
    const { shop, world, guest, submit, orderId, payment, mails } = await approvedLate();
    valueOf(await shop.payments.select(guest, cartIdOf(guest), 'RECHNUNG'));
    const placed = await submit();
    world.advance({ advanceMs: LATE_NOTICE_MS });
    expect([orderId, placed]).toEqual(['400000001', '400000002']);
    expect(payment()).toMatchObject({ status: 'outdated', isReturned: true });
    expect(mails().map(({ to, subject }) => [to, subject])).toEqual([
      [BUYER, 'Ihre Zahlung zur Bestellung 400000001 geht zurück'],
      [BUYER, 'Ihre Bestellung 400000002'],
    ]);
    expect(mails()[0]?.text.split('\n\n')).toEqual([
      'Guten Tag Änne Krüger,',
      'Ihre Bestellung 400000001 ist nicht zustande gekommen, denn sie wurde geändert oder nicht zu Ende gebracht, bevor Ihre Zahlung bei uns war.',
      'Den Betrag von 49,01 €, den Sie dafür bezahlt haben (PayPal), erhalten Sie zurück: auf demselben Weg, spätestens in 14 Tagen.',
      'Haben Sie danach noch einmal bestellt, gilt die Bestätigung mit der neuen Bestellnummer.',
      'Haben Sie Fragen? Sie erreichen uns unter 0800 728 7360 und service@pausenhof.example.',
    ]);
  });

  it('goes back when the cart changes', async () => {
    const on = await approvedLate();
    valueOf(await updateCart(on, on.guest, addItem(on.article)));
    expect([on.payment()?.isReturned, on.returned().length]).toEqual([true, 1]);
  });

  it('goes back when a visitor’s cart changes its owner', async () => {
    const on = await approvedLate();
    on.settle('cancelled');
    expect([on.payment()?.isReturned, on.returned().length]).toEqual([true, 1]);
  });

  it('goes back once, whatever is reported afterwards', async () => {
    const on = await approvedLate();
    for (const outcome of ['outdated', 'abandoned', 'paid', 'cancelled'] as const) on.settle(outcome);
    on.world.advance({ advanceMs: PAYMENT_LIFETIME_MS });
    expect([on.payment()?.status, on.returned().length, on.mails().length]).toEqual(['outdated', 1, 1]);
  });

  it('is written about in English to buyers of an English storefront', async () => {
    const on = await approvedLate('en', 'CREDIT_CARD');
    on.settle('outdated');
    const [mail] = on.returned();
    expect([mail?.to, mail?.locale, mail?.subject]).toEqual([
      BUYER,
      'en-DE',
      'Your payment for order 400000001 is being returned',
    ]);
    expect(mail?.text.split('\n\n').slice(1, 4)).toEqual([
      'your order 400000001 was not placed, because it was changed or not completed before your payment reached us.',
      'We will return the €49.01 that you paid for it (Credit card): by the same means, within 14 days at the latest.',
      'If you ordered again afterwards, the confirmation with the new order number applies.',
    ]);
  });
});

it('a payment that took no money is not written about', async () => {
  const { shop, guest, orderId, payment, mails } = await atProvider();
  valueOf(await shop.payments.select(guest, cartIdOf(guest), 'RECHNUNG'));
  expect(refusalOf(await shop.orders.confirmation(guest, orderId))).toMatchObject({
    because: 'payment-ended',
    how: 'outdated',
  });
  expect([mails(), payment()?.isReturned]).toEqual([[], undefined]);
});

it('a payment that was approved in the last second of its half hour makes the order', async () => {
  const { shop, world, guest, orderId, approve, mails } = await atProvider();
  world.advance({ advanceMs: PAYMENT_LIFETIME_MS - 1000 });
  approve();
  world.advance({ advanceMs: LATE_NOTICE_MS });
  expect(valueOf(await shop.orders.confirmation(guest, orderId)).orderId).toBe(orderId);
  expect(mails().map(({ template }) => template)).toEqual(['order-confirmation']);
});
