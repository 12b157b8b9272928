import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import type { CleanHtml } from '@shop/domain/shared/clean-html';
import { CleanHtmlScalar } from '../shared/clean-html.scalar.ts';
import { cleanHtml } from '../shared/clean-html.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { ItemArgs, TabArgs } from './catalogue.args.ts';

/** What a product page requests besides the product. */
@Resolver()
export class ProductPartsResolver {
  @Query(() => ID, { nullable: true, description: 'The product that an item belongs to; null where no such item is.' })
  async productOfItem(
    @Context() { publicShopper, publicShop, cacheHint }: GraphqlContext,
    @Args() { id }: ItemArgs,
  ): Promise<string | undefined> {
    const item = await publicShop.catalogue.item(publicShopper, id);
    if (item === undefined) cacheHint.shorten();
    return item?.productId;
  }

  @Query(() => CleanHtmlScalar, { nullable: true, description: 'Null where the product has no such tab.' })
  async extraTab(
    @Context() { publicShopper, publicShop, cacheHint }: GraphqlContext,
    @Args() { productId, tabId }: TabArgs,
  ): Promise<CleanHtml | undefined> {
    const content = await publicShop.catalogue.tabContent(publicShopper, productId, tabId);
    if (content === undefined) cacheHint.shorten();
    return content === undefined ? undefined : cleanHtml(content);
  }
}
