import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Int, Mutation } from '@nestjs/graphql';
import { IsInt } from 'class-validator';
import { readQuantity } from '@shop/domain/carts/quantity';
import { chooseReturnCarrier } from '@shop/domain/returns/choose-return-carrier';
import { RETURN_STEP_PATHS } from '@shop/domain/shared/paths';
import type { Visit } from '@shop/domain/visit/visit.port';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { returnFormReply } from './return-form-reply.ts';
import { RETURN_PORTS, type ReturnPortsFor } from './return-ports.ts';
import { OfReturnOrder, presentStep, ReturnStepResult, type ReturnStepResultType } from './return-step.types.ts';

@ArgsType()
class ChooseReturnCarrierArgs extends OfReturnOrder {
  @IsShopId() @Field(() => ID) readonly carrier: string;
  @IsInt() @Field(() => Int) readonly labels: number;
}

/** Nothing may be chosen; the number is as typed. */
class ChooseReturnCarrierForm {
  @IsText() readonly order: string = '';
  @IsText() readonly carrier: string = '';
  @IsText() readonly labels: string = '';
}

/** The step of a return in which the shopper chooses who takes the goods back, and how many labels they need. */
@Action()
export class ChooseReturnCarrier {
  constructor(@Inject(RETURN_PORTS) private readonly portsFor: ReturnPortsFor) {}

  @Mutation(() => ReturnStepResult)
  async chooseReturnCarrier(
    @Context() context: GraphqlContext,
    @Args() { order, carrier, labels }: ChooseReturnCarrierArgs,
  ): Promise<ReturnStepResultType> {
    const visitor = await context.aboutToKeep();
    return presentStep(
      await chooseReturnCarrier(this.portsFor(context.shop, context), visitor)(order, { carrier, labels }),
    );
  }

  @FormRoute('return-carrier', RETURN_STEP_PATHS.carrier)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() { order, carrier, labels }: ChooseReturnCarrierForm,
  ): Promise<FormReply> {
    const asked = { carrier, labels: readQuantity(labels) ?? Number.NaN };
    const chosen = await chooseReturnCarrier(this.portsFor(context.shop(), context), visitor)(order, asked);
    const path = RETURN_STEP_PATHS.carrier;
    return returnFormReply({ name: 'return-carrier', path, values: { carrier, labels } }, chosen);
  }
}
