import type { QueryClient } from '@tanstack/react-query';

import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { loadOptional } from '../../platform/queries/load-optional.ts';
import { type Reservation, reservationQuery } from './deals.queries.ts';

/** Its code is fetched only if the cart has to do with lightning deals. */
export const lazyReservationNotice = lazyComponent(
  async () => (await import('./reservation-notice.tsx')).ReservationNotice,
);

export const hasNotice = ({ endsAt, released }: Reservation): boolean => endsAt !== null || released.length > 0;

/** Loads what a page says of the cart's lightning deals. */
export const loadReservation = async (client: QueryClient): Promise<void> => {
  await loadOptional(client, reservationQuery);
  const reservation = client.getQueryData(reservationQuery.queryKey)?.dealReservation;
  if (reservation !== undefined && hasNotice(reservation)) await lazyReservationNotice.preload();
};
