import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { savePaymentStep } from '@shop/domain/checkout/save-payment-step';
import { currentCustomer } from '@shop/domain/customers/current-customer';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { unlessRevoked } from '@shop/domain/customers/unless-revoked';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { SessionExpiredType } from '../shared/form-refused.types.ts';
import { presentFormRefusal, sessionExpired } from '../shared/present-refusal.ts';
import { CheckoutFactsType } from './checkout-facts.types.ts';
import { CheckoutType } from './checkout.types.ts';
import { ORDER_SETTLED } from '../payments/order-lock.ts';
import type { OrderSettled } from '../payments/order-lock.ts';
import { PaymentStepInput, SavePaymentStepResult } from './payment-step.types.ts';
import type { SavePaymentStepResultType } from './payment-step.types.ts';
import { shownCheckout, shownCheckoutFacts } from './shown-checkout.ts';

@ArgsType()
class PaymentStepArgs {
  @ValidateNested() @Type(() => PaymentStepInput) @Field(() => PaymentStepInput) readonly input: PaymentStepInput;
}

@Resolver()
export class CheckoutResolver {
  constructor(@Inject(ORDER_SETTLED) private readonly orderSettled: OrderSettled) {}

  @Query(() => CheckoutType, { description: 'All that the steps of the checkout show, read together.' })
  async checkout(@Context() context: GraphqlContext): Promise<CheckoutType> {
    const { visitor, shop } = context;
    await this.orderSettled(visitor);
    return unlessRevoked(shop, visitor)(
      () => shownCheckout(context),
      () => shownCheckout(context),
    );
  }

  @Query(() => CheckoutFactsType, {
    description: 'What the guards judge; the client asks before it enters a guarded page.',
  })
  checkoutFacts(@Context() context: GraphqlContext): Promise<CheckoutFactsType> {
    return shownCheckoutFacts(this.orderSettled)(context);
  }

  @Mutation(() => SavePaymentStepResult)
  savePaymentStep(
    @Context() context: GraphqlContext,
    @Args() { input }: PaymentStepArgs,
  ): Promise<SavePaymentStepResultType> {
    return unlessRevoked(context.shop, context.visitor)<SavePaymentStepResultType>(
      () => this.savePayment(context, input),
      () => sessionExpired,
    );
  }

  private async savePayment(context: GraphqlContext, input: PaymentStepInput): Promise<SavePaymentStepResultType> {
    const { visitor, shop } = context;
    const { paymentId, buyerReference } = input;
    const saved = await savePaymentStep(shop, visitor)(omitNil({ paymentId, buyerReference }));
    if (saved.ok) return shownCheckout(context);
    switch (saved.refusal.because) {
      case 'invalid-form':
        return presentFormRefusal(saved.refusal);
      case 'payment-refused':
        return {
          __typename: 'PaymentRefused',
          messageKey: saved.refusal.message,
          checkout: await shownCheckout(context),
        };
      case 'session-expired':
        return sessionExpired;
    }
  }

  private async expired({ visitor, shop }: GraphqlContext): Promise<SessionExpiredType> {
    await currentCustomer(shop, visitor)();
    return sessionExpired;
  }
}
