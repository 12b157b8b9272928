import { endCardPayment } from '../orders/end-card-payment.ts';
import type { TimerHandlers } from './timers.ts';
import { remove } from './transaction.ts';

/** What happens when a timer of a world falls due. */
export const timerHandlers: TimerHandlers = {
  'session-ends': (tx, sessionToken) => remove(tx, 'sessions', sessionToken),
  'payment-abandoned': (tx, orderId) => endCardPayment(tx, orderId, 'cancelled'),
};
