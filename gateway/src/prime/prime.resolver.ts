import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { joinWaitingList } from '@shop/domain/prime/join-waiting-list';
import { money } from '@shop/domain/shared/money';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import { ORDER_BUTTON_PORTS, type OrderButtonPortsFor } from '../payments/order-button-ports.ts';
import { currentCustomer } from '@shop/domain/customers/current-customer';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { presentPrimeOffer, presentPrimeRefusal, presentSubscription } from './present-prime.ts';
import {
  PrimeCheckoutType,
  PrimeMembershipType,
  PrimeOfferType,
  PrimeSubscriptionResult,
  PrimeWaitingListResult,
  SubscribeToPrimeInput,
} from './prime.types.ts';
import type { PrimeSubscriptionResultType, PrimeWaitingListResultType } from './prime.types.ts';
import { subscribeOnce } from '@shop/domain/prime/subscribe-once';

@ArgsType()
class SubscribeArgs {
  @ValidateNested()
  @Type(() => SubscribeToPrimeInput)
  @Field(() => SubscribeToPrimeInput)
  readonly input: SubscribeToPrimeInput;
}

@ArgsType()
class WaitingListArgs {
  @IsText() @Field(() => String) readonly email: string;
}

const WAITING: MessageKey = 'shop.prime.waiting';

/** The membership: what it costs, the button that orders it, and the waiting list. */
@Resolver()
export class PrimeResolver {
  constructor(@Inject(ORDER_BUTTON_PORTS) private readonly portsFor: OrderButtonPortsFor) {}

  @Query(() => PrimeOfferType)
  async primeOffer(@Context() { publicShopper, publicShop }: GraphqlContext): Promise<PrimeOfferType> {
    return presentPrimeOffer(await publicShop.prime.offer(publicShopper), publicShopper.storefront.language);
  }

  @Query(() => PrimeMembershipType, { description: 'The visitor’s own membership.' })
  async primeMembership(@Context() { visitor, shop }: GraphqlContext): Promise<PrimeMembershipType> {
    const { status, abo, startDate, endDate } = (await currentCustomer(shop, visitor)()).primeInfo;
    return { status, abo, startDate, endDate };
  }

  @Query(() => PrimeCheckoutType, { nullable: true })
  primeCheckout(@Context() { visitor }: GraphqlContext): PrimeCheckoutType | undefined {
    const started = visitor.read(STORED_PRIME_CHECKOUT);
    return started && { abo: started.abo };
  }

  @Mutation(() => PrimeSubscriptionResult, {
    description: 'Orders a membership, once however often this is called for a checkout that was started.',
  })
  async subscribeToPrime(
    @Context() { visitor, orderingShop }: GraphqlContext,
    @Args() { input: { abo, paymentId, price } }: SubscribeArgs,
  ): Promise<PrimeSubscriptionResultType> {
    const order = { abo, paymentId, price: money(price.amount, price.currency) };
    const outcome = await subscribeOnce(this.portsFor(orderingShop, visitor), visitor)(order);
    if (outcome.ok) return presentSubscription(outcome.value);
    return presentPrimeRefusal(outcome.refusal);
  }

  @Mutation(() => PrimeWaitingListResult, { description: 'Mails a receipt the first time.' })
  async joinPrimeWaitingList(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { email }: WaitingListArgs,
  ): Promise<PrimeWaitingListResultType> {
    const joined = await joinWaitingList(shop)(visitor.shopper, email);
    return joined.ok
      ? { __typename: 'PrimeWaitingListJoined', messageKey: WAITING }
      : presentFormRefusal(joined.refusal);
  }
}
