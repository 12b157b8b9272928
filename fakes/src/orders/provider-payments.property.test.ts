import { PAYMENT_ENDS } from '@shop/domain/payments/payment-end';
import { isSameAmount } from '@shop/domain/shared/money';
import type { Shopper } from '@shop/domain/visit/shopper';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { addItem, asSignedIn, cartIdOf, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { entriesOf } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import { delayNotice, LATE_NOTICE_MS } from './late-payment-notice.ts';
import { settlePayment } from './settle-payment.ts';
import { PAYMENT_LIFETIME_MS } from '../payments/provider-payment.ts';

/** What shoppers, providers and time do, in any order. Reports are about any order that was ever submitted. */
const EVENT = fc.oneof(
  fc.record({ happens: fc.constant('order' as const) }),
  fc.record({
    happens: fc.constant('choose' as const),
    paymentId: fc.constantFrom('CREDIT_CARD', 'PAYPAL', 'VORKASSE'),
  }),
  fc.record({ happens: fc.constant('add' as const) }),
  fc.record({
    happens: fc.constant('report' as const),
    outcome: fc.constantFrom('paid' as const, ...PAYMENT_ENDS),
    about: fc.nat(5),
  }),
  fc.record({ happens: fc.constant('late' as const), about: fc.nat(5) }),
  fc.record({ happens: fc.constant('pass' as const), ms: fc.constantFrom(1000, LATE_NOTICE_MS, PAYMENT_LIFETIME_MS) }),
);

/** What must hold after every event. */
const contradictions = ({ state }: View): readonly string[] => {
  const orders = entriesOf(state.orders);
  const placed = orders.filter(([, { status }]) => status === 'placed');
  const carts = placed.map(([, { cartId }]) => cartId);
  const paid = entriesOf(state.providerPayments);
  const open = paid.filter(([, { status }]) => status === 'open').map(([orderId]) => orderId);
  return [
    ...(new Set(carts).size < carts.length ? ['a cart became two orders'] : []),
    ...placed
      .filter(([id]) => paid.some(([of, { status }]) => of === id && status !== 'paid'))
      .map(([id]) => `${id} is placed without its payment`),
    ...paid
      .filter(([id, { status }]) => status === 'paid' && !placed.some(([of]) => of === id))
      .map(([id]) => `${id} is paid, but not placed`),
    ...paid
      .filter(
        ([id, { amount }]) =>
          !orders.some(([of, { confirmation }]) => of === id && isSameAmount(confirmation.total, amount)),
      )
      .map(([id]) => `${id} is paid at another amount`),
    ...(open.length > 1 ? ['a shopper has two open payments'] : []),
    ...entriesOf(state.carts)
      .filter(([, { status }]) => status.is === 'awaiting-payment' && !open.includes(status.orderId))
      .map(([id]) => `${id} waits for nothing`),
    ...paid
      .filter(
        ([, { isNoticeDue, isReturned, status }]) =>
          (isNoticeDue === true && status !== 'open') || (isReturned === true && ['open', 'paid'].includes(status)),
      )
      .map(([id]) => `nobody knows where the money for ${id} is`),
    ...(state.mails.filter(({ template }) => template === 'payment-returned').length ===
    paid.filter(([, { isReturned }]) => isReturned === true).length
      ? []
      : ['money goes back without a mail, or a mail without money']),
    ...(state.mails.filter(({ template }) => template === 'order-confirmation').length === placed.length
      ? []
      : ['there are more or fewer mails than orders']),
  ];
};

it('a cart becomes at most one order, and only by its own payment, whatever providers, shoppers and time do', async () => {
  const property = fc.asyncProperty(fc.array(EVENT, { minLength: 1, maxLength: 25 }), async (events) => {
    const on = await aShop();
    const { shop, world } = on;
    valueOf(await updateCart(on, on.shopper, addItem(on.picked())));
    const guest: Shopper = asSignedIn(
      on.shopper,
      'guest',
      valueOf(
        await shop.sessions.registerGuest(on.shopper, {
          email: 'gast@schule.example',
          billingAddress: anAddressForm(),
        }),
      ),
    );
    valueOf(await shop.payments.select(guest, cartIdOf(guest), 'PAYPAL'));
    const submitted: string[] = [];
    const orderAt = (about: number): string => submitted[about % Math.max(1, submitted.length)] ?? 'no-such-order';
    for (const event of events) {
      switch (event.happens) {
        case 'order': {
          const result = await shop.orders.submit(guest, cartIdOf(guest));
          if (result.ok) submitted.push(result.value.orderId ?? '');
          break;
        }
        case 'choose':
          await shop.payments.select(guest, cartIdOf(guest), event.paymentId);
          break;
        case 'add':
          await updateCart(on, guest, addItem(on.picked()));
          break;
        case 'report':
          world.run((tx) => settlePayment(tx, orderAt(event.about), event.outcome));
          break;
        case 'late':
          world.run((tx) => delayNotice(tx, orderAt(event.about)));
          break;
        case 'pass':
          world.advance({ advanceMs: event.ms });
          break;
      }
      expect(world.read(contradictions)).toEqual([]);
    }
  });
  await fc.assert(property, { numRuns: 60 });
});
