import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import { aPublicContext } from '../testing/public-context.ts';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { AMAZON_PAY_EXCLUDED_CATEGORIES } from '@shop/domain/payments/payment-rules';
import { assortment } from '@shop/fakes/goods/assortment';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { describe, expect, it } from 'vitest';
import { CatalogueResolver } from './catalogue.resolver.ts';
import type { ListingFiltersInput } from './listing-filters.types.ts';
import { ProductPartsResolver } from './product-parts.resolver.ts';
import { RecordGlance } from './record-glance.action.ts';

const shop = inMemoryShop(inMemoryWorlds({ clock: { now: () => new Date('2026-11-24T09:00:00Z') } }).of({}));
const resolver = new CatalogueResolver();
const parts = new ProductPartsResolver();
const recordGlance = new RecordGlance();

const aContext = (storefront = STOREFRONTS.de) => aPublicContext(shop, storefront);

const listing = async (filters?: ListingFiltersInput, page = 1, id = '12') => {
  const context = aContext();
  const category = await resolver.category(context, {
    id,
    page,
    sort: 'si',
    ...(filters === undefined ? {} : { filters }),
  });
  return { category, isShort: context.cacheHint.ttl === 'short' };
};
const enums = (...enumFilters: ListingFiltersInput['enumFilters']): ListingFiltersInput => ({
  enumFilters,
  rangeFilters: [],
});
const price = (bounds: object): ListingFiltersInput => ({
  enumFilters: [],
  rangeFilters: [{ kind: 'PRICE', id: 'price', ...bounds }],
});

describe('a category of the gateway', () => {
  it('says what it is, where it stands, and how its products can be ordered (ENT-22)', async () => {
    const { category, isShort } = await listing();
    expect(category).toMatchObject({
      id: '12',
      path: '/cat/12/',
      currentPage: 1,
      sort: 'si',
      sorts: expect.arrayContaining(['si', 'price-asc']),
      breadcrumb: [{ path: '/cat/12/' }],
      branch: { id: '12' },
    });
    expect([category?.products.length, isShort]).toEqual([60, false]);
    expect((await listing(undefined, 1, category?.children[0]?.id)).category?.parentName).toBe(category?.name);
  });

  it('is narrowed down by values and bounds, and says which are chosen (LIST-01)', async () => {
    const all = (await listing()).category;
    const brand = all?.filters.enumFilters.find(({ id }) => id === 'brand')?.values[0];
    const { category } = await listing(enums({ id: 'brand', values: [brand?.id ?? ''] }));
    expect(category?.total).toBe(brand?.count);
    expect(
      category?.filters.enumFilters.find(({ id }) => id === 'brand')?.values.find(({ selected }) => selected),
    ).toMatchObject({ id: brand?.id });
    const cheap = (await listing(price({ to: 500, from: null }))).category;
    expect(cheap?.filters.rangeFilters[0]).toMatchObject({ kind: 'PRICE', selectedMax: 500 });
    expect(cheap?.products.filter(({ price: { current } }) => current.minor > 500)).toEqual([]);
  });

  it('is cached for long with one value at most; invented, endless and missing listings for seconds', async () => {
    expect((await listing(enums({ id: 'badge', values: ['new'] }))).isShort).toBe(false);
    expect((await listing(enums({ id: 'badge', values: ['new', 'sale'] }))).isShort).toBe(true);
    expect((await listing(enums({ id: 'badge', values: ['invented'] }))).isShort).toBe(true);
    expect((await listing(price({ to: 500 }))).isShort).toBe(true);
    expect((await listing(undefined, 9_999)).isShort).toBe(true);
    expect(await listing(undefined, 1, 'invented')).toEqual({ category: undefined, isShort: true });
  });

  it('is in the navigation, and tiles come in the order of their ids', async () => {
    expect((await resolver.navigation(aContext())).map(({ id }) => id)).toContain('12');
    const ids = assortment()
      .products.slice(0, 3)
      .map(({ productId }) => productId);
    expect((await resolver.tiles(aContext(), { ids: [...ids, 'invented'] })).map(({ id }) => id)).toEqual(ids);
  });
});

describe('a product of the gateway', () => {
  const [plain] = assortment().products.filter(({ items }) => items.length === 1);
  const reduced = assortment().products.find(
    ({ items }) => items.length === 1 && items[0]?.price.previousEurGross !== undefined && items[0].base !== undefined,
  );
  const recommended = assortment().products.find(
    ({ items }) => items.length === 1 && items[0]?.price.recommendedEurGross !== undefined,
  );
  const varied = assortment().products.find(({ items }) => items.length > 2);
  const product = async (id: string | undefined, choice: object = {}, storefront = STOREFRONTS.de) => {
    const context = aContext(storefront);
    return {
      product: await resolver.product(context, { id: id ?? '', ...choice }),
      isShort: context.cacheHint.ttl === 'short',
    };
  };

  it('has its texts, its prices, and its only item (ENT-19)', async () => {
    const item = reduced?.items[0];
    const { product: shown, isShort } = await product(reduced?.productId);
    expect(shown).toMatchObject({
      id: reduced?.productId,
      name: reduced?.name.de,
      item: { id: item?.itemId, orderNumber: item?.orderNumber, maxQuantity: item?.maxQuantity },
    });
    expect(shown?.longDescription).toMatch(/\p{Lu}.{30}/u);
    expect(shown?.price).toMatchObject({
      vatIncluded: true,
      vatRate: 19,
      current: { minor: item?.price.eurGross },
      previous: { minor: item?.price.previousEurGross },
      base: { unit: item?.base?.unit, price: { currency: 'EUR' } },
    });
    expect(shown?.price.counterpart.minor).toBeLessThan(shown?.price.current.minor ?? 0);
    expect((await product(recommended?.productId)).product?.price).toMatchObject({
      recommended: { minor: recommended?.items[0]?.price.recommendedEurGross },
    });
    expect(isShort).toBe(false);
    expect((await product(reduced?.productId, {}, STOREFRONTS.ch)).product?.price.current).toMatchObject({
      minor: item?.price.chfGross,
      currency: 'CHF',
    });
  });

  it('has the item that was asked for; one of another product is invented', async () => {
    const itemId = varied?.items[1]?.itemId;
    expect(await product(varied?.productId, { itemId })).toMatchObject({
      product: { item: { id: itemId } },
      isShort: false,
    });
    expect((await product(varied?.productId, { itemId: plain?.items[0]?.itemId })).isShort).toBe(true);
    expect((await product(varied?.productId, { selectedVariants: [{ name: 'invented', value: 'x' }] })).isShort).toBe(
      true,
    );
    expect(await product('invented')).toEqual({ product: undefined, isShort: true });
  });

  it('has the item with the variants that were chosen', async () => {
    const { product: wanted } = await product(varied?.productId, { itemId: varied?.items.at(-1)?.itemId });
    const selectedVariants = wanted?.variantAttributes
      .map(({ name, options }) => ({ name, value: options.find(({ selected }) => selected)?.value ?? '' }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    expect(wanted?.item?.id).toBe(varied?.items.at(-1)?.itemId);
    expect(await product(varied?.productId, { selectedVariants })).toMatchObject({
      product: { item: { id: wanted?.item?.id } },
      isShort: false,
    });
  });

  it('says whether the express provider accepts it, which never does on a business shop (PAY-09)', async () => {
    const excluded = AMAZON_PAY_EXCLUDED_CATEGORIES.flatMap((id) => assortment().productsIn(id))[0];
    const isExcluded = async (...asked: Parameters<typeof product>) =>
      (await product(...asked)).product?.isExpressExcluded;
    expect([
      await isExcluded(plain?.productId),
      await isExcluded(excluded?.productId),
      await isExcluded(plain?.productId, {}, STOREFRONTS['b2b-de']),
    ]).toEqual([false, true, true]);
  });

  it('is found by an item, and records that an item of it was seen (UPM-59)', async () => {
    const [context, other] = [aContext(), aContext()] as const;
    expect(await parts.productOfItem(context, { id: plain?.items[0]?.itemId ?? '' })).toBe(plain?.productId);
    expect(await parts.productOfItem(other, { id: 'invented' })).toBeUndefined();
    expect([context.cacheHint.ttl === 'short', other.cacheHint.ttl === 'short']).toEqual([false, true]);
    expect(
      await recordGlance.recordGlanceView(aContext(), {
        productId: plain?.productId ?? '',
        itemId: plain?.items[0]?.itemId ?? '',
      }),
    ).toBe(true);
    expect(
      await recordGlance.recordGlanceView(aContext(), {
        productId: plain?.productId ?? '',
        itemId: varied?.items[0]?.itemId ?? '',
      }),
    ).toBe(false);
  });

  it('has longer texts only where it says so', async () => {
    const tabbed = assortment().products.map(({ productId }) => productId);
    const context = aContext();
    expect(await parts.extraTab(context, { productId: tabbed[0] ?? '', tabId: 'invented' })).toBeUndefined();
    expect(context.cacheHint.ttl).toBe('short');
    for (const productId of tabbed) {
      const [tab] = (await product(productId)).product?.extraTabs ?? [];
      if (tab === undefined) continue;
      const known = aContext();
      expect(await parts.extraTab(known, { productId, tabId: tab.id })).toContain('<');
      expect(known.cacheHint.ttl).not.toBe('short');
      return;
    }
    expect.unreachable('no product has an extra tab');
  });
});
