import { dealPrice, type OrdinaryPrice } from '@shop/domain/deals/deal-price';
import { isDealSoldOut, type LightningDeal } from '@shop/domain/catalogue/lightning-deal';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { LightningDealFieldsFragment } from '../generated/operation-types.ts';
import { readInstant } from '../shared/read-dates.ts';
import { readMoney } from '../shared/read-money.ts';
import { readBasePrice } from './read-price.ts';

/** The deal of an article with this ordinary price; absent if it can neither be bought nor is sold out. */
export const readDealIf = (
  deal: LightningDealFieldsFragment | null,
  ordinary: OrdinaryPrice,
): LightningDeal | undefined => {
  if (deal === null) return undefined;
  const reservedPercent = deal.lightningReservedPercentageRoundFloor;
  if (!deal.isAvailableLightningDeal && !isDealSoldOut({ reservedPercent })) return undefined;
  return {
    endsAt: readInstant(deal.lightningDealTimestampUntil),
    reservedPercent,
    specialPrice: dealPrice(ordinary, {
      current: readMoney(deal.lightningSpecialPrice),
      counterpart: readMoney(deal.lightningCounterpartPrice),
      ...omitNil({ base: readBasePrice(deal.lightningBasePrice) }),
    }),
    maxQuantity: deal.lightningQuantityMax,
  };
};
