import type { BasePrice, Price } from '@shop/domain/catalogue/product';
import { savingOf } from '@shop/domain/catalogue/price-rules';
import type { Language } from '@shop/domain/storefronts/language';
import { presentMoney, presentMoneyIfAny } from '../shared/present-money.ts';
import type { BasePriceType, PriceType } from './price.types.ts';

export const presentBasePrice = ({ price, unit }: BasePrice, language: Language): BasePriceType => ({
  price: presentMoney(price, language),
  unit,
});

export const presentPrice = (price: Price, language: Language): PriceType => ({
  current: presentMoney(price.current, language),
  counterpart: presentMoney(price.counterpart, language),
  vatIncluded: price.vatIncluded,
  vatRate: price.vatRate,
  previous: presentMoneyIfAny(price.previous, language),
  recommended: presentMoneyIfAny(price.recommended, language),
  saving: presentMoneyIfAny(savingOf(price), language),
  discountPercent: price.discountPercent,
  base: price.base === undefined ? undefined : presentBasePrice(price.base, language),
});
