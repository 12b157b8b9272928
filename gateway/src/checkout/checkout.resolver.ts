import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn, ValidateNested } from 'class-validator';
import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import { savePaymentStep } from '@shop/domain/checkout/save-payment-step';
import { saveShippingStep } from '@shop/domain/checkout/save-shipping-step';
import type { StartedOver } from '@shop/domain/login/start-over';
import { invalidForm } from '@shop/domain/shared/field-errors';
import { currentCustomer } from '@shop/domain/customers/current-customer';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { presentMissing } from '../carts/present-missing.ts';
import { CheckoutLoginOptionEnum } from '../sessions/login-state.types.ts';
import { signInRegistered } from '@shop/domain/checkout/sign-in-registered';
import { STARTED_OVER, goOnStartedOver } from '@shop/domain/login/start-over';
import { unlessRevoked } from '@shop/domain/customers/unless-revoked';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import type { SessionExpiredType } from '../shared/form-refused.types.ts';
import { presentFormRefusal, sessionExpired } from '../shared/present-refusal.ts';
import { CheckoutFactsType } from './checkout-facts.types.ts';
import { CheckoutType } from './checkout.types.ts';
import { ORDER_SETTLED } from '../payments/order-lock.ts';
import type { OrderSettled } from '../payments/order-lock.ts';
import { PaymentStepInput, SavePaymentStepResult } from './payment-step.types.ts';
import type { SavePaymentStepResultType } from './payment-step.types.ts';
import { presentCheckout } from './present-checkout.ts';
import { presentCheckoutFacts } from './present-checkout-facts.ts';
import { readCheckoutFacts } from '@shop/domain/checkout/read-checkout-facts';
import { readShippingStep } from './read-step-inputs.ts';
import { readWholeCheckout } from '@shop/domain/checkout/read-whole-checkout';
import { SaveShippingStepResult, ShippingStepInput } from './shipping-step.types.ts';
import type { SaveShippingStepResultType } from './shipping-step.types.ts';

@ArgsType()
class LoginOptionArgs {
  @IsIn(Object.values(CheckoutLoginOptionEnum))
  @Field(() => CheckoutLoginOptionEnum)
  readonly option: CheckoutLoginOption;
}

@ArgsType()
class ShippingStepArgs {
  @ValidateNested() @Type(() => ShippingStepInput) @Field(() => ShippingStepInput) readonly input: ShippingStepInput;
}

@ArgsType()
class PaymentStepArgs {
  @ValidateNested() @Type(() => PaymentStepInput) @Field(() => PaymentStepInput) readonly input: PaymentStepInput;
}

const NO_BILLING_ADDRESS = invalidForm([{ field: 'billingAddress', message: 'vue.form.error.requiredField' }]);

@Resolver()
export class CheckoutResolver {
  constructor(@Inject(ORDER_SETTLED) private readonly orderSettled: OrderSettled) {}

  @Query(() => CheckoutType, { description: 'All that the steps of the checkout show, read together.' })
  async checkout(@Context() context: GraphqlContext): Promise<CheckoutType> {
    const { visitor, shop } = context;
    await this.orderSettled(visitor);
    return unlessRevoked(shop, visitor)(
      () => this.present(context),
      () => this.present(context),
    );
  }

  @Query(() => CheckoutFactsType, {
    description: 'What the guards judge; the client asks before it enters a guarded page.',
  })
  async checkoutFacts(@Context() { visitor, shop }: GraphqlContext): Promise<CheckoutFactsType> {
    await this.orderSettled(visitor);
    const read = () => readCheckoutFacts(shop, visitor)();
    return presentCheckoutFacts(await unlessRevoked(shop, visitor)(read, read), visitor.shopper.storefront.language);
  }

  @Mutation(() => CheckoutFactsType, {
    description: 'Remembers how a visitor without a session wants to go on: by registering or as a guest.',
  })
  async chooseCheckoutLogin(
    @Context() context: GraphqlContext,
    @Args() { option }: LoginOptionArgs,
  ): Promise<CheckoutFactsType> {
    context.visitor.write(LOGIN_OPTION, option);
    return this.checkoutFacts(context);
  }

  @Mutation(() => SaveShippingStepResult)
  saveShippingStep(
    @Context() context: GraphqlContext,
    @Args() { input }: ShippingStepArgs,
  ): Promise<SaveShippingStepResultType> {
    return unlessRevoked(context.shop, context.visitor)<SaveShippingStepResultType>(
      () => this.saveShipping(context, input),
      () => sessionExpired,
    );
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

  private async saveShipping(context: GraphqlContext, input: ShippingStepInput): Promise<SaveShippingStepResultType> {
    const { visitor, shop } = context;
    const loginOption = visitor.read(LOGIN_OPTION);
    const command = readShippingStep(input, loginOption);
    if (command === undefined) return presentFormRefusal(NO_BILLING_ADDRESS);
    const saved = await saveShippingStep(shop)(visitor.shopper, command);
    const outcome = saved.ok ? saved.value : saved.refusal;
    if ('because' in outcome && outcome.because === 'started-over') return this.startOver(context, outcome);
    if (outcome.signedIn !== undefined)
      signInRegistered(visitor, outcome.signedIn, loginOption ?? 'guest', command.account?.email ?? '');
    if (!('because' in outcome)) return this.present(context);
    if (outcome.because === 'failed-after-sign-in') throw outcome.failure;
    return outcome.because === 'invalid-form' ? presentFormRefusal(outcome) : this.expired(context);
  }

  private async savePayment(context: GraphqlContext, input: PaymentStepInput): Promise<SavePaymentStepResultType> {
    const { visitor, shop } = context;
    const { paymentId, buyerReference } = input;
    const saved = await savePaymentStep(shop)(visitor.shopper, omitNil({ paymentId, buyerReference }));
    if (saved.ok) return this.present(context);
    switch (saved.refusal.because) {
      case 'invalid-form':
        return presentFormRefusal(saved.refusal);
      case 'payment-refused':
        return {
          __typename: 'PaymentRefused',
          messageKey: saved.refusal.message,
          checkout: await this.present(context),
        };
      case 'session-expired':
        return this.expired(context);
    }
  }

  private async startOver(context: GraphqlContext, startedOver: StartedOver): Promise<SaveShippingStepResultType> {
    goOnStartedOver(context.visitor, startedOver);
    return {
      __typename: 'StartedOver',
      messageKey: STARTED_OVER,
      missing: startedOver.missing.map(presentMissing),
      checkout: await this.present(context),
    };
  }

  private async expired({ visitor, shop }: GraphqlContext): Promise<SessionExpiredType> {
    await currentCustomer(shop, visitor)();
    return sessionExpired;
  }

  private async present({ visitor, shop }: GraphqlContext): Promise<CheckoutType> {
    return presentCheckout(await readWholeCheckout(shop, visitor)(), visitor);
  }
}
