import type { BasePrice, Price } from '@shop/domain/catalogue/product';
import { discountPercent } from '@shop/domain/catalogue/price-rules';
import { type Currency, money, type Money } from '@shop/domain/shared/money';
import { netOf } from '@shop/domain/shared/vat';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { oncePerStorefront } from '../shared/once-per-storefront.ts';
import type { GoodsItem, GoodsPrice } from './goods.ts';
import { vatRateIn } from '@shop/domain/shared/vat-rates';

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
  EUR: ({ eurGross, previousEurGross, recommendedEurGross }) => ({
    gross: eurGross,
    previous: previousEurGross,
    recommended: recommendedEurGross,
  }),
  CHF: ({ chfGross, previousChfGross, recommendedChfGross }) => ({
    gross: chfGross,
    previous: previousChfGross,
    recommended: recommendedChfGross,
  }),
};

/** What an item costs on a storefront: gross for consumers, net for businesses. The VAT is that of the storefront's own country. */
export const priceOf = (item: GoodsItem, storefront: Storefront): Price => {
  const vatRate = vatRateIn(storefront.homeCountry, item.vatClass);
  const listed = PRICES_IN[storefront.currency](item.price);
  const shownOf = (minor: number): Money => {
    const gross = money(minor, storefront.currency);
    return storefront.isB2b ? netOf(gross, vatRate) : gross;
  };
  const gross = money(listed.gross, storefront.currency);
  const current = storefront.isB2b ? netOf(gross, vatRate) : gross;
  const previous = listed.previous === undefined ? undefined : shownOf(listed.previous);
  const percent = previous === undefined ? undefined : discountPercent(current, previous);
  return {
    current,
    counterpart: storefront.isB2b ? gross : netOf(gross, vatRate),
    vatIncluded: !storefront.isB2b,
    vatRate,
    ...(previous === undefined ? {} : { previous }),
    ...(listed.recommended === undefined ? {} : { recommended: shownOf(listed.recommended) }),
    ...(percent === undefined ? {} : { discountPercent: percent }),
    ...(item.base === undefined ? {} : { base: basePriceOf(current, item.base) }),
  };
};

/** The same, calculated once for items that are shown again and again. */
export const shownPriceOf = oncePerStorefront((item: GoodsItem, { storefront }: { readonly storefront: Storefront }) =>
  priceOf(item, storefront),
);
