import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { chooseRegulation } from '@shop/domain/returns/choose-regulation';
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
class ChooseRegulationArgs extends OfReturnOrder {
  @IsShopId() @Field(() => ID) readonly regulation: string;
}

/** Nothing may be chosen. */
class ChooseRegulationForm {
  @IsText() readonly order: string = '';
  @IsText() readonly regulation: string = '';
}

/** The step of a return in which the buyer chooses money, a replacement or a repair. */
@Action()
export class ChooseRegulation {
  constructor(@Inject(RETURN_PORTS) private readonly portsFor: ReturnPortsFor) {}

  @Mutation(() => ReturnStepResult)
  async chooseRegulation(
    @Context() context: GraphqlContext,
    @Args() { order, regulation }: ChooseRegulationArgs,
  ): Promise<ReturnStepResultType> {
    const visitor = await context.aboutToKeep();
    return presentStep(await chooseRegulation(this.portsFor(context.shop, context), visitor)(order, regulation));
  }

  @FormRoute('return-regulation', RETURN_STEP_PATHS.regulations)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() { order, regulation }: ChooseRegulationForm,
  ): Promise<FormReply> {
    const chosen = await chooseRegulation(this.portsFor(context.shop(), context), visitor)(order, regulation);
    const path = RETURN_STEP_PATHS.regulations;
    return returnFormReply({ name: 'return-regulation', path, values: { regulation } }, chosen);
  }
}
