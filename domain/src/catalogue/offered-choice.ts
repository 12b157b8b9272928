import type { ItemId, Product, SelectedVariant } from './product.ts';

/** The requested item or variants of a product. */
export interface ProductChoice {
  readonly itemId?: ItemId | null | undefined;
  readonly selectedVariants?: readonly SelectedVariant[] | null | undefined;
}

const isSelected = (
  { variantAttributes }: Pick<Product, 'variantAttributes'>,
  { name, value }: SelectedVariant,
): boolean =>
  variantAttributes.some(
    (attribute) =>
      attribute.name === name && attribute.options.some((option) => option.value === value && option.selected),
  );

/** Whether our pages link to this choice: an item of the product, or options that it has, each once and ordered by name. Other choices are endless. */
export const isOfferedChoice = (
  product: Pick<Product, 'variantAttributes' | 'item'>,
  { itemId, selectedVariants }: ProductChoice,
): boolean => {
  const chosen = selectedVariants ?? [];
  const isInOrder = chosen.every(({ name }, at) => (chosen[at - 1]?.name ?? '') < name);
  if (!isInOrder || !chosen.every((variant) => isSelected(product, variant))) return false;
  return itemId == null || product.item?.itemId === itemId;
};
