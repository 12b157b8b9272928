import { DEFAULT_CATEGORY_SORT, PRODUCTS_PER_PAGE } from '@shop/domain/catalogue/category';
import { NO_FILTERS } from '@shop/domain/catalogue/listing-filters';
import type { PageType } from '@shop/domain/content/content';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { categoryPath, productPath } from '@shop/domain/shared/paths';
import { setStock } from '../../catalogue/stock.ts';
import { ENDED_PRIZE_DRAW } from '../../content/page-paths.ts';
import { startDeal } from '../../deals/start-deal.ts';
import { setParameter } from '../../parameters/parameter-values.ts';
import { parseInput } from '../../qa/read-input.ts';
import { type ItemCriteria, ORDINARY, selectItem, selectItems } from '../../goods/select-items.ts';
import { ScenarioRefused } from '../../scenarios/steps.ts';
import { fields, oneOf, optional, text, wholeNumber } from '../../schemas/schemas.ts';
import { withShopper, type ProviderState, type StateContext } from './provider-state.ts';

const MAX_WORD = 200;
const HOUR_MS = 3_600_000;
const MAX_DEAL_MS = 1_000_000_000;

const FIRST_PRODUCTS = 50;
const VARIANT_TYPES = ['tile', 'dropdown'] as const;

/** The first product with several items, one of whose attributes is shown like this. */
const withAttribute = async ({ goods, shop, shopper }: StateContext, type: (typeof VARIANT_TYPES)[number]) => {
  for (const itemId of selectItems(goods, FIRST_PRODUCTS, { severalItems: true, stock: 10 })) {
    const productId = goods.item(itemId)?.productId ?? '';
    const product = await shop.catalogue.product(shopper, productId, { itemId });
    const attribute = product?.variantAttributes.find((shown) => shown.type === type);
    if (attribute !== undefined) return { productId, itemId, attribute };
  }
  throw new ScenarioRefused(`no product has an attribute that is a ${type}`);
};

const productWithVariants: ProviderState = async (context, params) => {
  const { type = 'tile' } = parseInput(fields({ type: optional(oneOf(VARIANT_TYPES)) }), params);
  const { productId, itemId, attribute } = await withAttribute(context, type);
  return withShopper(
    context,
    context.shopper,
    omitNil({
      productId,
      itemId,
      variantName: attribute.name,
      variantValue: attribute.options.find(({ selected }) => selected)?.value,
    }),
  );
};

const category: ProviderState = async (context) => {
  const { goods, shop, shopper } = context;
  const categoryId = goods.roots.find(
    (root) => goods.productsIn(root.categoryId).length > PRODUCTS_PER_PAGE,
  )?.categoryId;
  const listing = await shop.catalogue.category(shopper, categoryId ?? '', {
    page: 1,
    sort: DEFAULT_CATEGORY_SORT,
    filters: NO_FILTERS,
  });
  const [filter] = listing?.filters.enumFilters ?? [];
  return withShopper(
    context,
    shopper,
    omitNil({ categoryId, filterId: filter?.id, filterValue: filter?.values[0]?.id }),
  );
};

const AVAILABILITIES = ['IN_STOCK', 'LOW_STOCK', 'ON_ORDER', 'SOLD_OUT'] as const;
const CRITERIA: Readonly<Record<(typeof AVAILABILITIES)[number], ItemCriteria>> = {
  IN_STOCK: ORDINARY,
  LOW_STOCK: ORDINARY,
  ON_ORDER: { onOrder: true },
  SOLD_OUT: { soldOut: true },
};
const FEW = 3;

/** An article that is available like this. */
const article: ProviderState = async (context, params) => {
  const { availability } = parseInput(fields({ availability: oneOf(AVAILABILITIES) }), params);
  const itemId = selectItem(context.goods, CRITERIA[availability]);
  if (availability === 'LOW_STOCK') context.world.run((tx) => setStock(tx, itemId, FEW));
  return withShopper(context, context.shopper, { itemId });
};

const OUTCOMES = ['READY', 'QUANTITY_CHANGED', 'CHOOSE_VARIANT', 'SOLD_OUT', 'UNKNOWN'] as const;

const numberFor = ({ goods, world }: StateContext, outcome: (typeof OUTCOMES)[number]): string => {
  const numberOf = (criteria: ItemCriteria): string => goods.item(selectItem(goods, criteria))?.orderNumber ?? '';
  switch (outcome) {
    case 'READY':
      return numberOf(ORDINARY);
    case 'QUANTITY_CHANGED':
      world.run((tx) => setStock(tx, selectItem(goods, ORDINARY), FEW));
      return numberOf(ORDINARY);
    case 'CHOOSE_VARIANT':
      return goods.item(selectItem(goods, { severalItems: true, stock: 10 }))?.productId ?? '';
    case 'SOLD_OUT':
      return numberOf({ soldOut: true });
    case 'UNKNOWN':
      return `00${numberOf(ORDINARY)}`;
  }
};

/** A number of which five pieces, on an order form, come to this. */
const orderFormLine: ProviderState = async (context, params) => {
  const { outcome } = parseInput(fields({ outcome: oneOf(OUTCOMES) }), params);
  return withShopper(context, context.shopper, { orderNumber: numberFor(context, outcome) });
};

const PAGE_TYPES = [
  'CONTENT',
  'CATEGORY',
  'PRODUCT',
  'GONE',
  'NOT_FOUND',
  'UNKNOWN',
] as const satisfies readonly PageType[];

/** Where the pages of each type lie that are not goods. */
const URLS: Readonly<Partial<Record<PageType, string>>> = {
  CONTENT: '/',
  GONE: ENDED_PRIZE_DRAW,
  NOT_FOUND: '/no/such/page/',
  UNKNOWN: '/no-such-page.php',
};

const urlOf = ({ goods }: StateContext, type: PageType): string =>
  URLS[type] ??
  (type === 'PRODUCT'
    ? productPath(goods.products[0]?.productId ?? '')
    : categoryPath(goods.roots[0]?.categoryId ?? ''));

const page: ProviderState = async (context, params) => {
  const { type = 'CONTENT', url = urlOf(context, type) } = parseInput(
    fields({ url: optional(text(MAX_WORD)), type: optional(oneOf(PAGE_TYPES)) }),
    params,
  );
  const { pageType } = await context.shop.contents.page(context.shopper, url);
  if (pageType !== type) throw new ScenarioRefused(`${url} has a page of the type ${pageType}`);
  return withShopper(context, context.shopper, omitNil({ url }));
};

const lightningDealRuns: ProviderState = async (context, params) => {
  const { reservedPercent = 42, lastsMs = HOUR_MS } = parseInput(
    fields({ reservedPercent: optional(wholeNumber(0, 100)), lastsMs: optional(wholeNumber(1, MAX_DEAL_MS)) }),
    params,
  );
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
  article,
  'line of an order form': orderFormLine,
  'a lightning deal runs': lightningDealRuns,
  'global parameter set': parameterSet,
} as const satisfies Readonly<Record<string, ProviderState>>;
