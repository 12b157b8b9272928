import { type ReactNode, Suspense } from 'react';

import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { reservationQuery } from './deals.queries.ts';
import { hasNotice, lazyReservationNotice } from './load-reservation.ts';

interface CartReservationProps {
  /** The page's path, to return to if scripts do not run. */
  readonly path: string;
  /** In the checkout a reservation is extended once without being asked. */
  readonly isCheckout?: boolean;
}

/** What the cart holds of lightning deals, and for how long; nothing where it holds nothing. */
export const CartReservation = (props: CartReservationProps): ReactNode => {
  const reservation = useQueryResult(reservationQuery)?.dealReservation;
  if (reservation === undefined || !hasNotice(reservation)) return null;
  return <Suspense fallback={null}><lazyReservationNotice.Component {...props} reservation={reservation} /></Suspense>;
};
