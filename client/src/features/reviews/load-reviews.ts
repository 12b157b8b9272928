import type { QueryClient } from '@tanstack/react-query';

import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { loadOptional } from '../../platform/queries/load-optional.ts';
import { lazyReviewSection } from './lazy-review-section.ts';
import { type LoadedReviews, reviewSearchOf } from './review-search.ts';
import { reviewsOf } from './reviews.queries.ts';

/** What a product page says of its reviews. It is read after the first view: its code is fetched while the page is read already. */
export const lazyReviews = lazyComponent(async () => (await import('./product-reviews.tsx')).ProductReviews);
export const lazyDescriptionRating = lazyComponent(
  async () => (await import('./description-rating.tsx')).DescriptionRating,
);

/** Loads the reviews that a product page shows first. Without them the page is shorter, but works. */
export const loadReviews = async (
  client: QueryClient,
  productId: string,
  search: SearchValues,
): Promise<LoadedReviews> => {
  const shown = reviewSearchOf(search);
  const query = reviewsOf(productId, shown);
  await Promise.all([
    loadOptional(client, query),
    lazyReviews.preload(),
    lazyReviewSection.preload(),
    lazyDescriptionRating.preload(),
  ]);
  return { productId, shown, matching: client.getQueryData(query.queryKey)?.reviews?.matching };
};
