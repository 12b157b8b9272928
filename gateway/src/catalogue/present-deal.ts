import type { LightningDeal } from '@shop/domain/catalogue/lightning-deal';
import type { Language } from '@shop/domain/storefronts/language';
import { presentPrice } from './present-price.ts';
import type { LightningDealType } from './deal.types.ts';

export const presentDealIfAny = (deal: LightningDeal | undefined, language: Language): LightningDealType | undefined =>
  deal === undefined ? undefined : { ...deal, specialPrice: presentPrice(deal.specialPrice, language) };
