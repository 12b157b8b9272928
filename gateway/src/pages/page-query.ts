import { DEFAULT_CATEGORY_SORT } from '@shop/domain/catalogue/category';
import { pageKindOf } from '@shop/domain/content/page-kind';
import type { PageKind } from '@shop/domain/content/page-kind';

const VARIANT = 'variant.';

/** Parameters that change a page of this kind. A filter belongs here once listings offer it (docs/decisions/0064). */
const PARAMETERS: Readonly<Partial<Record<PageKind, RegExp>>> = {
  category: /^(?:p|sort)$/u,
  // An item, or variants that were chosen before scripts ran.
  product: /^(?:varid|variant\..+)$/u,
};

/** Defaults of a listing: as parameters they do not change the page. */
const DEFAULTS: Readonly<Record<string, string>> = { p: '1', sort: DEFAULT_CATEGORY_SORT };

const MAX_VALUE_LENGTH = 200;
const MAX_PARAMETERS = 24;

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : a > b ? 1 : 0);

/** The parameters that change the page, once each and in a fixed order. Others, such as those of trackers, are dropped. */
export const knownQuery = (path: string, query: URLSearchParams): URLSearchParams => {
  const parameters = PARAMETERS[pageKindOf(path)];
  const known = Object.entries(Object.fromEntries(query)).filter(
    ([name, value]) => parameters?.test(name) === true && value !== '' && value !== DEFAULTS[name] && value.length <= MAX_VALUE_LENGTH,
  );
  // Chosen variants take precedence over an item (`product-search.ts` of the client).
  const isChosen = known.some(([name]) => name.startsWith(VARIANT));
  return new URLSearchParams(known.filter(([name]) => !isChosen || name.startsWith(VARIANT)).sort(byName).slice(0, MAX_PARAMETERS));
};
