/**
 * The assortment at another size: its products repeated under new ids, all in one category.
 * @param {number} size number of products
 * @returns {Promise<import('@shop/fakes/goods/goods').Assortment>}
 */
export const grownAssortment = async (size) => {
  const { assortment } = await import('@shop/fakes/goods/assortment');
  const goods = assortment();
  const products = Array.from({ length: size }, (_, at) => {
    const product = goods.products[at % goods.products.length];
    if (product === undefined) throw new RangeError('the assortment is empty');
    const productId = `${product.productId}-${at}`;
    return { ...product, productId, items: product.items.map((item) => ({ ...item, productId, itemId: `${item.itemId}-${at}` })) };
  });
  const items = new Map(products.flatMap((product) => product.items.map((item) => [item.itemId, item])));
  return { ...goods, products, item: (id) => items.get(id), productsIn: () => products };
};
