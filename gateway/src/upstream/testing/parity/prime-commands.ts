import { PAYMENT_ENDS } from '@shop/domain/payments/payment-end';
import fc from 'fast-check';
import { command, index, nothing } from './command.ts';
import { after } from './side.ts';

export const primeCommands = [
  command('prime offer', nothing, async (side) => after(side, await side.fixture.shop.prime.offer(side.shopper))),
  command(
    'prime subscribe',
    fc.record({
      at: fc.nat(2),
      paymentId: fc.constantFrom('RECHNUNG', 'CREDIT_CARD', 'PAYPAL', 'MUSCHELN'),
      off: fc.constantFrom(0, 0, 0, 1),
      key: fc.constantFrom('first', 'second'),
    }),
    async (side, { at, paymentId, off, key }) => {
      const { prime } = side.fixture.shop;
      const plan = (await prime.offer(side.shopper)).plans[at];
      const { abo, price } = plan ?? { abo: 'no-such-plan', price: { minor: 1, currency: 'EUR' } as const };
      const submitted = await prime.subscribe(
        side.shopper,
        { abo, price: { ...price, minor: price.minor + off }, paymentId },
        `prime-attempt-${key}`,
      );
      if (!submitted.ok) return after(side, submitted);
      const { subscriptionId, membership, cardPayment, redirectUrl } = submitted.value;
      const { pathname, search } = new URL(cardPayment?.url ?? redirectUrl ?? '/', 'https://shop.example');
      return after(side, [subscriptionId, membership, pathname, search, cardPayment?.fields], {
        subscriptionIds: [...side.subscriptionIds, subscriptionId],
      });
    },
  ),
  command('prime subscription', index, async (side, at) =>
    after(side, await side.fixture.shop.prime.subscription(side.shopper, side.subscriptionIds[at] ?? '600000000')),
  ),
  command(
    'prime payment ends',
    fc.tuple(index, fc.constantFrom('paid' as const, ...PAYMENT_ENDS)),
    async (side, [at, outcome]) =>
      after(side, await side.fixture.endPayment(side.subscriptionIds[at] ?? 'no-such-payment', outcome)),
  ),
  command(
    'prime waiting list',
    fc.constantFrom('wartet@schule.example', 'WARTET@schule.example', 'wartet'),
    async (side, email) => after(side, await side.fixture.shop.prime.joinWaitingList(side.shopper, email)),
  ),
];
