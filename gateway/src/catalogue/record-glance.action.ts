import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { recordGlance } from '@shop/domain/tracking/record-glance';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';

@ArgsType()
class GlanceArgs {
  @IsShopId() @Field(() => ID) readonly productId: string;
  @IsShopId() @Field(() => ID) readonly itemId: string;
}

/** Records that somebody saw an item. Only a browser knows that (docs/decisions/0116). */
@Action()
export class RecordGlance {
  @Mutation(() => Boolean, { description: 'Whether it was an item of this product.' })
  async recordGlanceView(
    @Context() { publicShopper, publicShop }: GraphqlContext,
    @Args() seen: GlanceArgs,
  ): Promise<boolean> {
    return recordGlance(publicShop, publicShopper, seen);
  }
}
