import type { BasePrice, Price } from '@shop/domain/catalogue/product';
import type { Money } from '@shop/domain/shared/money';
import type { Language } from '@shop/domain/storefronts/storefront';
import type { MoneyType } from '../shared/money.types.ts';
import { presentMoney } from '../shared/present-money.ts';
import type { BasePriceType, PriceType } from './price.types.ts';

export const presentBasePrice = ({ price, unit }: BasePrice, language: Language): BasePriceType => ({ price: presentMoney(price, language), unit });

const whenThere = (amount: Money | undefined, language: Language): MoneyType | undefined =>
  amount === undefined ? undefined : presentMoney(amount, language);

export const presentPrice = (price: Price, language: Language): PriceType => ({
  current: presentMoney(price.current, language),
  counterpart: presentMoney(price.counterpart, language),
  vatIncluded: price.vatIncluded,
  vatRate: price.vatRate,
  previous: whenThere(price.previous, language),
  recommended: whenThere(price.recommended, language),
  discountPercent: price.discountPercent,
  base: price.base === undefined ? undefined : presentBasePrice(price.base, language),
});
