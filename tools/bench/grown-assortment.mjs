/** New names for the series of a later generation, so that the words of the assortment become more, as they would in a shop that grows. @param {string} series @param {number} generation */
const renamed = (series, generation) =>
  generation === 0
    ? series
    : `${series}${'bcdfgklmnprstvwz'[generation % 16]}${'aeiou'[Math.floor(generation / 16) % 5]}`;

/**
 * Products of one seed as those of a later generation: with their own ids, numbers and series.
 * @param {readonly import('@shop/fakes/goods/goods').GoodsProduct[]} products
 * @param {number} generation
 */
const asGeneration = (products, generation) =>
  products.map((product) => {
    const productId = `${product.productId}-${generation}`;
    const series = renamed(product.origin.series, generation);
    const nameIn = (/** @type {'de' | 'en'} */ language) =>
      product.name[language].replace(product.origin.series, series);
    return {
      ...product,
      productId,
      name: { de: nameIn('de'), en: nameIn('en') },
      origin: { ...product.origin, series },
      replacementProductIds: product.replacementProductIds.map((id) => `${id}-${generation}`),
      items: product.items.map((item) => ({
        ...item,
        productId,
        itemId: `${item.itemId}-${generation}`,
        orderNumber: `${item.orderNumber}${generation}`,
      })),
    };
  });

/**
 * The assortment at another size: as many seeds of the generator as it takes, the last one cut off.
 * @param {number} size number of products
 * @returns {Promise<import('@shop/fakes/goods/goods').Assortment>}
 */
export const grownAssortment = async (size) => {
  const { assortment } = await import('@shop/fakes/goods/assortment');
  const goods = assortment();
  const generations = Math.ceil(size / goods.products.length);
  const products = Array.from({ length: generations }, (_, generation) =>
    asGeneration(assortment(FIRST_SEED + generation).products, generation),
  )
    .flat()
    .slice(0, size)
    .sort((a, b) => b.relevance - a.relevance);
  const byId = new Map(products.map((product) => [product.productId, product]));
  const items = new Map(products.flatMap((product) => product.items.map((item) => [item.itemId, item])));
  /** @type {Map<string, typeof products>} */
  const byCategory = new Map();
  return {
    ...goods,
    // Indexes are cached by the category tree.
    roots: [...goods.roots],
    products,
    product: (id) => byId.get(id),
    item: (id) => items.get(id),
    productsIn: (categoryId) => {
      const found =
        byCategory.get(categoryId) ?? products.filter((product) => product.categoryId.startsWith(categoryId));
      byCategory.set(categoryId, found);
      return found;
    },
  };
};

const FIRST_SEED = 2026;
