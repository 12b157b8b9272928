import type { SearchQuery } from '@shop/domain/search/search-query';
import { omitNil } from '@shop/domain/shared/omit-nil';

import { SearchDocument } from '../../platform/generated/graphql.ts';
import { publicQuery } from '../../platform/queries/document-query.ts';
import { filterVariables } from './filter-variables.ts';

/** What a search finds. The term is cut off before, as the gateway does, so that equal searches are one query. */
export const searchQuery = ({ searchTerm, originalTerm, page, sort, searchInCategoryId, filters }: SearchQuery) =>
  publicQuery('Search', SearchDocument, {
    q: searchTerm,
    page,
    sort,
    ...omitNil({ oq: originalTerm, searchInCategoryId }),
    ...filterVariables(filters),
  });
