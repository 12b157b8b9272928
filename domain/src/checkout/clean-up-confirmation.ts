import type { FailureReports } from '../shared/failure-reports.port.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Carts } from '../carts/carts.port.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import type { CartId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { finishCheckout, goOnAfterConfirmation } from './finish-checkout.ts';
import { PLACED_ORDER } from './placed-order.slot.ts';

export interface CleanedUp {
  /** Nothing was left to clean up: the confirmation was opened again. */
  readonly isRepeated: boolean;
}

interface Ports extends FailureReports {
  readonly carts: Carts;
  readonly sessions: Sessions;
}

/** Also at the shop, because the visitor is told that the session is over. */
const logOut = async ({ sessions, reportFailure }: Ports, visit: Visit): Promise<void> => {
  const { shopper: leaving } = visit;
  visit.loggedOut();
  await sessions.logout(leaving).catch(reportFailure);
};

/**
 * Cleans up after an order whose confirmation was shown; `cartId` is the next cart if the browser remembers no other. If that
 * fails, the visitor is logged out: nobody continues with half a session (SUBM-14).
 */
export const cleanUpConfirmation =
  (ports: Ports, visit: Visit) =>
  async (cartId: CartId): Promise<Result<CleanedUp, { readonly because: 'session-expired' }>> => {
    const placed = visit.read(PLACED_ORDER);
    try {
      const newCartId = placed?.newCartId ?? cartId;
      goOnAfterConfirmation(visit, await finishCheckout(ports)(visit.shopper, { newCartId }));
      return granted({ isRepeated: placed === undefined });
    } catch (failure) {
      ports.reportFailure(failure);
      await logOut(ports, visit);
      return refused({ because: 'session-expired' });
    }
  };
