import type { BasePrice, Price } from '@shop/domain/catalogue/product';
import { discountPercent } from '@shop/domain/catalogue/price-rules';
import { type Currency, minus, money, taxIn, type Money } from '@shop/domain/shared/money';
import type { Store, Storefront } from '@shop/domain/storefronts/storefront';
import { oncePerStorefront } from '../shared/once-per-storefront.ts';
import type { GoodsItem, GoodsPrice, VatClass } from './goods.ts';

/** VAT in percent: § 12 UStG, § 10 UStG (Austria), art. 25 MWSTG (Switzerland). Business customers buy in Germany. */
const VAT_RATES: Readonly<Record<Store, Readonly<Record<VatClass, number>>>> = {
  de: { standard: 19, reduced: 7 },
  at: { standard: 20, reduced: 10 },
  ch: { standard: 8.1, reduced: 2.6 },
  b2b: { standard: 19, reduced: 7 },
};

export const vatRateOf = ({ store }: Pick<Storefront, 'store'>, vatClass: VatClass): number => VAT_RATES[store][vatClass];

const basePriceOf = (shown: Money, base: NonNullable<GoodsItem['base']>): BasePrice => ({
  price: money(Math.round(shown.minor / base.amount), shown.currency),
  unit: base.unit,
});

interface ListedPrice {
  readonly gross: number;
  readonly previous: number | undefined;
  readonly recommended: number | undefined;
}

const PRICES_IN: Readonly<Record<Currency, (price: GoodsPrice) => ListedPrice>> = {
  EUR: ({ eurGross, previousEurGross, recommendedEurGross }) => ({ gross: eurGross, previous: previousEurGross, recommended: recommendedEurGross }),
  CHF: ({ chfGross, previousChfGross, recommendedChfGross }) => ({ gross: chfGross, previous: previousChfGross, recommended: recommendedChfGross }),
};

/** What an item costs on a storefront: gross for consumers, net for businesses. */
export const priceOf = (item: GoodsItem, storefront: Storefront): Price => {
  const vatRate = vatRateOf(storefront, item.vatClass);
  const listed = PRICES_IN[storefront.currency](item.price);
  const netOf = (gross: Money): Money => minus(gross, taxIn(gross, vatRate));
  const shownOf = (minor: number): Money => {
    const gross = money(minor, storefront.currency);
    return storefront.isB2b ? netOf(gross) : gross;
  };
  const gross = money(listed.gross, storefront.currency);
  const current = storefront.isB2b ? netOf(gross) : gross;
  const previous = listed.previous === undefined ? undefined : shownOf(listed.previous);
  const percent = previous === undefined ? undefined : discountPercent(current, previous);
  return {
    current,
    counterpart: storefront.isB2b ? gross : netOf(gross),
    vatIncluded: !storefront.isB2b,
    vatRate,
    ...(previous === undefined ? {} : { previous }),
    ...(listed.recommended === undefined ? {} : { recommended: shownOf(listed.recommended) }),
    ...(percent === undefined ? {} : { discountPercent: percent }),
    ...(item.base === undefined ? {} : { base: basePriceOf(current, item.base) }),
  };
};

/** The same, calculated once for items that are shown again and again. */
export const shownPriceOf = oncePerStorefront((item: GoodsItem, { storefront }: { readonly storefront: Storefront }) => priceOf(item, storefront));
