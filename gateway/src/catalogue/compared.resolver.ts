import { Args, ArgsType, Context, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { MOST_COMPARED } from '@shop/domain/catalogue/compared-products';
import { ArrayMaxSize } from 'class-validator';
import { withShownDeal } from './shown-deals.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentProduct } from './present-product.ts';
import { ProductType } from './product.types.ts';

@ArgsType()
class ComparedArgs {
  @ArrayMaxSize(MOST_COMPARED) @IsShopId({ each: true }) @Field(() => [ID]) readonly ids: readonly string[];
}

@Resolver()
export class ComparedResolver {
  @Query(() => [ProductType], {
    description: 'Products to compare, in the order of the ids; unknown ids are left out.',
  })
  async compared(@Context() context: GraphqlContext, @Args() { ids }: ComparedArgs): Promise<readonly ProductType[]> {
    const { publicShopper, cacheHint } = context;
    // Any products can be combined: there is no end of such pages.
    cacheHint.shorten();
    const products = await Promise.all(
      ids.map(async (id) => {
        const product = await context.publicShop.catalogue.product(publicShopper, id, {});
        return product === undefined
          ? undefined
          : presentProduct(await withShownDeal(context.publicShop, context, product), publicShopper.storefront);
      }),
    );
    return products.filter((product) => product !== undefined);
  }
}
