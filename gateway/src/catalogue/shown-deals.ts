import { areDealsShown, DEAL_PARAMETERS } from '@shop/domain/deals/deal-flags';
import type { Product } from '@shop/domain/catalogue/product';
import type { LightningDeal } from '@shop/domain/catalogue/lightning-deal';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Shop } from '@shop/domain/shop';
import type { GraphqlContext } from '../graphql/graphql-context.ts';

interface Offer {
  readonly deal?: LightningDeal;
}

/** Whether both parameters are on; a shop that cannot say shows no deals for a moment. */
const areShown = async (
  { parameters }: Pick<Shop, 'parameters'>,
  { publicShopper, cacheHint }: Pick<GraphqlContext, 'publicShopper' | 'cacheHint'>,
): Promise<boolean> => {
  try {
    return areDealsShown(await parameters.byName(publicShopper, DEAL_PARAMETERS));
  } catch {
    cacheHint.shorten();
    return false;
  }
};

const withoutDeal = <Value extends Offer>({ deal: _deal, ...offer }: Value): Omit<Value, 'deal'> => offer;

/** Tiles or items with their deals, if the shop shows deals. The response is cached until the first deal ends. */
export const withShownDeals = async <Value extends Offer>(
  shop: Pick<Shop, 'parameters'>,
  context: Pick<GraphqlContext, 'publicShopper' | 'cacheHint'>,
  offers: readonly Value[],
): Promise<readonly (Value | Omit<Value, 'deal'>)[]> => {
  const deals = offers.flatMap(({ deal }) => deal ?? []);
  if (deals.length === 0) return offers;
  if (!(await areShown(shop, context))) return offers.map(withoutDeal);
  for (const { endsAt } of deals) context.cacheHint.endAt(new Date(endsAt));
  return offers;
};

/** A product with the deal of its item, if the shop shows deals. */
export const withShownDeal = async (
  shop: Pick<Shop, 'parameters'>,
  context: Pick<GraphqlContext, 'publicShopper' | 'cacheHint'>,
  product: Product,
): Promise<Product> => {
  const [item] = await withShownDeals(shop, context, product.item === undefined ? [] : [product.item]);
  return { ...product, ...omitNil({ item }) };
};
