import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Query, Resolver } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { CHECKOUT_PAYMENT } from '@shop/domain/shared/paths';
import { EXPRESS_CHECKOUT } from '@shop/domain/payments/express-checkout.slot';
import { ATTEMPTS, type AttemptsOf } from '../payments/attempts.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { paymentReturn } from './payment-return.ts';
import { PaymentReturnType } from './payment-return.types.ts';
import { reportCancelledPayment } from '@shop/domain/checkout/report-cancelled-payment';

@ArgsType()
class PaymentReturnArgs {
  @IsBoolean() @Field(() => Boolean, { defaultValue: false }) readonly isPrime: boolean = false;
}

@Resolver()
export class PaymentReturnResolver {
  constructor(@Inject(ATTEMPTS) private readonly attempts: AttemptsOf) {}

  @Query(() => PaymentReturnType, {
    description: 'What became of the payment of the order or the subscription just placed.',
  })
  async paymentReturn(
    @Context() context: GraphqlContext,
    @Args() { isPrime }: PaymentReturnArgs,
  ): Promise<PaymentReturnType> {
    const { visitor, shop } = context;
    const checkoutType = isPrime ? 'prime' : 'cart';
    const leadsTo = await paymentReturn(shop)(visitor, checkoutType);
    if (leadsTo !== undefined)
      await reportCancelledPayment({ ...shop, attempts: this.attempts(context) }, visitor)(checkoutType);
    // Another way to pay has to be chosen, in the payment step that an express checkout skips.
    if (leadsTo?.startsWith(CHECKOUT_PAYMENT) === true) visitor.clear(EXPRESS_CHECKOUT);
    return { leadsTo };
  }
}
