import type { Product, ProductId, SelectedVariant, VariantAttribute } from './product.ts';

/** Whether a product is configured: no variants exist, or all are chosen (PDP-04). */
export const isConfigured = (attributes: readonly Pick<VariantAttribute, 'options'>[]): boolean =>
  attributes.every(({ options }) => options.some(({ selected }) => selected));

/** The chosen item; none until the product is configured. */
export const configuredItem = ({
  variantAttributes,
  item,
}: Pick<Product, 'variantAttributes' | 'item'>): Product['item'] =>
  isConfigured(variantAttributes) ? item : undefined;

/** What has been chosen of a product. */
export interface VariantState {
  readonly productId: ProductId;
  readonly chosen: readonly SelectedVariant[];
}

/** What is chosen after a click. Choices of another product are forgotten (PDP-05). */
export const chosenAfter = (
  before: VariantState,
  { productId, name, value }: SelectedVariant & { readonly productId: ProductId },
): VariantState => {
  const kept = before.productId === productId ? before.chosen.filter((variant) => variant.name !== name) : [];
  return { productId, chosen: [...kept, { name, value }] };
};
