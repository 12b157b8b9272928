import type { OrderId } from '@shop/domain/shared/shop-id';
import type { Clock } from '@shop/domain/shared/clock.port';
import { PAYMENT_NOTICE } from '../qa/operation-names.ts';
import type { ProviderPayment } from '../../payments/provider-payment.ts';
import type { Journal, Journals } from '../../worlds/journal/journal.ts';
import { paymentSubject } from '../../payments/payment-subject.ts';
import { entriesOf } from '../../worlds/persistent-map.ts';
import type { World } from '../../worlds/world.ts';

/** Writes how each payment of a world ended, once. */
const recordEnds = (journal: Journal, world: World, clock: Clock): void => {
  const written = new Map<OrderId, ProviderPayment>();
  let seen: unknown;
  const record = (): void =>
    world.read((view) => {
      const { state, now } = view;
      if (state.providerPayments === seen) return;
      seen = state.providerPayments;
      for (const [orderId, payment] of entriesOf(state.providerPayments)) {
        if (payment.status === 'open' || written.get(orderId) === payment) continue;
        written.set(orderId, payment);
        const paymentId = paymentSubject(view, orderId)?.paymentId ?? '';
        journal.write({
          worldNow: now.toISOString(),
          wallNow: clock.now().toISOString(),
          op: PAYMENT_NOTICE,
          vars: { orderId, paymentId, outcome: payment.status },
          batch: { id: 0, pos: 0, size: 1 },
          session: 'nobody',
          ran: true,
        });
      }
    });
  record();
  world.onChange(record);
};

/** Journals that also hold the notices of payment providers, and the payments that nobody finished in time. */
export const withPaymentNotices = (journals: Journals, clock: Clock): Journals => {
  const watched = new WeakSet<World>();
  return {
    of: (world) => {
      const journal = journals.of(world);
      if (!watched.has(world)) {
        watched.add(world);
        recordEnds(journal, world, clock);
      }
      return journal;
    },
  };
};
