import { brandOf, isBrandKey } from './brands.ts';
import { buildProducts } from './build-products.ts';
import { departmentCategory } from './category-tree.ts';
import { DEPARTMENTS } from './departments/departments.ts';
import type { Assortment, GoodsCategory, GoodsItem, GoodsProduct, ProductTexts } from './goods.ts';
import { productTexts } from './product-texts.ts';
import type { ProductTemplate } from './product-template.ts';

/** The assortment that every world starts with. */
const DEFAULT_SEED = 2026;

const build = (seed: number): Assortment => {
  const roots = DEPARTMENTS.map(departmentCategory);
  const templates = new Map<string, ProductTemplate>();
  const products: GoodsProduct[] = [];
  for (const { id, aisles } of DEPARTMENTS) {
    for (const [aisleAt, { shelves }] of aisles.entries()) {
      for (const [shelfAt, shelf] of shelves.entries()) {
        const categoryId = `${id}${aisleAt + 1}${shelfAt + 1}`;
        for (const [templateAt, template] of shelf.templates.entries()) {
          templates.set(`${categoryId}.${templateAt}`, template);
          products.push(...buildProducts(categoryId, templateAt, template, seed));
        }
      }
    }
  }
  products.sort((a, b) => b.relevance - a.relevance);

  const productsById = new Map(products.map((product) => [product.productId, product]));
  const itemsById = new Map<string, GoodsItem>(
    products.flatMap(({ items }) => items.map((item) => [item.itemId, item] as const)),
  );
  const categories = new Map<string, GoodsCategory>();
  const remember = (category: GoodsCategory): void => {
    categories.set(category.categoryId, category);
    category.children.forEach(remember);
  };
  roots.forEach(remember);

  const byCategory = new Map<string, readonly GoodsProduct[]>();
  const texts = new Map<string, ProductTexts>();
  return {
    roots,
    products,
    product: (id) => productsById.get(id),
    item: (id) => itemsById.get(id),
    category: (id) => categories.get(id),
    brand: (id) => (isBrandKey(id) ? brandOf(id) : undefined),
    productsIn: (categoryId) => {
      if (!categories.has(categoryId)) return [];
      const found =
        byCategory.get(categoryId) ?? products.filter((product) => product.categoryId.startsWith(categoryId));
      byCategory.set(categoryId, found);
      return found;
    },
    textsOf: (product) => {
      const template = templates.get(product.origin.templateId);
      if (template === undefined) throw new UnknownTemplate(product.origin.templateId);
      const written = texts.get(product.productId) ?? productTexts(product, template);
      texts.set(product.productId, written);
      return written;
    },
  };
};

/** A programming error: the product belongs to another assortment. */
class UnknownTemplate extends Error {
  override readonly name = 'UnknownTemplate';
}

const built = new Map<number, Assortment>();

/** Everything the shop sells; always the same for the same seed, and built once. */
export const assortment = (seed: number = DEFAULT_SEED): Assortment => {
  const found = built.get(seed) ?? build(seed);
  built.set(seed, found);
  return found;
};
