import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { invalidateLines } from '../sessions/model/personal-queries.ts';
import { type Reservation, reservationQuery } from './deals.queries.ts';
import { hasNotice, lazyReservationNotice } from './load-reservation.ts';

interface CartReservationProps {
  /** The page's path, to return to if scripts do not run. */
  readonly path: string;
  /** In the checkout a reservation is extended once without being asked. */
  readonly isCheckout?: boolean;
}

/** A refetch that says of other lost pieces than before: the lines on the screen may have been read before that. */
const useLinesOfToday = (released: Reservation['released'] | undefined): void => {
  const client = useQueryClient();
  const said = JSON.stringify(released);
  const known = useRef(said);
  useEffect(() => {
    const before = known.current;
    known.current = said;
    if (before !== undefined && before !== said) ignoreRejection(invalidateLines(client));
  }, [client, said]);
};

/** What the cart holds of lightning deals, and for how long; nothing where it holds nothing. */
export const CartReservation = (props: CartReservationProps): ReactNode => {
  const reservation = useQueryResult(reservationQuery)?.dealReservation;
  useLinesOfToday(reservation?.released);
  if (reservation === undefined || !hasNotice(reservation)) return null;
  return (
    <Suspense fallback={null}>
      <lazyReservationNotice.Component {...props} reservation={reservation} />
    </Suspense>
  );
};
