import type { ListingFilters } from '@shop/domain/catalogue/listing-filters';
import { MINOR_PER_MAJOR } from '@shop/domain/shared/money';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { CategoryFilterInput } from '../generated/operation-types.ts';

/** Chosen filters as the upstream takes them: prices in major units. */
export const writeFilters = ({ enumFilters, rangeFilters }: ListingFilters): CategoryFilterInput => ({
  enumFilters: enumFilters.map(({ id, values }) => ({ id, values })),
  rangeFilters: rangeFilters.map(({ kind, id, from, to }) => {
    const unit = kind === 'PRICE' ? MINOR_PER_MAJOR : 1;
    return {
      id,
      ...omitNil({ from: from === undefined ? undefined : from / unit, to: to === undefined ? undefined : to / unit }),
    };
  }),
});
