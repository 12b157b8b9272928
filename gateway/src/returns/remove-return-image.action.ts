import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import type { ReturnPorts } from '@shop/domain/returns/change-return';
import { removeReturnImage } from '@shop/domain/returns/remove-return-image';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { OfReturnOrder } from './of-return-order.ts';
import { presentNotReady } from './present-return-refusal.ts';
import { RETURN_PORTS } from './return-ports.ts';
import { RemoveReturnImageResult, type RemoveReturnImageResultType } from './return-results.types.ts';

@ArgsType()
class RemoveReturnImageArgs extends OfReturnOrder {
  @IsShopId() @Field(() => ID) readonly image: string;
}

/** Takes a picture out of a return. Needs scripts, as pictures do. */
@Action()
export class RemoveReturnImage {
  constructor(@Inject(RETURN_PORTS) private readonly ports: ReturnPorts) {}

  @Mutation(() => RemoveReturnImageResult)
  async removeReturnImage(
    @Context() context: GraphqlContext,
    @Args() { order, image }: RemoveReturnImageArgs,
  ): Promise<RemoveReturnImageResultType> {
    const removed = await removeReturnImage(this.ports, await context.aboutToKeep())(order, image);
    return removed.ok ? { __typename: 'ReturnImageRemoved', id: removed.value } : presentNotReady(removed.refusal);
  }
}
