import type { ItemId, Product, SelectedVariant } from './product.ts';

/** What of a product's variants somebody asks for. */
export interface ProductChoice {
  readonly itemId?: ItemId | null | undefined;
  readonly selectedVariants?: readonly SelectedVariant[] | null | undefined;
}

const isSelected = ({ variantAttributes }: Pick<Product, 'variantAttributes'>, { name, value }: SelectedVariant): boolean =>
  variantAttributes.some((attribute) => attribute.name === name && attribute.options.some((option) => option.value === value && option.selected));

/** Whether our pages lead to this choice: an item of the product, or options that it has, each once and in the order of their names. Other choices are endless many. */
export const isOfferedChoice = (product: Pick<Product, 'variantAttributes' | 'item'>, { itemId, selectedVariants }: ProductChoice): boolean => {
  const chosen = selectedVariants ?? [];
  const isInOrder = chosen.every(({ name }, at) => (chosen[at - 1]?.name ?? '') < name);
  if (!isInOrder || !chosen.every((variant) => isSelected(product, variant))) return false;
  return itemId == null || product.item?.itemId === itemId;
};
