import type { SelectedVariant, VariantAttribute, VariantOption } from '@shop/domain/catalogue/product';
import type { GoodsItem, GoodsProduct, GoodsVariantAttribute, GoodsVariantValue } from './goods.ts';
import { pictureOf } from './project-picture.ts';
import { localise, type CatalogueContext } from './catalogue-context.ts';

const has = (item: GoodsItem, { name, value }: SelectedVariant): boolean =>
  item.variants.some((variant) => variant.attribute === name && variant.value === value);

/** The part of a choice that fits the product: known attributes with known values, each once. */
export const validSelection = (
  product: GoodsProduct,
  selected: readonly SelectedVariant[],
): readonly SelectedVariant[] =>
  product.attributes.flatMap(({ attribute, values }) => {
    const chosen = selected.find(({ name }) => name === attribute);
    return chosen !== undefined && values.some(({ value }) => value === chosen.value)
      ? [{ name: attribute, value: chosen.value }]
      : [];
  });

/** The item that a choice determines; undefined until every attribute is chosen, or if the combination does not exist. */
export const itemForSelection = (product: GoodsProduct, selected: readonly SelectedVariant[]): GoodsItem | undefined =>
  selected.length === product.attributes.length
    ? product.items.find((item) => selected.every((one) => has(item, one)))
    : undefined;

const optionOf = (
  product: GoodsProduct,
  { attribute, type }: GoodsVariantAttribute,
  option: GoodsVariantValue,
  valuePosition: number,
  selected: readonly SelectedVariant[],
  storefront: CatalogueContext['storefront'],
): VariantOption => {
  const others = selected.filter(({ name }) => name !== attribute);
  const itself = { name: attribute, value: option.value };
  const offering = product.items.filter((item) => has(item, itself));
  const fitting = offering.filter((item) => others.every((one) => has(item, one)));
  const label = localise(storefront, option.label);
  const picture = type === 'tile' ? (fitting[0] ?? offering[0])?.pictures[0] : undefined;
  return {
    value: option.value,
    label,
    selected: selected.some(({ name, value }) => name === attribute && value === option.value),
    disabled: fitting.length === 0,
    ...(option.css === undefined ? {} : { css: option.css }),
    ...(picture === undefined ? {} : { picture: pictureOf(picture, label) }),
    valuePosition,
    hasDiscount: fitting.some(({ price }) => price.previousEurGross !== undefined),
  };
};

/** The remaining choices of a product. */
export const variantAttributesOf = (
  product: GoodsProduct,
  selected: readonly SelectedVariant[],
  { storefront }: Pick<CatalogueContext, 'storefront'>,
): readonly VariantAttribute[] =>
  product.attributes.map((attribute, position) => ({
    name: attribute.attribute,
    displayName: localise(storefront, attribute.name),
    position,
    type: attribute.type,
    options: attribute.values.map((option, at) => optionOf(product, attribute, option, at, selected, storefront)),
  }));
