import type {
  EnumFilter,
  FilterValue,
  RangeFilter,
  RangeFilterChoice,
  RangeKind,
} from '@shop/domain/catalogue/listing-filters';
import { omitNil } from '@shop/domain/shared/omit-nil';

import { localise, type CatalogueContext } from '../goods/catalogue-context.ts';
import type { Texts } from '../goods/goods.ts';
import { facetValues, type ValueCode } from './facet-index.ts';
import { FACETS, type FacetId } from './facets.ts';

type Storefront = CatalogueContext['storefront'];

/** How many products have each value. */
export interface CountedValues {
  readonly countOf: (code: ValueCode) => number;
  readonly isChosen: (code: ValueCode) => boolean;
  /** Products that match all filters. */
  readonly total: number;
}

interface RankedValue extends FilterValue {
  readonly rank: number;
}

const collators: Readonly<Record<string, Intl.Collator>> = {
  de: new Intl.Collator('de', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
};

const inOrder = (values: readonly RankedValue[], { language }: Storefront): readonly FilterValue[] => {
  const collator = collators[language.slice(0, 2)];
  return values
    .toSorted((a, b) => a.rank - b.rank || (collator?.compare(a.name, b.name) ?? 0))
    .map(({ rank: _, ...value }) => value);
};

/** A filter that would leave the list as it is helps nobody. */
const narrows = (values: readonly FilterValue[], total: number): boolean =>
  values.some(({ selected, count }) => selected || count !== total);

export const offeredEnumFilters = (
  { countOf, isChosen, total }: CountedValues,
  storefront: Storefront,
): readonly EnumFilter[] => {
  const found = new Map<FacetId, RankedValue[]>(FACETS.map(({ id }) => [id, []]));
  for (const [code, { facet, id, label, rank, imageUrl }] of facetValues().entries()) {
    const [count, selected] = [countOf(code), isChosen(code)];
    if (count > 0 || selected)
      found
        .get(facet)
        ?.push({ id, name: localise(storefront, label), count, selected, rank, ...omitNil({ imageUrl }) });
  }
  return FACETS.flatMap(({ id, name }) => {
    const values = inOrder(found.get(id) ?? [], storefront);
    return narrows(values, total) ? [{ id, name: localise(storefront, name), values }] : [];
  });
};

interface SeenRange {
  readonly kind: RangeKind;
  readonly id: string;
  readonly name: Texts;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly choice: RangeFilterChoice | undefined;
}

/** Offered where products differ. If the other filters leave nothing, a chosen range has its own bounds, so that it can be removed. */
export const offeredRangeFilters = (ranges: readonly SeenRange[], storefront: Storefront): readonly RangeFilter[] =>
  ranges.flatMap(({ kind, id, name, bounds, choice }) => {
    const isEmpty = bounds.min > bounds.max;
    if (choice === undefined && (isEmpty || bounds.min === bounds.max)) return [];
    const own = { min: choice?.from ?? choice?.to ?? 0, max: choice?.to ?? choice?.from ?? 0 };
    const { min, max } = isEmpty ? own : bounds;
    return [
      {
        kind,
        id,
        name: localise(storefront, name),
        min,
        max,
        ...omitNil({ selectedMin: choice?.from, selectedMax: choice?.to }),
      },
    ];
  });
