import { isDealSoldOut, type LightningDeal } from '@shop/domain/catalogue/lightning-deal';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { LightningDealInfo } from '../generated/upstream-types.ts';
import { writeBasePrice } from '../shared/write-base-price.ts';
import { writeMoney } from '../shared/write-money.ts';

export const writeDealIfAny = (deal: LightningDeal | undefined, storefront: Storefront): LightningDealInfo | null =>
  deal === undefined
    ? null
    : {
        isAvailableLightningDeal: !isDealSoldOut(deal),
        lightningDealTimestampUntil: deal.endsAt,
        lightningReservedPercentageRoundFloor: deal.reservedPercent,
        lightningSpecialPrice: writeMoney(deal.specialPrice.current, storefront),
        lightningCounterpartPrice: writeMoney(deal.specialPrice.counterpart, storefront),
        lightningBasePrice: writeBasePrice(deal.specialPrice.base, storefront),
        lightningQuantityMax: deal.maxQuantity,
      };
