import { PRODUCTS_PER_PAGE } from './category.ts';
import type { CategoryNode, CategorySort } from './category.ts';
import type { PortHarness, Scene } from '../testing/port-harness.ts';
import { adding, entered, onScene, updated, valueOf } from '../testing/scenes.ts';
import type { TestApi } from '../testing/test-api.ts';

const listing = ({ shop, shopper, goods }: Scene, page: number, sort: CategorySort = 'si') => shop.catalogue.category(shopper, goods.category, { page, sort });

const depthOf = ({ children }: CategoryNode): number => 1 + Math.max(0, ...children.map(depthOf));

const productOf = async ({ shop, shopper, goods }: Scene) => shop.catalogue.product(shopper, goods.withVariants, {});

const listings = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('lie in a tree of at most three levels', onScene(harness, {}, async ({ shop, shopper }) => {
    const roots = await shop.catalogue.navigation(shopper);
    expect(roots.length).toBeGreaterThan(0);
    expect(Math.max(...roots.map(depthOf))).toBe(3);
  }));

  it('come in pages of sixty, and a page past the last is the last', onScene(harness, {}, async (scene) => {
    const first = await listing(scene, 1);
    const last = await listing(scene, first?.totalPages ?? 0);
    expect(first?.products).toHaveLength(PRODUCTS_PER_PAGE);
    expect(first?.totalPages).toBe(Math.ceil((first?.total ?? 0) / PRODUCTS_PER_PAGE));
    expect(last?.products).toHaveLength((first?.total ?? 0) - PRODUCTS_PER_PAGE * ((first?.totalPages ?? 0) - 1));
    expect([first?.currentPage, last?.currentPage]).toEqual([1, first?.totalPages]);
    expect(await listing(scene, 10_000)).toEqual(last);
  }));

  it('show no product twice', onScene(harness, {}, async (scene) => {
    const pages = await Promise.all([listing(scene, 1), listing(scene, 2)]);
    const ids = pages.flatMap((page) => page?.products ?? []).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }));

  it('sort by price both ways', onScene(harness, {}, async (scene) => {
    const prices = async (sort: CategorySort) => ((await listing(scene, 1, sort))?.products ?? []).map(({ price }) => price.current.minor);
    const [rising, falling] = [await prices('price-asc'), await prices('price-desc')];
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  }));

  it('are none of a category that is not there', onScene(harness, {}, async ({ shop, shopper }) => {
    expect(await shop.catalogue.category(shopper, 'no-such-category', { page: 1, sort: 'si' })).toBeUndefined();
  }));

  it('pick products for a place in the asked order, unknown ones left out', onScene(harness, {}, async (scene) => {
    const [first, second] = (await listing(scene, 1))?.products ?? [];
    const tiles = await scene.shop.catalogue.tiles(scene.shopper, [second?.id ?? '', 'no-such-product', first?.id ?? '']);
    expect(tiles).toEqual([second, first]);
  }));
};

const products = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('have no item until every variant is chosen, then the one that stands for the choice', onScene(harness, {}, async (scene) => {
    const open = await productOf(scene);
    expect(open?.item).toBeUndefined();
    expect(open?.hasMultipleItems).toBe(true);
    const attributes = open?.variantAttributes ?? [];
    const selectedVariants = attributes.map(({ name, options }) => ({ name, value: options.find(({ disabled }) => !disabled)?.value ?? '' }));
    const chosen = await scene.shop.catalogue.product(scene.shopper, scene.goods.withVariants, { selectedVariants });
    expect(chosen?.item?.productId).toBe(scene.goods.withVariants);
    expect(chosen?.item?.variants).toHaveLength(attributes.length);
    const byItem = await scene.shop.catalogue.product(scene.shopper, scene.goods.withVariants, { itemId: chosen?.item?.itemId ?? '' });
    expect(byItem?.item).toEqual(chosen?.item);
    const { cart } = valueOf(await updated(scene, scene.shopper, adding(chosen?.item?.itemId ?? '')));
    expect(cart.positions.map(({ pricePerUnit }) => pricePerUnit)).toEqual([chosen?.item?.price.current]);
  }));

  it('leave the item open for a choice that does not fit', onScene(harness, {}, async ({ shop, shopper, goods }) => {
    const choices = [{ itemId: 'no-such-item' }, { selectedVariants: [{ name: 'no-such', value: 'variant' }] }];
    for (const choice of choices) expect((await shop.catalogue.product(shopper, goods.withVariants, choice))?.item).toBeUndefined();
  }));

  it('are none where there is none', onScene(harness, {}, async ({ shop, shopper }) => {
    expect(await shop.catalogue.product(shopper, 'no-such-product', {})).toBeUndefined();
  }));

  it('show net prices on the business shop and gross ones elsewhere', onScene(harness, { storefront: 'b2b-de' }, async (scene) => {
    const business = (await listing(scene, 1))?.products[0]?.price;
    expect(business?.vatIncluded).toBe(false);
    expect(business?.counterpart.minor).toBeGreaterThan(business?.current.minor ?? 0);
  }));

  if (!harness.features.has('stock')) return;
  it('say how few are left, and when none is', onScene(harness, {}, async (scene) => {
    const { shop, shopper, goods } = scene;
    const other = await entered(scene, scene.stranger);
    const productId = valueOf(await updated(scene, shopper, adding(goods.scarce))).cart.positions[0]?.productId ?? '';
    const delivery = async () => (await shop.catalogue.product(other, productId, {}))?.item?.delivery;
    expect(await delivery()).toMatchObject({ availability: 'low-stock', left: 3 });
    await scene.setStock(goods.scarce, 0);
    expect(await delivery()).toEqual({ availability: 'sold-out' });
    expect((await shop.catalogue.tiles(other, [productId]))[0]?.isShortage).toBe(true);
  }));
};

/** The law of the catalogue. */
export const behavesLikeCatalogue = (harness: PortHarness, t: TestApi): void => {
  t.describe('categories', () => listings(harness, t));
  t.describe('products', () => products(harness, t));
};
