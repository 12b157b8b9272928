import type { CategoryQuery } from '@shop/domain/catalogue/category';

import { categoryQuery } from './catalogue.queries.ts';
import { filterVariables } from './filter-variables.ts';

export const listingQuery = (id: string, { page, sort, filters }: CategoryQuery) =>
  categoryQuery({ id, page, sort, ...filterVariables(filters) });
