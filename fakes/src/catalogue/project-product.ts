import type { ItemId, Product, SelectedVariant } from '@shop/domain/catalogue/product';
import { productPath } from '@shop/domain/shared/paths';
import { oncePerStorefront } from '../shared/once-per-storefront.ts';
import { bestItemOf, hasSamePrices, isProductAvailable } from '../goods/best-item.ts';
import type { GoodsItem, GoodsProduct, ProductTexts } from '../goods/goods.ts';
import { badgesOf } from '../goods/project-badges.ts';
import { crumbsOf } from '../goods/project-crumbs.ts';
import { extrasOf, type ProductContext } from './project-extras.ts';
import { itemOf } from '../goods/project-item.ts';
import { pictureOf } from '../goods/project-picture.ts';
import { shownPriceOf } from '../goods/project-price.ts';
import { itemForSelection, validSelection, variantAttributesOf } from '../goods/project-variants.ts';
import { localise, type CatalogueContext } from '../goods/catalogue-context.ts';

interface VariantChoice {
  readonly itemId?: ItemId;
  readonly selectedVariants?: readonly SelectedVariant[];
}

/** Chosen variants take precedence over an item's id: they are the later click. */
const selectionOf = (
  product: GoodsProduct,
  { itemId, selectedVariants }: VariantChoice,
): readonly SelectedVariant[] => {
  if (selectedVariants !== undefined) return validSelection(product, selectedVariants);
  const item = product.items.find((one) => one.itemId === itemId);
  return (item?.variants ?? []).map(({ attribute, value }) => ({ name: attribute, value }));
};

type Written = Pick<
  Product,
  'teaser' | 'longDescription' | 'shortFacts' | 'deliveryScope' | 'warranty' | 'safetyNotices'
>;

const writtenFor = oncePerStorefront(
  (texts: ProductTexts, { storefront }: Pick<CatalogueContext, 'storefront'>): Written => ({
    teaser: localise(storefront, texts.teaser),
    longDescription: localise(storefront, texts.longDescription),
    shortFacts: texts.shortFacts.map(({ label, value }) => ({
      label: localise(storefront, label),
      value: localise(storefront, value),
    })),
    deliveryScope: texts.deliveryScope.map((line) => localise(storefront, line)),
    ...(texts.warranty === undefined ? {} : { warranty: localise(storefront, texts.warranty) }),
    safetyNotices: texts.safetyNotices.map((notice) => localise(storefront, notice)),
  }),
);

/** Until all variants are chosen, with the other items' first pictures. */
const galleryOf = (shown: GoodsItem, product: GoodsProduct, name: string): Product['pictures'] =>
  [...new Set([...shown.pictures, ...product.items.flatMap(({ pictures }) => pictures.slice(0, 1))])].map((picture) =>
    pictureOf(picture, name),
  );

/** A product with everything that its page shows for the chosen variants. */
export const productOf = (product: GoodsProduct, choice: VariantChoice, context: ProductContext): Product => {
  const { goods, storefront, stockOf } = context;
  const selected = selectionOf(product, choice);
  const chosen = itemForSelection(product, selected);
  const shown = chosen ?? bestItemOf(product, stockOf);
  const price = shownPriceOf(shown, context);
  const brand = goods.brand(product.brandId);
  const name = localise(storefront, product.name);
  const item = chosen === undefined ? undefined : itemOf(chosen, product, context);
  const { rating, numberOfRatings } = context.ratingOf?.(product) ?? product;
  return {
    productId: product.productId,
    name,
    path: productPath(product.productId),
    manufacturer: { name: brand?.name ?? '', address: brand?.address ?? '', email: brand?.email ?? '' },
    ...writtenFor(goods.textsOf(product), context),
    ...extrasOf(product, context),
    rating,
    numberOfRatings,
    badges: badgesOf(product, price, context),
    breadcrumb: crumbsOf(product.categoryId, context),
    categoryId: product.categoryId,
    availableForSale: isProductAvailable(product, stockOf),
    hasMultipleItems: product.items.length > 1,
    hasSamePricesForAllItems: hasSamePrices(product),
    price,
    pictures: item?.pictures ?? galleryOf(shown, product, name),
    variantAttributes: variantAttributesOf(product, selected, context),
    ...(item === undefined ? {} : { item }),
  };
};
