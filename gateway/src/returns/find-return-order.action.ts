import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import type { ReturnPorts } from '@shop/domain/returns/change-return';
import { findReturnOrder } from '@shop/domain/returns/find-return-order';
import { RETURNS } from '@shop/domain/shared/paths';
import { type FormReply, FormRoute } from '../forms/form-route.decorator.ts';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../request/visitor-session.ts';
import { IsText } from '../shared/is-text.ts';
import { postedFields, textOf } from './posted-return-fields.ts';
import { presentStepRefusal } from './present-return-refusal.ts';
import { returnFormReply } from './return-form-reply.ts';
import { RETURN_PORTS } from './return-ports.ts';
import { FindReturnOrderResult, type FindReturnOrderResultType } from './return-results.types.ts';

@ArgsType()
class FindReturnOrderArgs {
  @IsText() @Field(() => String) readonly orderId: string;
  @IsText() @Field(() => String) readonly zipCode: string;
}

/** Where a return begins for who has no account. */
@Action()
export class FindReturnOrder {
  constructor(@Inject(RETURN_PORTS) private readonly ports: ReturnPorts) {}

  @Mutation(() => FindReturnOrderResult, { description: 'Finds an order by its number and postcode.' })
  async findReturnOrder(
    @Context() context: GraphqlContext,
    @Args() lookUp: FindReturnOrderArgs,
  ): Promise<FindReturnOrderResultType> {
    const found = await findReturnOrder(this.ports, await context.aboutToKeep())(lookUp);
    return found.ok ? { __typename: 'ReturnOrderFound', path: found.value.path } : presentStepRefusal(found.refusal);
  }

  @FormRoute('return-lookup', RETURNS)
  async form(@CurrentVisitor() visitor: VisitorSession, @Body() body: unknown): Promise<FormReply> {
    const fields = postedFields(body);
    const lookUp = { orderId: textOf(fields, 'orderId'), zipCode: textOf(fields, 'zipCode') };
    return returnFormReply(
      { name: 'return-lookup', path: RETURNS, fields },
      await findReturnOrder(this.ports, visitor)(lookUp),
    );
  }
}
