import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn, ValidateNested } from 'class-validator';
import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import { savePaymentStep } from '@shop/domain/checkout/save-payment-step';
import { saveShippingStep } from '@shop/domain/checkout/save-shipping-step';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { Shop } from '@shop/domain/shop';
import { currentCustomer } from '../customers/current-customer.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CheckoutLoginOptionEnum } from '../sessions/login-state.types.ts';
import { given } from '@shop/domain/shared/given';
import type { SessionExpiredType } from '../shared/form-refused.types.ts';
import { presentFormRefusal, sessionExpired } from '../shared/present-refusal.ts';
import { SHOP } from '../shop.token.ts';
import type { Visit } from '../visit.ts';
import { CheckoutFactsType } from './checkout-facts.types.ts';
import { CheckoutType } from './checkout.types.ts';
import { PaymentStepInput, SavePaymentStepResult } from './payment-step.types.ts';
import type { SavePaymentStepResultType } from './payment-step.types.ts';
import { presentCheckout } from './present-checkout.ts';
import { presentCheckoutFacts } from './present-checkout-facts.ts';
import { readCheckoutFacts } from './read-checkout-facts.ts';
import { readShippingStep } from './read-step-inputs.ts';
import { readWholeCheckout } from './read-whole-checkout.ts';
import { SaveShippingStepResult, ShippingStepInput } from './shipping-step.types.ts';
import type { SaveShippingStepResultType } from './shipping-step.types.ts';

@ArgsType()
class LoginOptionArgs {
  @IsIn(Object.values(CheckoutLoginOptionEnum)) @Field(() => CheckoutLoginOptionEnum) readonly option: CheckoutLoginOption;
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
  constructor(@Inject(SHOP) private readonly shop: Shop) {}

  @Query(() => CheckoutType, { description: 'All that the steps of the checkout show, read together.' })
  checkout(@Context() { visit }: GraphqlContext): Promise<CheckoutType> {
    return this.present(visit);
  }

  @Query(() => CheckoutFactsType, { description: 'What the guards judge; the client asks before it enters a guarded page.' })
  async checkoutFacts(@Context() { visit }: GraphqlContext): Promise<CheckoutFactsType> {
    return presentCheckoutFacts(await readCheckoutFacts(this.shop)(visit), visit.shopper.storefront.language);
  }

  @Mutation(() => CheckoutFactsType, {
    description: 'Remembers how a visitor without a session wants to go on (specification A6: register or guest).',
  })
  async chooseCheckoutLogin(@Context() context: GraphqlContext, @Args() { option }: LoginOptionArgs): Promise<CheckoutFactsType> {
    context.visit.chooseLogin(option);
    return this.checkoutFacts(context);
  }

  @Mutation(() => SaveShippingStepResult)
  async saveShippingStep(@Context() { visit }: GraphqlContext, @Args() { input }: ShippingStepArgs): Promise<SaveShippingStepResultType> {
    const { loginOption } = visit;
    const command = readShippingStep(input, loginOption);
    if (command === undefined) return presentFormRefusal(NO_BILLING_ADDRESS);
    const saved = await saveShippingStep(this.shop)(visit.shopper, command);
    const { signedIn } = saved.ok ? saved.value : saved.refusal;
    if (signedIn !== undefined) visit.signedIn(signedIn, loginOption === 'register' ? 'customer' : 'guest', false);
    if (saved.ok) return this.present(visit);
    return saved.refusal.because === 'invalid-form' ? presentFormRefusal(saved.refusal) : this.expired(visit);
  }

  @Mutation(() => SavePaymentStepResult)
  async savePaymentStep(@Context() { visit }: GraphqlContext, @Args() { input }: PaymentStepArgs): Promise<SavePaymentStepResultType> {
    const { paymentId, buyerReference } = input;
    const saved = await savePaymentStep(this.shop)(visit.shopper, given({ paymentId, buyerReference }));
    if (saved.ok) return this.present(visit);
    switch (saved.refusal.because) {
      case 'invalid-form':
        return presentFormRefusal(saved.refusal);
      case 'payment-refused':
        return { __typename: 'PaymentRefused', messageKey: saved.refusal.message, checkout: await this.present(visit) };
      case 'session-expired':
        return this.expired(visit);
    }
  }

  private async expired(visit: Visit): Promise<SessionExpiredType> {
    await currentCustomer(this.shop)(visit);
    return sessionExpired;
  }

  private async present(visit: Visit): Promise<CheckoutType> {
    return presentCheckout(await readWholeCheckout(this.shop)(visit), visit);
  }
}
