import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { readSearchParams } from '@shop/domain/search/search-address';
import { searchProducts, searchTargetOf } from '@shop/domain/search/search-products';
import type { SearchTarget } from '@shop/domain/search/search-products';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { suggest } from '@shop/domain/search/suggest';
import { readListingFilters } from '../catalogue/read-listing-filters.ts';
import { withShownDeals } from '../catalogue/shown-deals.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { presentSearch } from './present-search.ts';
import { SearchArgs, SearchTextArgs } from './search.args.ts';
import { SearchAnswerType, SearchTargetType, SuggestionsType } from './search.types.ts';

/** Searches are endless: their responses are cached for seconds only (docs/decisions/0064). */
@Resolver()
export class SearchResolver {
  @Query(() => SearchAnswerType, {
    description:
      'Empty without words to search for. Pages count from 1. Unknown filters are dropped: `filters` says which are chosen.',
  })
  async search(
    @Context() context: GraphqlContext,
    @Args() { q, oq, page, sort, searchInCategoryId, filters }: SearchArgs,
  ): Promise<SearchAnswerType> {
    const { publicShopper, cacheHint } = context;
    cacheHint.shorten();
    const words = readSearchParams({ q, ...omitNil({ oq }) });
    if (words === undefined) return {};
    const outcome = await searchProducts(context.publicShop.search, publicShopper, {
      ...words,
      page,
      sort,
      filters: readListingFilters(filters),
      ...omitNil({ searchInCategoryId }),
    });
    if ('leadsTo' in outcome) return { redirectPath: outcome.leadsTo };
    const products = await withShownDeals(context.publicShop, context, outcome.listing.products);
    return { listing: presentSearch({ ...outcome, listing: { ...outcome.listing, products } }) };
  }

  @Query(() => SearchTargetType)
  searchTarget(
    @Context() { publicShopper, publicShop, cacheHint }: GraphqlContext,
    @Args() { q }: SearchTextArgs,
  ): Promise<SearchTarget> {
    cacheHint.shorten();
    return searchTargetOf(publicShop.search, publicShopper, q);
  }

  @Query(() => SuggestionsType)
  async suggestions(@Context() context: GraphqlContext, @Args() { q }: SearchTextArgs): Promise<SuggestionsType> {
    const { publicShopper, cacheHint } = context;
    cacheHint.shorten();
    const { products: found, ...suggested } = await suggest(context.publicShop.search, publicShopper, q);
    const products = await withShownDeals(context.publicShop, context, found);
    return { ...suggested, products };
  }
}
