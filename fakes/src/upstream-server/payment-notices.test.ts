import { PAYMENT_ENDS } from '@shop/domain/payments/payment-end';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentOutcome } from '../payments/provider-payment.ts';
import { delayNotice, LATE_NOTICE_MS } from '../orders/late-payment-notice.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { PAYMENT_LIFETIME_MS } from '../payments/provider-payment.ts';
import { type GraphqlReply, headersOf, posted, testUpstream, type TestUpstream } from './testing/test-upstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

/** A guest who has ordered by PayPal. */
const ordered = async (id: string) => {
  const world = upstream.worlds.create({ id });
  const ids = await upstream.state(
    id,
    ['guest session'],
    ['a cart exists', { positions: 1 }],
    ['the cart is ready', { paymentId: 'PAYPAL' }],
  );
  const { body } = await upstream.post<
    GraphqlReply & { readonly data: { readonly submitCart: { readonly orderId: string } } }
  >('/graphql', posted('submitCart', { cartId: ids['cartId'] }), headersOf(ids, id));
  const { orderId } = body.data.submitCart;
  const notices = async () =>
    (
      await upstream.get<{ readonly entries: readonly { readonly vars: unknown; readonly worldNow: string }[] }>(
        `/qa/worlds/${id}/journal?op=paymentNotice`,
      )
    ).body.entries;
  return { world, orderId, notices };
};

describe('the journal', () => {
  it.each<PaymentOutcome>(['paid', ...PAYMENT_ENDS])(
    'holds the notice of a payment that ended as %s, once',
    async (outcome) => {
      const { world, orderId, notices } = await ordered(`ended-${outcome}`);
      expect(await notices()).toEqual([]);
      for (const reported of [outcome, outcome, 'paid'] as const)
        world.run((tx) => settlePayment(tx, orderId, reported));
      expect(await notices()).toMatchObject([
        { op: 'paymentNotice', vars: { orderId, paymentId: 'PAYPAL', outcome }, ran: true },
      ]);
    },
  );

  it('holds a late notice when it arrives, and a payment that nobody finished when its time is over', async () => {
    const late = await ordered('late');
    late.world.run((tx) => delayNotice(tx, late.orderId));
    expect(await late.notices()).toEqual([]);
    late.world.advance({ advanceMs: LATE_NOTICE_MS });
    expect(await late.notices()).toMatchObject([{ vars: { outcome: 'paid' } }]);
    const abandoned = await ordered('abandoned');
    abandoned.world.advance({ advanceMs: PAYMENT_LIFETIME_MS });
    expect(await abandoned.notices()).toMatchObject([{ vars: { outcome: 'abandoned' } }]);
  });
});
