import type { SearchQuery } from '../../platform/generated/graphql.ts';

/** One page of what a search found, as the gateway presents it. */
export type FoundListing = NonNullable<SearchQuery['search']['listing']>;
