import type { ReactNode } from 'react';

import { StaticIsland } from '../../platform/islands/static-island.tsx';
import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { categoryQuery } from './catalogue.queries.ts';
import type { ListingSearch } from './listing-search.ts';

export const listing = lazyComponent(async () => (await import('./listing.tsx')).Listing);

interface CategoryPageProps {
  readonly id: string;
  readonly search: ListingSearch;
}

export const CategoryPage = ({ id, search }: CategoryPageProps): ReactNode => (
  <StaticIsland query={categoryQuery({ id, ...search })}>{({ category }) => category !== null && <listing.Component category={category} search={search} />}</StaticIsland>
);
