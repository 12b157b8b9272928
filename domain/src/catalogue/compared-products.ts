import { COMPARE } from '../shared/paths.ts';
import type { ProductId } from './product.ts';

/** Products side by side: more do not fit on a laptop. */
export const MOST_COMPARED = 4;

/** A checkbox of a plain form has a name of its own for each product: `with.123=on`. */
const FIELD = 'with.';
const ID = /^[A-Za-z0-9][\w.$-]{0,63}$/u;

/** The field of a product in a form that leads to the comparison. */
export const compareField = (id: ProductId): string => FIELD + id;

/** Products to compare, from search parameters: `ids` separated by commas, then the chosen fields. Each once; one more than can be compared, so that the page can say so. */
export const readComparedIds = (params: Readonly<Record<string, string>>): readonly ProductId[] => {
  const chosen = Object.keys(params)
    .filter((name) => name.startsWith(FIELD))
    .map((name) => name.slice(FIELD.length));
  return [...new Set([...(params['ids'] ?? '').split(','), ...chosen])]
    .filter((id) => ID.test(id))
    .slice(0, MOST_COMPARED + 1);
};

/** The one URL of a comparison. */
export const comparePath = (ids: readonly ProductId[]): string =>
  ids.length === 0 ? COMPARE : `${COMPARE}?ids=${ids.map(encodeURIComponent).join(',')}`;
