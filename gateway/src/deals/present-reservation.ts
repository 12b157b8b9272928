import type { DealReservation } from '@shop/domain/deals/deals.port';
import type { Language } from '@shop/domain/storefronts/language';
import { presentMoney } from '../shared/present-money.ts';
import type { DealReservationType } from './reservation.types.ts';

export const presentReservation = (reservation: DealReservation, language: Language): DealReservationType => ({
  ...reservation,
  released: reservation.released.map((released) => ({
    ...released,
    was: presentMoney(released.was, language),
    is: presentMoney(released.is, language),
  })),
});
