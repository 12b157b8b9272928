import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, createUnionType, Field, InputType, Mutation, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { submitReturn } from '@shop/domain/returns/submit-return';
import { RETURN_STEP_PATHS } from '@shop/domain/shared/paths';
import { granted } from '@shop/domain/shared/result';
import type { Visit } from '@shop/domain/visit/visit.port';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { FormRefusedType } from '../shared/form-refused.types.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { presentSubmittedReturn } from './present-return.ts';
import { SubmittedReturnType } from './return-flow.types.ts';
import { returnFormReply } from './return-form-reply.ts';
import { RETURN_PORTS, type ReturnPortsFor } from './return-ports.ts';
import { OfReturnOrder, presentStepRefusal, ReturnNotReadyType } from './return-step.types.ts';

/** Whom the shop asks about the return, as typed. */
@InputType()
class ReturnContactInput {
  @IsText() @Field(() => String) readonly salutation: string = '';
  @IsText() @Field(() => String) readonly firstName: string = '';
  @IsText() @Field(() => String) readonly lastName: string = '';
  @IsText() @Field(() => String) readonly email: string = '';
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly phone?: string | null;
}

@ArgsType()
class SubmitReturnArgs extends OfReturnOrder {
  @ValidateNested()
  @Type(() => ReturnContactInput)
  @Field(() => ReturnContactInput)
  readonly contact: ReturnContactInput;
}

class SubmitReturnForm extends ReturnContactInput {
  @IsText() readonly order: string = '';
}

@ObjectType('ReturnSubmitted')
class ReturnSubmittedType {
  readonly __typename: 'ReturnSubmitted';
  @Field(() => SubmittedReturnType) readonly submitted: SubmittedReturnType;
}

@ObjectType('ReturnRefused', { description: 'The shop does not accept the return.' })
class ReturnRefusedType {
  readonly __typename: 'ReturnRefused';
  @Field(() => String) readonly messageKey: string;
  @Field(() => String, { nullable: true, description: 'The shop’s own words, if it has any.' }) readonly text:
    | string
    | undefined;
}

type SubmitReturnResultType = ReturnSubmittedType | ReturnRefusedType | FormRefusedType | ReturnNotReadyType;
const SubmitReturnResult = createUnionType({
  name: 'SubmitReturnResult',
  types: () => [ReturnSubmittedType, ReturnRefusedType, FormRefusedType, ReturnNotReadyType] as const,
  resolveType: ({ __typename }: SubmitReturnResultType) => __typename,
});

/** The last step of a return: who is asked about it, and gets the labels. */
@Action()
export class SubmitReturn {
  constructor(@Inject(RETURN_PORTS) private readonly portsFor: ReturnPortsFor) {}

  @Mutation(() => SubmitReturnResult, {
    description:
      'Announces the return. One return of a browser is submitted at most once, however often this is called.',
  })
  async submitReturn(
    @Context() context: GraphqlContext,
    @Args() { order, contact }: SubmitReturnArgs,
  ): Promise<SubmitReturnResultType> {
    const visitor = await context.aboutToKeep();
    const submitted = await submitReturn(this.portsFor(context.shop, context), visitor)(order, contact);
    if (submitted.ok) return { __typename: 'ReturnSubmitted', submitted: presentSubmittedReturn(submitted.value) };
    const { refusal } = submitted;
    return refusal.because === 'return-refused'
      ? { __typename: 'ReturnRefused', messageKey: refusal.message, text: refusal.text }
      : presentStepRefusal(refusal);
  }

  @FormRoute('return-contact', RETURN_STEP_PATHS.confirm)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() { order, ...contact }: SubmitReturnForm,
  ): Promise<FormReply> {
    const path = RETURN_STEP_PATHS.confirm;
    const submitted = await submitReturn(this.portsFor(context.shop(), context), visitor)(order, contact);
    const form = { name: 'return-contact', path, values: { ...contact, phone: contact.phone ?? '' } };
    return returnFormReply(form, submitted.ok ? granted({ path }) : submitted);
  }
}
