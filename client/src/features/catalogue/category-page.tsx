import type { ReactNode } from 'react';

import { KeptMarkup } from '../../platform/islands/static-island.tsx';
import { onDemand } from '../../platform/islands/lazy-component.tsx';
import { categoryQuery } from './catalogue.queries.ts';
import type { ListingQuestion } from './listing-question.ts';

export const listing = onDemand(async () => (await import('./listing.tsx')).Listing);

interface CategoryPageProps {
  readonly id: string;
  readonly question: ListingQuestion;
}

export const CategoryPage = ({ id, question }: CategoryPageProps): ReactNode => (
  <KeptMarkup query={categoryQuery({ id, ...question })}>{({ category }) => category !== null && <listing.Component category={category} question={question} />}</KeptMarkup>
);
