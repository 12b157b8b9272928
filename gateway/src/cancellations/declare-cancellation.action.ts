import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, InputType, Mutation } from '@nestjs/graphql';
import { CANCELLATION_KINDS, type CancellationKind, offersCancellation } from '@shop/domain/cancellations/cancellation';
import { declareCancellation } from '@shop/domain/cancellations/declare-cancellation';
import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { CANCELLATION_FORM, CANCELLATION_RECEIPT } from '@shop/domain/shared/paths';
import { refused } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { httpError, NOT_FOUND } from '../http/errors.ts';
import { LOG, type Log } from '../logging/log.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { logUnknownOutcome } from '../request/log-unknown-outcome.ts';
import { ids } from '../shared/ids.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsLongText, IsOptionalText, IsText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import type { RequestContext } from '../request/request-context.ts';
import { CancellationKindEnum, CancellationResult, type CancellationResultType } from './cancellation.types.ts';
import { presentCancellation } from './present-cancellation.ts';

@InputType()
export class CancellationInput {
  @IsIn(CANCELLATION_KINDS) @Field(() => CancellationKindEnum) readonly kind: CancellationKind;
  @IsOptional()
  @IsLongText()
  @Field(() => String, { nullable: true, description: 'Of an extraordinary cancellation.' })
  readonly cancellationReason?: string | null;
  @IsText() @Field(() => String) readonly fullName: string;
  @IsText()
  @Field(() => String, { description: 'E-mail address of the account, customer number, or other words.' })
  readonly contract: string;
  @IsOptionalText()
  @Field(() => String, { nullable: true, description: 'The wished last day, YYYY-MM-DD.' })
  readonly endsOn?: string | null;
  @IsText() @Field(() => String) readonly email: string;
}

@ArgsType()
class DeclareCancellationArgs {
  @IsShopId() @Field(() => ID) readonly key: string;
  @ValidateNested() @Type(() => CancellationInput) @Field(() => CancellationInput) readonly input: CancellationInput;
}

/** A field that is not posted is one that was left empty. */
class DeclareCancellationForm extends CancellationInput {
  override readonly kind: CancellationKind = 'ordinary';
  override readonly fullName: string = '';
  override readonly contract: string = '';
  override readonly email: string = '';
  /** Of the page that held the form. */
  @IsShopId() readonly key: string;
}

const UNKNOWN_OUTCOME: FormRefusal = { ...invalidForm([]), general: 'shop.cancellation.unknownOutcome' };

/** The cancellation button (§ 312k BGB): a page that asks what the law lists, and its button that declares it. */
@Action()
export class DeclareCancellation {
  constructor(@Inject(LOG) private readonly log: Pick<Log, 'failure'>) {}

  @Mutation(() => CancellationResult, {
    description:
      'Declares a cancellation, once however often this is called with the same key and input, and mails the receipt.',
  })
  async declareCancellation(
    @Context() context: GraphqlContext,
    @Args() { key, input }: DeclareCancellationArgs,
  ): Promise<CancellationResultType> {
    const declared = await this.declare(context.shop, await context.aboutToKeep(), key, input);
    return declared.ok ? presentCancellation(declared.value) : presentFormRefusal(declared.refusal);
  }

  /** Nothing that was typed is in a URL. */
  @FormRoute('cancellation', CANCELLATION_FORM)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() { key, ...form }: DeclareCancellationForm,
  ): Promise<FormReply> {
    const declared = await this.declare(context.shop(), visitor, key, form).catch((failure: unknown) => {
      logUnknownOutcome(this.log, failure, context);
      return refused(UNKNOWN_OUTCOME);
    });
    if (declared.ok) return { path: CANCELLATION_RECEIPT };
    const { fieldErrors, general } = declared.refusal;
    const echo = { form: 'cancellation', values: omitNil({ ...form }), fieldErrors, ...omitNil({ general }) };
    return { path: CANCELLATION_FORM, echo };
  }

  private async declare(shop: Shop, visitor: Visit, key: string, input: CancellationInput) {
    if (!offersCancellation(visitor.shopper.storefront)) throw httpError(NOT_FOUND);
    const { kind, fullName, contract, email, cancellationReason, endsOn } = input;
    const declaration = { kind, fullName, contract, email, ...omitNil({ cancellationReason, endsOn }) };
    return declareCancellation({ ...shop, ids }, visitor)(key, declaration);
  }
}
