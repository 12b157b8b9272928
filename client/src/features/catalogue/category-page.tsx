import type { CategoryQuery } from '@shop/domain/catalogue/category';
import type { ReactNode } from 'react';

import type { Area } from '../../locales/areas.ts';
import { StaticIsland } from '../../platform/islands/static-island.tsx';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { FilterSheetOpener } from './filters/filter-sheet-opener.tsx';
import { listingQuery } from './listing.queries.ts';

export const listing = lazyComponent(async () => (await import('./listing.tsx')).Listing);
const sheet = lazyComponent(async () => (await import('./category-sheet.tsx')).CategorySheet);

const AREAS: readonly Area[] = ['catalogue'];

interface CategoryPageProps {
  readonly id: string;
  readonly search: CategoryQuery;
}

export const CategoryPage = ({ id, search }: CategoryPageProps): ReactNode => (
  <>
    <StaticIsland query={listingQuery(id, search)}>
      {({ category }) => category !== null && <listing.Component category={category} search={search} />}
    </StaticIsland>
    <FilterSheetOpener sheet={sheet} areas={AREAS} list={{ id, search }} />
  </>
);
