import { DealReservationDocument, type DealReservationQuery } from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';

/** What the cart holds of lightning deals. Pages do without it if it cannot be read: the order button checks all prices. */
export const reservationQuery = {
  ...personalQuery('DealReservation', DealReservationDocument, {}),
  meta: SILENT,
  staleTime: 0,
};

export type Reservation = DealReservationQuery['dealReservation'];
