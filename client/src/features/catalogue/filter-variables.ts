import { isFiltered, type ListingFilters } from '@shop/domain/catalogue/listing-filters';

/** The filters as a query takes them; none are left out, so that a plain listing has one key. */
export const filterVariables = (filters: ListingFilters): { filters?: ListingFilters } =>
  isFiltered(filters) ? { filters } : {};
