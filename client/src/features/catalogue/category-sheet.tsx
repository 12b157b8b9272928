import type { CategoryQuery } from '@shop/domain/catalogue/category';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { FilterSheet } from './filters/filter-sheet.tsx';
import { listingQuery } from './listing.queries.ts';
import { listingLinks } from './listing-links.ts';

interface CategorySheetProps {
  readonly id: string;
  readonly search: CategoryQuery;
  readonly onClose: () => void;
}

/** The filters of a category as a sheet. It keeps what it showed until the next reply is there. */
export const CategorySheet = ({ id, search, onClose }: CategorySheetProps): ReactNode => {
  const { data } = useQuery({ ...listingQuery(id, search), placeholderData: keepPreviousData });
  const category = data?.category;
  if (category == null) return null;
  return (
    <FilterSheet
      {...listingLinks(category, search)}
      total={category.total}
      hasCategories={category.children.length > 0}
      onClose={onClose}
    />
  );
};
