import { Inject } from '@nestjs/common';
import { Context, Query, Resolver } from '@nestjs/graphql';
import { CHECKOUT_PAYMENT } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { CACHE } from '../cache/cache.port.ts';
import type { Cache } from '../cache/cache.port.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { paymentReturn } from '../pages/payment-return.ts';
import { SHOP } from '../shop.token.ts';
import { PaymentReturnType } from './payment-return.types.ts';
import { reportCancelledPayment } from './report-cancelled-payment.ts';

@Resolver()
export class PaymentReturnResolver {
  constructor(
    @Inject(SHOP) private readonly shop: Pick<Shop, 'orders' | 'tracking'>,
    @Inject(CACHE) private readonly cache: Pick<Cache, 'increment'>,
  ) {}

  @Query(() => PaymentReturnType, { description: 'What became of the payment of the order just placed.' })
  async paymentReturn(@Context() { visitor }: GraphqlContext): Promise<PaymentReturnType> {
    const leadsTo = await paymentReturn(this.shop)(visitor);
    if (leadsTo !== undefined) await reportCancelledPayment(this.shop, this.cache)(visitor);
    // Another way to pay has to be chosen, in the payment step that an express checkout skips.
    if (leadsTo?.startsWith(CHECKOUT_PAYMENT) === true) visitor.leaveExpress();
    return { leadsTo };
  }
}
