import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { readSearchParams } from '@shop/domain/search/search-query';
import { searchProducts, searchTargetOf } from '@shop/domain/search/search-products';
import type { SearchTarget } from '@shop/domain/search/search-products';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Shop } from '@shop/domain/shop';
import { suggest } from '@shop/domain/search/suggest';
import { presentProductTile } from '../catalogue/present-product-tile.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { SHOP } from '../shop.token.ts';
import { presentSearch } from './present-search.ts';
import { SearchArgs, SearchTextArgs } from './search.args.ts';
import { SearchAnswerType, SearchTargetType, SuggestionsType } from './search.types.ts';

/** Searches are endless: their responses are cached for seconds only (docs/decisions/0064). */
@Resolver()
export class SearchResolver {
  constructor(@Inject(SHOP) private readonly shop: Pick<Shop, 'search'>) {}

  @Query(() => SearchAnswerType, { description: 'Empty without words to search for. Pages count from 1.' })
  async search(@Context() { publicShopper, cacheHint }: GraphqlContext, @Args() { q, oq, page, sort, searchInCategoryId }: SearchArgs): Promise<SearchAnswerType> {
    cacheHint.shorten();
    const words = readSearchParams({ q, ...omitNil({ oq }) });
    if (words === undefined) return {};
    const outcome = await searchProducts(this.shop.search, publicShopper, { ...words, page, sort, ...omitNil({ searchInCategoryId }) });
    return presentSearch(outcome, publicShopper.storefront.language);
  }

  @Query(() => SearchTargetType)
  searchTarget(@Context() { publicShopper, cacheHint }: GraphqlContext, @Args() { q }: SearchTextArgs): Promise<SearchTarget> {
    cacheHint.shorten();
    return searchTargetOf(this.shop.search, publicShopper, q);
  }

  @Query(() => SuggestionsType)
  async suggestions(@Context() { publicShopper, cacheHint }: GraphqlContext, @Args() { q }: SearchTextArgs): Promise<SuggestionsType> {
    cacheHint.shorten();
    const { products, ...suggested } = await suggest(this.shop.search, publicShopper, q);
    return { ...suggested, products: products.map((tile) => presentProductTile(tile, publicShopper.storefront.language)) };
  }
}
