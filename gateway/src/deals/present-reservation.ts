import type { DealReservation } from '@shop/domain/deals/deals.port';
import type { Language } from '@shop/domain/storefronts/language';
import { presentMoney } from '../shared/present-money.ts';
import type { DealReservationType } from './reservation.types.ts';

export const presentReservation = (
  { endsAt, hasBeenExtended, extensionsLeft, released }: DealReservation,
  language: Language,
): DealReservationType => ({
  endsAt,
  hasBeenExtended,
  extensionsLeft,
  released: released.map(({ itemId, name, quantity, was, is }) => ({
    itemId,
    name,
    quantity,
    was: presentMoney(was, language),
    is: presentMoney(is, language),
  })),
});
