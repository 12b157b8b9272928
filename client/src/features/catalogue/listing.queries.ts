import { categoryQuery } from './catalogue.queries.ts';
import { filterVariables, type ListingSearch } from './listing-search.ts';

export const listingQuery = (id: string, { page, sort, filters }: ListingSearch) =>
  categoryQuery({ id, page, sort, ...filterVariables(filters) });
