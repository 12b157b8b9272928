import { DEFAULT_CATEGORY_SORT, PRODUCTS_PER_PAGE } from './category.ts';
import type { CategoryListing, CategoryNode, CategorySort } from './category.ts';
import { chosenFilters, NO_FILTERS, type ListingFilters } from './listing-filters.ts';
import type { PortHarness, PortFixture } from '../testing/port-harness.ts';
import { addItem, openSession, withFixture, updateCart, valueOf } from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';

const listing = (
  { shop, shopper, goods }: PortFixture,
  page: number,
  sort: CategorySort = 'si',
  filters: ListingFilters = NO_FILTERS,
) => shop.catalogue.category(shopper, goods.category, { page, sort, filters });

const depthOf = ({ children }: CategoryNode): number => 1 + Math.max(0, ...children.map(depthOf));

const productOf = async ({ shop, shopper, goods }: PortFixture) =>
  shop.catalogue.product(shopper, goods.withVariants, {});

const listings = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'form a tree of at most three levels',
    withFixture(harness, {}, async ({ shop, shopper }) => {
      const roots = await shop.catalogue.navigation(shopper);
      expect(roots.length).toBeGreaterThan(0);
      expect(Math.max(...roots.map(depthOf))).toBe(3);
    }),
  );

  it(
    'come in pages of sixty; a page beyond the last returns the last (LIST-02)',
    withFixture(harness, {}, async (fixture) => {
      const first = await listing(fixture, 1);
      const last = await listing(fixture, first?.totalPages ?? 0);
      expect(first?.products).toHaveLength(PRODUCTS_PER_PAGE);
      expect(first?.totalPages).toBe(Math.ceil((first?.total ?? 0) / PRODUCTS_PER_PAGE));
      expect(last?.products).toHaveLength((first?.total ?? 0) - PRODUCTS_PER_PAGE * ((first?.totalPages ?? 0) - 1));
      expect([first?.currentPage, last?.currentPage]).toEqual([1, first?.totalPages]);
      expect(await listing(fixture, 10_000)).toEqual(last);
    }),
  );

  it(
    'list no product twice',
    withFixture(harness, {}, async (fixture) => {
      const pages = await Promise.all([listing(fixture, 1), listing(fixture, 2)]);
      const ids = pages.flatMap((page) => page?.products ?? []).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );

  it(
    'sort by price, ascending and descending',
    withFixture(harness, {}, async (fixture) => {
      const prices = async (sort: CategorySort) =>
        ((await listing(fixture, 1, sort))?.products ?? []).map(({ price }) => price.current.minor);
      const [rising, falling] = [await prices('price-asc'), await prices('price-desc')];
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    }),
  );

  it(
    'do not include an unknown category',
    withFixture(harness, {}, async ({ shop, shopper }) => {
      expect(
        await shop.catalogue.category(shopper, 'no-such-category', { page: 1, sort: 'si', filters: NO_FILTERS }),
      ).toBeUndefined();
    }),
  );

  it(
    'return tiles in the requested order, without unknown products',
    withFixture(harness, {}, async (fixture) => {
      const [first, second] = (await listing(fixture, 1))?.products ?? [];
      const tiles = await fixture.shop.catalogue.tiles(fixture.shopper, [
        second?.id ?? '',
        'no-such-product',
        first?.id ?? '',
      ]);
      expect(tiles).toEqual([second, first]);
    }),
  );
};

const filters = (harness: PortHarness, { it, expect }: TestApi): void => {
  const enumOf = (listed: CategoryListing | undefined) =>
    listed?.filters.enumFilters.find(({ values }) => values.length > 1);

  it(
    'narrow the listing down to as many products as each value promised (UPQ-28, ENT-23)',
    withFixture(harness, {}, async (fixture) => {
      const all = await listing(fixture, 1);
      const offered = enumOf(all);
      const [first, second] = offered?.values ?? [];
      const chosen = (values: readonly string[]): ListingFilters => ({
        enumFilters: [{ id: offered?.id ?? '', values }],
        rangeFilters: [],
      });
      const narrowed = await listing(fixture, 1, 'si', chosen([first?.id ?? '']));
      expect([narrowed?.total, narrowed?.currentPage]).toEqual([first?.count, 1]);
      expect(all?.total).toBeGreaterThan(narrowed?.total ?? 0);
      expect(chosenFilters(narrowed?.filters ?? all?.filters ?? { enumFilters: [], rangeFilters: [] })).toEqual(
        chosen([first?.id ?? '']),
      );
      const values = narrowed?.filters.enumFilters.find(({ id }) => id === offered?.id)?.values;
      expect(values?.find(({ id }) => id === second?.id)).toMatchObject({ count: second?.count, selected: false });
    }),
  );

  it(
    'bound prices and ratings, both ends included',
    withFixture(harness, {}, async (fixture) => {
      const ranges = (await listing(fixture, 1))?.filters.rangeFilters ?? [];
      const [price, rating] = [
        ranges.find(({ kind }) => kind === 'PRICE'),
        ranges.find(({ kind }) => kind === 'rating'),
      ];
      const cheapest = await listing(fixture, 1, 'si', {
        enumFilters: [],
        rangeFilters: [{ kind: 'PRICE', id: price?.id ?? '', to: price?.min ?? 0 }],
      });
      expect(cheapest?.total).toBeGreaterThan(0);
      expect(cheapest?.filters.rangeFilters.find(({ kind }) => kind === 'PRICE')).toMatchObject({
        min: price?.min,
        max: price?.max,
        selectedMax: price?.min,
      });
      const best = await listing(fixture, 1, 'si', {
        enumFilters: [],
        rangeFilters: [{ kind: 'rating', id: rating?.id ?? '', from: rating?.max ?? 0 }],
      });
      expect(rating?.max).toBeGreaterThan(0);
      expect(new Set(best?.products.map((tile) => tile.rating))).toEqual(new Set([rating?.max]));
    }),
  );

  it(
    'lead to tiles that show the item that matches, sorted by its price',
    withFixture(harness, {}, async (fixture) => {
      const price = (await listing(fixture, 1))?.filters.rangeFilters.find(({ kind }) => kind === 'PRICE');
      const from = (price?.min ?? 0) + 1_000;
      const shown =
        (
          await listing(fixture, 1, 'price-asc', {
            enumFilters: [],
            rangeFilters: [{ kind: 'PRICE', id: price?.id ?? '', from }],
          })
        )?.products.map((tile) => tile.price.current.minor) ?? [];
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter((minor) => minor < from)).toEqual([]);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    }),
  );

  it(
    'are part of the state of a list, with its category, page and order (ENT-22)',
    withFixture(harness, {}, async (fixture) => {
      const all = await listing(fixture, 1, DEFAULT_CATEGORY_SORT);
      const [value] = enumOf(all)?.values ?? [];
      const price = all?.filters.rangeFilters.find(({ kind }) => kind === 'PRICE');
      const chosen: ListingFilters = {
        enumFilters: [{ id: enumOf(all)?.id ?? '', values: [value?.id ?? ''] }],
        rangeFilters: [{ kind: 'PRICE', id: price?.id ?? '', from: price?.min ?? 0, to: price?.max ?? 0 }],
      };
      const state = await listing(fixture, 1, 'price-desc', chosen);
      expect(state).toMatchObject({
        categoryId: fixture.goods.category,
        categoryName: all?.categoryName,
        currentPage: 1,
        totalPages: Math.ceil((state?.total ?? 0) / PRODUCTS_PER_PAGE),
        sort: 'price-desc',
      });
      expect(chosenFilters(state?.filters ?? { enumFilters: [], rangeFilters: [] })).toEqual(chosen);
      expect([all?.sort, chosenFilters(all?.filters ?? { enumFilters: [], rangeFilters: [] })]).toEqual([
        DEFAULT_CATEGORY_SORT,
        NO_FILTERS,
      ]);
      expect(all?.categoryName ?? '').not.toBe('');
    }),
  );

  it(
    'are dropped if the listing does not have them',
    withFixture(harness, {}, async (fixture) => {
      const invented: ListingFilters = {
        enumFilters: [
          { id: 'no-such-filter', values: ['x'] },
          { id: enumOf(await listing(fixture, 1))?.id ?? '', values: ['no-such-value'] },
        ],
        rangeFilters: [{ kind: 'PRICE', id: 'no-such-range', from: 1 }],
      };
      expect(await listing(fixture, 1, 'si', invented)).toEqual(await listing(fixture, 1));
    }),
  );
};

const branches = (harness: PortHarness, { it, expect }: TestApi): void => {
  const idsIn = ({ id, children }: CategoryNode): readonly string[] => [id, ...children.flatMap(idsIn)];

  it(
    'are the part of the navigation around a category, three levels deep (LIST-06)',
    withFixture(harness, {}, async ({ shop, shopper }) => {
      const roots = await shop.catalogue.navigation(shopper);
      const root = roots.find((one) => depthOf(one) === 3);
      for (const id of root === undefined ? [] : idsIn(root))
        expect([id, await shop.catalogue.branch(shopper, id)]).toEqual([id, root]);
      expect(root).toBeDefined();
    }),
  );

  it(
    'have a main category, whose name statistics group by (UPQ-40)',
    withFixture(harness, {}, async ({ shop, shopper }) => {
      const roots = await shop.catalogue.navigation(shopper);
      const root = roots.find((one) => depthOf(one) === 3);
      expect(root).toBeDefined();
      for (const id of root === undefined ? [] : idsIn(root))
        expect([id, await shop.catalogue.mainCategory(shopper, id)]).toEqual([id, root?.name]);
      expect(await shop.catalogue.mainCategory(shopper, 'no-such-category')).toBe('unbekannt');
    }),
  );

  it(
    'do not exist around an unknown category',
    withFixture(harness, {}, async ({ shop, shopper }) => {
      expect(await shop.catalogue.branch(shopper, 'no-such-category')).toBeUndefined();
    }),
  );
};

const products = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'have no item until every variant is chosen, then the matching one',
    withFixture(harness, {}, async (fixture) => {
      const open = await productOf(fixture);
      expect(open?.item).toBeUndefined();
      expect(open?.hasMultipleItems).toBe(true);
      const attributes = open?.variantAttributes ?? [];
      const selectedVariants = attributes.map(({ name, options }) => ({
        name,
        value: options.find(({ disabled }) => !disabled)?.value ?? '',
      }));
      const chosen = await fixture.shop.catalogue.product(fixture.shopper, fixture.goods.withVariants, {
        selectedVariants,
      });
      expect(chosen?.item?.productId).toBe(fixture.goods.withVariants);
      expect(chosen?.item?.variants).toHaveLength(attributes.length);
      const byItem = await fixture.shop.catalogue.product(fixture.shopper, fixture.goods.withVariants, {
        itemId: chosen?.item?.itemId ?? '',
      });
      expect(byItem?.item).toEqual(chosen?.item);
      const { cart } = valueOf(await updateCart(fixture, fixture.shopper, addItem(chosen?.item?.itemId ?? '')));
      expect(cart.positions.map(({ pricePerUnit }) => pricePerUnit)).toEqual([chosen?.item?.price.current]);
    }),
  );

  it(
    'have no item for a choice that matches none',
    withFixture(harness, {}, async ({ shop, shopper, goods }) => {
      const choices = [{ itemId: 'no-such-item' }, { selectedVariants: [{ name: 'no-such', value: 'variant' }] }];
      for (const choice of choices)
        expect((await shop.catalogue.product(shopper, goods.withVariants, choice))?.item).toBeUndefined();
    }),
  );

  it(
    'contain items that are found by their own id',
    withFixture(harness, {}, async ({ shop, shopper, goods }) => {
      const [itemId] = goods.ordinary;
      const item = await shop.catalogue.item(shopper, itemId);
      expect(item?.itemId).toBe(itemId);
      expect((await shop.catalogue.product(shopper, item?.productId ?? '', { itemId }))?.item).toEqual(item);
      expect(await shop.catalogue.item(shopper, 'no-such-item')).toBeUndefined();
    }),
  );

  it(
    'have longer texts, each read on its own',
    withFixture(harness, {}, async (fixture) => {
      const { shop, shopper, goods } = fixture;
      const [tab] = (await productOf(fixture))?.extraTabs ?? [];
      expect(await shop.catalogue.tabContent(shopper, goods.withVariants, tab?.id ?? '')).toContain('<');
      expect(await shop.catalogue.tabContent(shopper, goods.withVariants, 'no-such-tab')).toBeUndefined();
      expect(await shop.catalogue.tabContent(shopper, 'no-such-product', tab?.id ?? '')).toBeUndefined();
    }),
  );

  it(
    'do not include an unknown product',
    withFixture(harness, {}, async ({ shop, shopper }) => {
      expect(await shop.catalogue.product(shopper, 'no-such-product', {})).toBeUndefined();
    }),
  );

  it(
    'show net prices in the business shop and gross prices elsewhere',
    withFixture(harness, { storefront: 'b2b-de' }, async (fixture) => {
      const business = (await listing(fixture, 1))?.products[0]?.price;
      expect(business?.vatIncluded).toBe(false);
      expect(business?.counterpart.minor).toBeGreaterThan(business?.current.minor ?? 0);
    }),
  );

  if (!harness.features.has('stock')) return;
  it(
    'show when few are left and when they are sold out',
    withFixture(harness, {}, async (fixture) => {
      const { shop, shopper, goods } = fixture;
      const other = await openSession(fixture, fixture.anonymous);
      const productId =
        valueOf(await updateCart(fixture, shopper, addItem(goods.scarce))).cart.positions[0]?.productId ?? '';
      const delivery = async () => (await shop.catalogue.product(other, productId, {}))?.item?.delivery;
      expect(await delivery()).toMatchObject({ availability: 'low-stock', left: 3 });
      await fixture.setStock(goods.scarce, 0);
      expect(await delivery()).toEqual({ availability: 'sold-out' });
      expect((await shop.catalogue.tiles(other, [productId]))[0]?.isShortage).toBe(true);
    }),
  );
};

const HOUR_MS = 3_600_000;

const deals = (harness: PortHarness, { it, expect }: TestApi): void => {
  /** The tile and the chosen item of the deal, for somebody else than who holds the article in the basket. */
  const shown = async (fixture: PortFixture) => {
    const { shop, shopper, goods } = fixture;
    const { cart } = valueOf(await updateCart(fixture, shopper, addItem(goods.ordinary[0])));
    const productId = cart.positions[0]?.productId ?? '';
    const [tile] = await shop.catalogue.tiles(shopper, [productId]);
    return {
      productId,
      tile,
      item: (await shop.catalogue.product(shopper, productId, { itemId: goods.ordinary[0] }))?.item,
      position: cart.positions[0],
    };
  };

  it(
    'show the special price beside the ordinary one, the share that is reserved, and when they end; a cart pays it (ENT-06, ENT-21, ENT-27)',
    withFixture(harness, { 'a lightning deal runs': { reservedPercent: 42, lastsMs: HOUR_MS } }, async (fixture) => {
      const { tile, item, position } = await shown(fixture);
      expect(tile?.deal).toEqual(item?.deal);
      // One piece of a hundred is in this cart.
      expect(tile?.deal?.reservedPercent).toBe(43);
      expect(tile?.deal?.maxQuantity).toBeGreaterThan(0);
      expect(tile?.price.current.minor).toBeGreaterThan(tile?.deal?.specialPrice.current.minor ?? Infinity);
      expect(tile?.deal?.specialPrice.previous).toEqual(tile?.price.current);
      expect(position?.pricePerUnit).toEqual(tile?.deal?.specialPrice.current);
      expect(position).toMatchObject({
        isLightningDeal: true,
        quantityLightning: 1,
        quantityNormal: 0,
        oldPricePerUnit: tile?.price.current,
      });
      expect([position?.pricePerUnitLightning, position?.netPricePerUnitLightning]).toEqual([
        tile?.deal?.specialPrice.current,
        tile?.deal?.specialPrice.counterpart,
      ]);
    }),
  );

  it(
    'that are sold out are shown so, and cost the ordinary price (DEAL-01)',
    withFixture(harness, { 'a lightning deal runs': { reservedPercent: 100, lastsMs: HOUR_MS } }, async (fixture) => {
      const { tile, position } = await shown(fixture);
      expect(tile?.deal?.reservedPercent).toBe(100);
      expect(position).toMatchObject({ isLightningDeal: false, pricePerUnit: tile?.price.current });
    }),
  );

  if (!harness.features.has('clock')) return;
  it(
    'end to the millisecond, and the ordinary price applies again',
    withFixture(harness, { 'a lightning deal runs': { reservedPercent: 0, lastsMs: HOUR_MS } }, async (fixture) => {
      const { productId, tile } = await shown(fixture);
      const dealNow = async () => (await fixture.shop.catalogue.tiles(fixture.shopper, [productId]))[0]?.deal;
      await fixture.pass(HOUR_MS - 1);
      expect(await dealNow()).toEqual({ ...tile?.deal, reservedPercent: 0 });
      await fixture.pass(1);
      expect(await dealNow()).toBeUndefined();
      const { position, item } = await shown(fixture);
      expect(item?.deal).toBeUndefined();
      expect(position).toMatchObject({ isLightningDeal: false, pricePerUnit: tile?.price.current });
    }),
  );
};

/** What every adapter of the catalogue port promises. */
export const behavesLikeCatalogue = (harness: PortHarness, t: TestApi): void => {
  t.describe('categories', () => listings(harness, t));
  t.describe('filters of a category', () => filters(harness, t));
  t.describe('branches of the navigation', () => branches(harness, t));
  t.describe('products', () => products(harness, t));
  t.describe('lightning deals', () => deals(harness, t));
};
