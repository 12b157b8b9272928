import { endCardPayment } from '../orders/end-card-payment.ts';
import type { TimerHandlers } from './timers.ts';
import { drop } from './turn.ts';

/** What happens when a timer of a world falls due. */
export const timerHandlers: TimerHandlers = {
  'session-ends': (turn, sessionToken) => drop(turn, 'sessions', sessionToken),
  'payment-abandoned': (turn, orderId) => endCardPayment(turn, orderId, 'cancelled'),
};
