import type { BasePrice, Price } from '@shop/domain/catalogue/product';
import { savingOf } from '@shop/domain/catalogue/price-rules';
import type { Language } from '@shop/domain/storefronts/language';
import { presentMoney, presentMoneyIfAny } from '../shared/present-money.ts';
import type { BasePriceType, PriceType } from './price.types.ts';

export const presentBasePrice = (base: BasePrice, language: Language): BasePriceType => ({
  ...base,
  price: presentMoney(base.price, language),
});

export const presentPrice = (price: Price, language: Language): PriceType => ({
  ...price,
  current: presentMoney(price.current, language),
  counterpart: presentMoney(price.counterpart, language),
  previous: presentMoneyIfAny(price.previous, language),
  recommended: presentMoneyIfAny(price.recommended, language),
  saving: presentMoneyIfAny(savingOf(price), language),
  base: price.base === undefined ? undefined : presentBasePrice(price.base, language),
});
