import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { savePaymentStep } from '@shop/domain/checkout/save-payment-step';
import { unlessRevoked } from '@shop/domain/customers/unless-revoked';
import { leitwegIdWarning } from '@shop/domain/payments/buyer-reference';
import { NEEDS_BUYER_REFERENCE } from '@shop/domain/payments/payment-rules';
import { invalidForm } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { CHECKOUT_PAYMENT, CHECKOUT_SUMMARY, HOME } from '@shop/domain/shared/paths';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsOptionalText, IsText } from '../shared/is-text.ts';
import { presentFormRefusal, sessionExpired } from '../shared/present-refusal.ts';
import { PaymentStepInput, SavePaymentStepResult, type SavePaymentStepResultType } from './payment-step.types.ts';
import { SEEN_CARTS, type SeenCarts } from './seen-carts.ts';
import { shownCheckout } from './shown-checkout.ts';

@ArgsType()
class SavePaymentStepArgs {
  @ValidateNested() @Type(() => PaymentStepInput) @Field(() => PaymentStepInput) readonly input: PaymentStepInput;
}

class SavePaymentStepForm {
  /** What is no id counts as no choice. */
  @IsText() readonly paymentId: string = '';
  /** As typed. */
  @IsOptionalText() readonly buyerReference?: string;
}

/** Chooses how the order is paid. */
@Action()
export class SavePaymentStep {
  constructor(@Inject(SEEN_CARTS) private readonly seenCarts: SeenCarts) {}

  @Mutation(() => SavePaymentStepResult)
  savePaymentStep(
    @Context() context: GraphqlContext,
    @Args() { input }: SavePaymentStepArgs,
  ): Promise<SavePaymentStepResultType> {
    return unlessRevoked(context.shop, context.visitor)<SavePaymentStepResultType>(
      () => this.save(context, input),
      () => sessionExpired,
    );
  }

  /** A reference that is no Leitweg-ID is accepted, with a warning on the next page. */
  @FormRoute('payment-step', CHECKOUT_PAYMENT)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { paymentId, buyerReference }: SavePaymentStepForm,
  ): Promise<FormReply> {
    const typed = { paymentId, buyerReference };
    const chosen = SHOP_ID.test(paymentId) ? paymentId : '';
    const saved = await savePaymentStep(shop, visitor)({ paymentId: chosen, ...omitNil({ buyerReference }) });
    if (saved.ok) {
      const messageKey = chosen === NEEDS_BUYER_REFERENCE ? leitwegIdWarning(buyerReference ?? '') : undefined;
      return { path: CHECKOUT_SUMMARY, toasts: messageKey === undefined ? [] : [{ kind: 'warning', messageKey }] };
    }
    const { refusal } = saved;
    switch (refusal.because) {
      case 'invalid-form':
        return { path: CHECKOUT_PAYMENT, echo: formEchoOf('payment', typed, refusal) };
      case 'payment-refused': {
        const atChoice = invalidForm([{ field: 'paymentId', message: refusal.message }]);
        return { path: CHECKOUT_PAYMENT, echo: formEchoOf('payment', typed, atChoice) };
      }
      case 'session-expired':
        return { path: HOME, toasts: [{ kind: 'warning', messageKey: 'shop.error.sessionExpired' }] };
    }
  }

  private async save(
    context: GraphqlContext,
    { paymentId, buyerReference }: PaymentStepInput,
  ): Promise<SavePaymentStepResultType> {
    const saved = await savePaymentStep(context.shop, context.visitor)(omitNil({ paymentId, buyerReference }));
    if (saved.ok) return shownCheckout(this.seenCarts)(context);
    const { refusal } = saved;
    switch (refusal.because) {
      case 'invalid-form':
        return presentFormRefusal(refusal);
      case 'payment-refused': {
        const checkout = await shownCheckout(this.seenCarts)(context);
        return { __typename: 'PaymentRefused', messageKey: refusal.message, checkout };
      }
      case 'session-expired':
        return sessionExpired;
    }
  }
}
