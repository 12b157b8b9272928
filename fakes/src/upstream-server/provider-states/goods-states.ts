import { DEFAULT_CATEGORY_SORT, PRODUCTS_PER_PAGE } from '@shop/domain/catalogue/category';
import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { startDeal } from '../../deals/start-deal.ts';
import { setParameter } from '../../parameters/parameter-values.ts';
import { parseInput } from '../../qa/read-input.ts';
import { ORDINARY, selectItem } from '../../scenarios/select-items.ts';
import { ScenarioRefused } from '../../scenarios/steps.ts';
import { fields, optional, text, wholeNumber } from '../../schemas/schemas.ts';
import { withShopper, type ProviderState } from './provider-state.ts';

const MAX_WORD = 200;
const HOUR_MS = 3_600_000;
const MAX_DEAL_MS = 1_000_000_000;

const productWithVariants: ProviderState = async (context) => {
  const itemId = selectItem(context.goods, { severalItems: true, stock: 10 });
  const productId = context.goods.item(itemId)?.productId ?? '';
  const product = await context.shop.catalogue.product(context.shopper, productId, { itemId });
  const [attribute] = product?.variantAttributes ?? [];
  return withShopper(context, context.shopper, omitNil({ productId, itemId, variantName: attribute?.name, variantValue: attribute?.options.find(({ selected }) => selected)?.value }));
};

const category: ProviderState = async (context) => {
  const { goods, shop, shopper } = context;
  const categoryId = goods.roots.find((root) => goods.productsIn(root.categoryId).length > PRODUCTS_PER_PAGE)?.categoryId;
  const listing = await shop.catalogue.category(shopper, categoryId ?? '', { page: 1, sort: DEFAULT_CATEGORY_SORT, filters: NO_FILTERS });
  const [filter] = listing?.filters.enumFilters ?? [];
  return withShopper(context, shopper, omitNil({ categoryId, filterId: filter?.id, filterValue: filter?.values[0]?.id }));
};

const page: ProviderState = async (context, params) => {
  const { url = '/', type = 'CONTENT' } = parseInput(fields({ url: optional(text(MAX_WORD)), type: optional(text(MAX_WORD)) }), params);
  const { pageType } = await context.shop.contents.page(context.shopper, url);
  if (pageType !== type) throw new ScenarioRefused(`${url} has a page of the type ${pageType}`);
  return withShopper(context, context.shopper, omitNil({ url }));
};

const lightningDealRuns: ProviderState = async (context, params) => {
  const { reservedPercent = 42, lastsMs = HOUR_MS } = parseInput(fields({ reservedPercent: optional(wholeNumber(0, 100)), lastsMs: optional(wholeNumber(1, MAX_DEAL_MS)) }), params);
  const itemId = selectItem(context.goods, ORDINARY);
  context.world.run((tx) => startDeal(tx, itemId, { reservedPercent, lastsMs }));
  return withShopper(context, context.shopper, omitNil({ itemId, productId: context.goods.item(itemId)?.productId }));
};

const parameterSet: ProviderState = async (context, params) => {
  const { name, value } = parseInput(fields({ name: text(MAX_WORD), value: text(MAX_WORD) }), params);
  context.world.run((tx) => setParameter(tx, name, value));
  return context;
};

/** Products, pages and parameters, for any caller. */
export const GOODS_STATES = {
  'product with variants': productWithVariants,
  category,
  page,
  'a lightning deal runs': lightningDealRuns,
  'global parameter set': parameterSet,
} as const satisfies Readonly<Record<string, ProviderState>>;
