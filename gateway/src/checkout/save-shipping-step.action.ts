import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import { submitShippingStep } from '@shop/domain/checkout/submit-shipping-step';
import { unlessRevoked } from '@shop/domain/customers/unless-revoked';
import { STARTED_OVER } from '@shop/domain/login/start-over';
import { invalidForm } from '@shop/domain/shared/field-errors';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { presentMissing } from '../carts/present-missing.ts';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { ids } from '../shared/ids.ts';
import { presentFormRefusal, sessionExpired } from '../shared/present-refusal.ts';
import { readShippingStep } from './read-step-inputs.ts';
import { SaveShippingStepResult, type SaveShippingStepResultType, ShippingStepInput } from './shipping-step.types.ts';
import { SEEN_CARTS, type SeenCarts } from './seen-carts.ts';
import { shownCheckout } from './shown-checkout.ts';

@ArgsType()
class ShippingStepArgs {
  @ValidateNested() @Type(() => ShippingStepInput) @Field(() => ShippingStepInput) readonly input: ShippingStepInput;
}

const NO_BILLING_ADDRESS = invalidForm([{ field: 'billingAddress', message: 'vue.form.error.requiredField' }]);

/** Saves whose order it is, where it goes and how. */
@Action()
export class SaveShippingStep {
  constructor(@Inject(SEEN_CARTS) private readonly seenCarts: SeenCarts) {}

  @Mutation(() => SaveShippingStepResult)
  saveShippingStep(
    @Context() context: GraphqlContext,
    @Args() { input }: ShippingStepArgs,
  ): Promise<SaveShippingStepResultType> {
    return unlessRevoked(context.shop, context.visitor)<SaveShippingStepResultType>(
      () => this.save(context, input),
      () => sessionExpired,
    );
  }

  private async save(context: GraphqlContext, input: ShippingStepInput): Promise<SaveShippingStepResultType> {
    const { visitor, shop } = context;
    const command = readShippingStep(input, visitor.read(LOGIN_OPTION));
    if (command === undefined) return presentFormRefusal(NO_BILLING_ADDRESS);
    const saved = await submitShippingStep({ ...shop, ids }, visitor)(command);
    if (saved.ok) return shownCheckout(this.seenCarts)(context);
    switch (saved.refusal.because) {
      case 'invalid-form':
        return presentFormRefusal(saved.refusal);
      case 'started-over':
        return {
          __typename: 'StartedOver',
          messageKey: STARTED_OVER,
          missing: saved.refusal.missing.map(presentMissing),
          checkout: await shownCheckout(this.seenCarts)(context),
        };
      case 'session-expired':
        return sessionExpired;
    }
  }
}
