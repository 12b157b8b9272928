import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, createUnionType, Field, ID, Mutation, ObjectType } from '@nestjs/graphql';
import { removeReturnImage } from '@shop/domain/returns/remove-return-image';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { RETURN_PORTS, type ReturnPortsFor } from './return-ports.ts';
import { OfReturnOrder, presentNotReady, ReturnNotReadyType } from './return-step.types.ts';

@ArgsType()
class RemoveReturnImageArgs extends OfReturnOrder {
  @IsShopId() @Field(() => ID) readonly image: string;
}

@ObjectType('ReturnImageRemoved')
class ReturnImageRemovedType {
  readonly __typename: 'ReturnImageRemoved';
  @Field(() => ID) readonly id: string;
}

type RemoveReturnImageResultType = ReturnImageRemovedType | ReturnNotReadyType;
const RemoveReturnImageResult = createUnionType({
  name: 'RemoveReturnImageResult',
  types: () => [ReturnImageRemovedType, ReturnNotReadyType] as const,
  resolveType: ({ __typename }: RemoveReturnImageResultType) => __typename,
});

/** Takes a picture out of a return. Needs scripts, as pictures do. */
@Action()
export class RemoveReturnImage {
  constructor(@Inject(RETURN_PORTS) private readonly portsFor: ReturnPortsFor) {}

  @Mutation(() => RemoveReturnImageResult)
  async removeReturnImage(
    @Context() context: GraphqlContext,
    @Args() { order, image }: RemoveReturnImageArgs,
  ): Promise<RemoveReturnImageResultType> {
    const visitor = await context.aboutToKeep();
    const removed = await removeReturnImage(this.portsFor(context.shop, context), visitor)(order, image);
    return removed.ok ? { __typename: 'ReturnImageRemoved', id: removed.value } : presentNotReady(removed.refusal);
  }
}
