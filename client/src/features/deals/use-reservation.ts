import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';

import { startCountdowns } from '../../platform/countdown/start-countdowns.ts';
import { ExtendDealReservationDocument } from '../../platform/generated/graphql.ts';
import { request } from '../../platform/transport/request.ts';
import { invalidateCart } from '../sessions/model/personal-queries.ts';
import { type Reservation, reservationQuery } from './deals.queries.ts';

/** The shop’s clock and that of the page differ by parts of a second: the shop may not have noticed yet. */
const ASKED_AGAIN_AFTER_MS = 1_000;
const MOST_ASKED = 5;

/** Runs the countdown. When it is over, what depends on it is refetched, until the shop agrees (DEAL-03). */
export const useCountdown = (clock: RefObject<HTMLElement | null>, endsAt: string | null): void => {
  const client = useQueryClient();
  useEffect(() => {
    const element = clock.current;
    if (element === null || endsAt === null) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const refetch = async (asked: number): Promise<void> => {
      await invalidateCart(client);
      const known = client.getQueryData(reservationQuery.queryKey)?.dealReservation.endsAt;
      if (known === endsAt && asked < MOST_ASKED)
        waiting = setTimeout(() => void refetch(asked + 1), ASKED_AGAIN_AFTER_MS);
    };
    const onOver = (): void => void refetch(1);
    element.addEventListener('countdown-over', onOver);
    // The clock ticks before hydration too: an end that nobody listened to yet is said again.
    element.removeAttribute('data-over');
    startCountdowns();
    return () => {
      clearTimeout(waiting);
      element.removeEventListener('countdown-over', onOver);
    };
  }, [client, clock, endsAt]);
};

/** Extends what the cart holds. Prices may have changed, so everything about the cart is refetched. */
export const useExtendReservation = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (_by: 'shopper' | 'checkout') =>
      (await request('ExtendDealReservation', ExtendDealReservationDocument, {})).extendDealReservation,
    onSuccess: async ({ reservation }) => {
      await client.cancelQueries({ queryKey: reservationQuery.queryKey });
      client.setQueryData(reservationQuery.queryKey, { dealReservation: reservation });
      await invalidateCart(client);
    },
  });
};

/** Whether the checkout extends by itself: once, while that puts off the end. */
export const isExtendedByItself = ({ endsAt, hasBeenExtended, extensionsLeft }: Reservation): boolean =>
  endsAt !== null && !hasBeenExtended && extensionsLeft > 0;
