import { dealPrice } from '@shop/domain/deals/deal-price';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { CatalogueContext } from '../goods/catalogue-context.ts';
import { priceOf } from '../goods/project-price.ts';
import type { View } from '../worlds/transaction.ts';
import { dealOf } from './deal-of.ts';

/** Finds the deals that run now, as the catalogue shows them on a storefront. */
export const dealLookup =
  (view: View, storefront: Storefront): NonNullable<CatalogueContext['dealOf']> =>
  (item, product) => {
    const deal = dealOf(view, item, product);
    if (deal === undefined) return undefined;
    return {
      endsAt: new Date(deal.endsAt).toISOString(),
      reservedPercent: deal.reservedPercent,
      specialPrice: dealPrice(priceOf(item, storefront), priceOf({ ...item, price: deal.price }, storefront)),
      maxQuantity: deal.maxQuantity,
    };
  };
