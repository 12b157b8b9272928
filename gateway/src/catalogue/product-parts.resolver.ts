import { Inject } from '@nestjs/common';
import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { CleanHtml } from '@shop/domain/shared/clean-html';
import type { Shop } from '@shop/domain/shop';
import { recordGlance } from '@shop/domain/tracking/record-glance';
import { CleanHtmlScalar } from '../content/clean-html.scalar.ts';
import { cleanHtml } from '../content/clean-html.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { SHOP } from '../shop.token.ts';
import { GlanceArgs, ItemArgs, TabArgs } from './catalogue.args.ts';

/** What a product page requests besides the product. */
@Resolver()
export class ProductPartsResolver {
  constructor(@Inject(SHOP) private readonly shop: Pick<Shop, 'catalogue' | 'tracking'>) {}

  @Query(() => ID, { nullable: true, description: 'The product that an item belongs to; null where no such item is.' })
  async productOfItem(
    @Context() { publicShopper, cacheHint }: GraphqlContext,
    @Args() { id }: ItemArgs,
  ): Promise<string | undefined> {
    const item = await this.shop.catalogue.item(publicShopper, id);
    if (item === undefined) cacheHint.shorten();
    return item?.productId;
  }

  @Query(() => CleanHtmlScalar, { nullable: true, description: 'Null where the product has no such tab.' })
  async extraTab(
    @Context() { publicShopper, cacheHint }: GraphqlContext,
    @Args() { productId, tabId }: TabArgs,
  ): Promise<CleanHtml | undefined> {
    const content = await this.shop.catalogue.tabContent(publicShopper, productId, tabId);
    if (content === undefined) cacheHint.shorten();
    return content === undefined ? undefined : cleanHtml(content);
  }

  @Mutation(() => Boolean, { description: 'Whether it was an item of this product.' })
  async recordGlanceView(@Context() { publicShopper }: GraphqlContext, @Args() seen: GlanceArgs): Promise<boolean> {
    return recordGlance(this.shop, publicShopper, seen);
  }
}
