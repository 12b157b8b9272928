import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, createUnionType, Field, Mutation, ObjectType } from '@nestjs/graphql';
import { findReturnOrder } from '@shop/domain/returns/find-return-order';
import { RETURNS } from '@shop/domain/shared/paths';
import type { Visit } from '@shop/domain/visit/visit.port';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { lookingUpWithinLimits } from '../orders/look-up-order-within-limits.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsText } from '../shared/is-text.ts';
import { returnFormReply } from './return-form-reply.ts';
import { RETURN_PORTS, type ReturnPortsFor } from './return-ports.ts';
import { presentStepRefusal, ReturnNotReadyType } from './return-step.types.ts';

@ArgsType()
class FindReturnOrderInput {
  @IsText() @Field(() => String) readonly orderId: string = '';
  @IsText() @Field(() => String) readonly zipCode: string = '';
}

@ObjectType('ReturnOrderFound')
class ReturnOrderFoundType {
  readonly __typename: 'ReturnOrderFound';
  @Field(() => String, { description: 'Where its return begins.' }) readonly path: string;
}

type FindReturnOrderResultType = ReturnOrderFoundType | FormRefusedType | ReturnNotReadyType;
const FindReturnOrderResult = createUnionType({
  name: 'FindReturnOrderResult',
  types: () => [ReturnOrderFoundType, FormRefusedType, ReturnNotReadyType] as const,
  resolveType: ({ __typename }: FindReturnOrderResultType) => __typename,
});

/** Where a return begins for who has no account. */
@Action()
export class FindReturnOrder {
  constructor(@Inject(RETURN_PORTS) private readonly portsFor: ReturnPortsFor) {}

  @Mutation(() => FindReturnOrderResult, { description: 'Finds an order by its number and postcode.' })
  async findReturnOrder(
    @Context() context: GraphqlContext,
    @Args() lookUp: FindReturnOrderInput,
  ): Promise<FindReturnOrderResultType> {
    const visitor = await context.aboutToKeep();
    const found = await this.find(this.portsFor(context.shop, context), visitor, lookUp);
    return found.ok ? { __typename: 'ReturnOrderFound', path: found.value.path } : presentStepRefusal(found.refusal);
  }

  @FormRoute('return-lookup', RETURNS)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() lookUp: FindReturnOrderInput,
  ): Promise<FormReply> {
    const found = await this.find(this.portsFor(context.shop(), context), visitor, lookUp);
    return returnFormReply({ name: 'return-lookup', path: RETURNS, values: { ...lookUp } }, found);
  }

  private find(ports: ReturnType<ReturnPortsFor>, visitor: Visit, lookUp: FindReturnOrderInput) {
    return lookingUpWithinLimits(findReturnOrder(ports, visitor)(lookUp));
  }
}
