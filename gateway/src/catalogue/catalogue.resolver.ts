import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { isOfferedChoice } from '@shop/domain/catalogue/offered-choice';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { withShownDeal, withShownDeals } from './shown-deals.ts';
import { CategoryArgs, ProductArgs, TilesArgs } from './catalogue.args.ts';
import { CategoryNodeType, CategoryType } from './category.types.ts';
import { presentCategory } from './present-category.ts';
import { presentProduct } from './present-product.ts';
import { isLasting, readListingFilters } from './read-listing-filters.ts';
import { ProductTileType } from './product-tile.types.ts';
import { ProductType } from './product.types.ts';

@Resolver()
export class CatalogueResolver {
  @Query(() => [CategoryNodeType])
  navigation(@Context() { publicShopper, publicShop }: GraphqlContext): Promise<readonly CategoryNodeType[]> {
    return publicShop.catalogue.navigation(publicShopper);
  }

  @Query(() => CategoryType, {
    nullable: true,
    description:
      'Null where no such category is. Pages count from 1. Unknown filters are dropped: `filters` says which are chosen.',
  })
  async category(
    @Context() context: GraphqlContext,
    @Args() { id, page, sort, filters }: CategoryArgs,
  ): Promise<CategoryType | undefined> {
    const { publicShopper, cacheHint } = context;
    const requested = readListingFilters(filters);
    const [listing, branch] = await Promise.all([
      context.publicShop.catalogue.category(publicShopper, id, { page, sort, filters: requested }),
      context.publicShop.catalogue.branch(publicShopper, id),
    ]);
    if (listing?.currentPage !== page || !isLasting(requested, listing.filters)) cacheHint.shorten();
    if (listing === undefined) return undefined;
    const products = await withShownDeals(context.publicShop, context, listing.products);
    return presentCategory({ ...listing, products }, branch);
  }

  @Query(() => ProductType, { nullable: true, description: 'Null where no such product is.' })
  async product(
    @Context() context: GraphqlContext,
    @Args() { id, itemId, selectedVariants }: ProductArgs,
  ): Promise<ProductType | undefined> {
    const { publicShopper, cacheHint } = context;
    const product = await context.publicShop.catalogue.product(publicShopper, id, {
      ...(itemId == null ? {} : { itemId }),
      ...(selectedVariants == null ? {} : { selectedVariants }),
    });
    if (product === undefined || !isOfferedChoice(product, { itemId, selectedVariants })) cacheHint.shorten();
    if (product === undefined) return undefined;
    return presentProduct(await withShownDeal(context.publicShop, context, product), publicShopper.storefront);
  }

  @Query(() => [ProductTileType], { description: 'Tiles in the order of the ids; unknown ids are left out.' })
  async tiles(@Context() context: GraphqlContext, @Args() { ids }: TilesArgs): Promise<readonly ProductTileType[]> {
    const { publicShop, publicShopper } = context;
    return withShownDeals(publicShop, context, await publicShop.catalogue.tiles(publicShopper, ids));
  }
}
