import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, InputType, Mutation } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import type { ReturnPorts } from '@shop/domain/returns/change-return';
import { submitReturn } from '@shop/domain/returns/submit-return';
import { RETURN_STEP_PATHS } from '@shop/domain/shared/paths';
import { granted } from '@shop/domain/shared/result';
import { type FormReply, FormRoute } from '../forms/form-route.decorator.ts';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../request/visitor-session.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { OfReturnOrder } from './of-return-order.ts';
import { idOf, postedFields, textOf } from './posted-return-fields.ts';
import { presentSubmittedReturn } from './present-return.ts';
import { presentStepRefusal } from './present-return-refusal.ts';
import { returnFormReply } from './return-form-reply.ts';
import { RETURN_PORTS } from './return-ports.ts';
import { SubmitReturnResult, type SubmitReturnResultType } from './return-results.types.ts';

@InputType()
class ReturnContactInput {
  @IsText() @Field(() => String) readonly salutation: string;
  @IsText() @Field(() => String) readonly firstName: string;
  @IsText() @Field(() => String) readonly lastName: string;
  @IsText() @Field(() => String) readonly email: string;
  @IsOptionalText() @Field(() => String, { nullable: true }) readonly phone?: string | null;
}

@ArgsType()
class SubmitReturnArgs extends OfReturnOrder {
  @ValidateNested()
  @Type(() => ReturnContactInput)
  @Field(() => ReturnContactInput)
  readonly contact: ReturnContactInput;
}

/** The last step of a return: who is asked about it, and gets the labels. */
@Action()
export class SubmitReturn {
  constructor(@Inject(RETURN_PORTS) private readonly ports: ReturnPorts) {}

  @Mutation(() => SubmitReturnResult, {
    description:
      'Announces the return. One return of a browser is submitted at most once, however often this is called.',
  })
  async submitReturn(
    @Context() context: GraphqlContext,
    @Args() { order, contact }: SubmitReturnArgs,
  ): Promise<SubmitReturnResultType> {
    const submitted = await submitReturn(this.ports, await context.aboutToKeep())(order, contact);
    if (submitted.ok) return { __typename: 'ReturnSubmitted', submitted: presentSubmittedReturn(submitted.value) };
    const { refusal } = submitted;
    return refusal.because === 'return-refused'
      ? { __typename: 'ReturnRefused', messageKey: refusal.message, text: refusal.text }
      : presentStepRefusal(refusal);
  }

  @FormRoute('return-contact', RETURN_STEP_PATHS.confirm)
  async form(@CurrentVisitor() visitor: VisitorSession, @Body() body: unknown): Promise<FormReply> {
    const fields = postedFields(body);
    const path = RETURN_STEP_PATHS.confirm;
    const submitted = await submitReturn(this.ports, visitor)(idOf(fields, 'order'), {
      salutation: textOf(fields, 'salutation'),
      firstName: textOf(fields, 'firstName'),
      lastName: textOf(fields, 'lastName'),
      email: textOf(fields, 'email'),
      phone: textOf(fields, 'phone'),
    });
    return returnFormReply({ name: 'return-contact', path, fields }, submitted.ok ? granted({ path }) : submitted);
  }
}
