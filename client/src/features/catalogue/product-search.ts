import type { ProductQueryVariables } from '../../platform/generated/graphql.ts';
import type { SearchValues } from '../../platform/navigation/search-params.ts';

/** Names under which an address carries chosen variants, so that a plain form can ask for them. */
const VARIANT = 'variant.';

const chosenIn = (search: SearchValues): readonly { readonly name: string; readonly value: string }[] =>
  Object.entries(search)
    .filter(([name, value]) => name.startsWith(VARIANT) && value !== '')
    .map(([name, value]) => ({ name: name.slice(VARIANT.length), value }))
    .sort((a, b) => a.name.localeCompare(b.name));

/** What of a product an address asks for: the item `varid` (specification B2), or variants chosen one by one. */
export const productSearchOf = (id: string, search: SearchValues): ProductQueryVariables => {
  const selectedVariants = chosenIn(search);
  if (selectedVariants.length > 0) return { id, selectedVariants };
  const itemId = search['varid'];
  return itemId === undefined || itemId === '' ? { id } : { id, itemId };
};

export const variantField = (name: string): string => VARIANT + name;

/** The query that chooses these variants. */
export const searchForVariants = (chosen: readonly { readonly name: string; readonly value: string }[]): SearchValues =>
  Object.fromEntries(chosen.map(({ name, value }) => [variantField(name), value]));

/** The address of a product; where there are variants, of the one that the tile shows (specification B2). */
export const productHref = ({ path, moreVariants, bestItemId }: { readonly path: string; readonly moreVariants: boolean; readonly bestItemId: string }): string =>
  moreVariants ? `${path}?varid=${encodeURIComponent(bestItemId)}` : path;
