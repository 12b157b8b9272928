import type { ItemId, Product, SelectedVariant } from '@shop/domain/catalogue/product';
import { productPath } from '@shop/domain/shared/paths';
import { bestItemOf, hasSamePrices, isProductToBeHad } from './best-item.ts';
import type { GoodsItem, GoodsProduct, ProductTexts } from './goods.ts';
import { badgesOf } from './project-badges.ts';
import { crumbsOf } from './project-crumbs.ts';
import { itemOf } from './project-item.ts';
import { pictureOf } from './project-picture.ts';
import { priceOf } from './project-price.ts';
import { itemForSelection, validSelection, variantAttributesOf } from './project-variants.ts';
import { wordingOf, type Showing } from './showing.ts';

interface VariantChoice {
  readonly itemId?: ItemId;
  readonly selectedVariants?: readonly SelectedVariant[];
}

/** Chosen variants count before an item's id: they are the later click. */
const selectionOf = (product: GoodsProduct, { itemId, selectedVariants }: VariantChoice): readonly SelectedVariant[] => {
  if (selectedVariants !== undefined) return validSelection(product, selectedVariants);
  const item = product.items.find((one) => one.itemId === itemId);
  return (item?.variants ?? []).map(({ attribute, value }) => ({ name: attribute, value }));
};

const writtenFor = (storefront: Showing['storefront'], texts: ProductTexts): Pick<Product, 'teaser' | 'longDescription' | 'shortFacts' | 'deliveryScope' | 'warranty' | 'safetyNotices'> => ({
  teaser: wordingOf(storefront, texts.teaser),
  longDescription: wordingOf(storefront, texts.longDescription),
  shortFacts: texts.shortFacts.map(({ label, value }) => ({ label: wordingOf(storefront, label), value: wordingOf(storefront, value) })),
  deliveryScope: texts.deliveryScope.map((line) => wordingOf(storefront, line)),
  ...(texts.warranty === undefined ? {} : { warranty: wordingOf(storefront, texts.warranty) }),
  safetyNotices: texts.safetyNotices.map((notice) => wordingOf(storefront, notice)),
});

const galleryOf = (shown: GoodsItem, chosen: boolean, product: GoodsProduct, name: string): Product['pictures'] => {
  const names = chosen ? shown.pictures : product.items.flatMap(({ pictures }) => pictures.slice(0, 1));
  return [...new Set([...shown.pictures, ...names])].map((picture) => pictureOf(picture, name));
};

/** A product with all that its page shows, given what of its variants is chosen. */
export const productOf = (product: GoodsProduct, choice: VariantChoice, showing: Showing): Product => {
  const { goods, storefront, stockOf } = showing;
  const selected = selectionOf(product, choice);
  const chosen = itemForSelection(product, selected);
  const shown = chosen ?? bestItemOf(product, stockOf);
  const price = priceOf(shown, storefront);
  const brand = goods.brand(product.brandId);
  const name = wordingOf(storefront, product.name);
  return {
    productId: product.productId,
    name,
    path: productPath(product.productId),
    manufacturer: { name: brand?.name ?? '', address: brand?.address ?? '', email: brand?.email ?? '' },
    ...writtenFor(storefront, goods.textsOf(product)),
    rating: product.rating,
    numberOfRatings: product.numberOfRatings,
    badges: badgesOf(product, price, showing),
    breadcrumb: crumbsOf(product.categoryId, showing),
    categoryId: product.categoryId,
    availableForSale: isProductToBeHad(product, stockOf),
    hasMultipleItems: product.items.length > 1,
    hasSamePricesForAllItems: hasSamePrices(product),
    price,
    pictures: galleryOf(shown, chosen !== undefined, product, name),
    variantAttributes: variantAttributesOf(product, selected, showing),
    ...(chosen === undefined ? {} : { item: itemOf(chosen, product, showing) }),
  };
};
