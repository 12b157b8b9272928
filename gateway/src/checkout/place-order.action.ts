import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import type { PlaceOrderRefusal } from '@shop/domain/checkout/place-order';
import { pressOrderButton } from '@shop/domain/checkout/press-order-button';
import type { OrderOutcome } from '@shop/domain/checkout/submit-cart';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { ORDER_BUTTON_PORTS, type OrderButtonPortsFor } from '../payments/order-button-ports.ts';
import { presentFormRefusal, sessionExpired } from '../shared/present-refusal.ts';
import { PlaceOrderInput, PlaceOrderResult } from './place-order.types.ts';
import type { PlaceOrderResultType } from './place-order.types.ts';
import { SEEN_CARTS, type SeenCarts } from './seen-carts.ts';
import { shownCheckout } from './shown-checkout.ts';
import { readPlaceOrder } from './read-step-inputs.ts';

@ArgsType()
class PlaceOrderArgs {
  @ValidateNested() @Type(() => PlaceOrderInput) @Field(() => PlaceOrderInput) readonly input: PlaceOrderInput;
}

const CART_CHANGED: MessageKey = 'vue.checkout.summaryStep.notification.cartChanged';
const SHOP_BUSY: MessageKey = 'shop.order.busy';
const ALREADY_SUBMITTED: MessageKey = 'vue.checkout.error.orderAlreadySubmitted';

const presentOutcome = (outcome: OrderOutcome): PlaceOrderResultType => {
  const { orderId } = outcome;
  switch (outcome.happened) {
    case 'order-placed':
      return { __typename: 'OrderPlaced', orderId, otherTotal: outcome.otherTotal };
    case 'card-payment-needed':
      return { __typename: 'CardPaymentNeeded', orderId, ...outcome.cardPayment };
    case 'redirect-needed':
      return { __typename: 'RedirectNeeded', orderId, url: outcome.url };
  }
};

/** Orders with payment what is in the basket. */
@Action()
export class PlaceOrder {
  constructor(
    @Inject(ORDER_BUTTON_PORTS) private readonly portsFor: OrderButtonPortsFor,
    @Inject(SEEN_CARTS) private readonly seenCarts: SeenCarts,
  ) {}

  @Mutation(() => PlaceOrderResult, {
    description: 'Orders with payment (§ 312j BGB). One cart becomes at most one order, however often this is called.',
  })
  async placeOrder(
    @Context() context: GraphqlContext,
    @Args() { input }: PlaceOrderArgs,
  ): Promise<PlaceOrderResultType> {
    const { visitor, orderingShop } = context;
    const placed = await pressOrderButton(
      this.portsFor(orderingShop, context),
      visitor,
    )(readPlaceOrder(input, this.seenCarts));
    return placed.ok ? presentOutcome(placed.value) : this.presentRefusal(placed.refusal, context);
  }

  private async presentRefusal(refusal: PlaceOrderRefusal, context: GraphqlContext): Promise<PlaceOrderResultType> {
    switch (refusal.because) {
      case 'cart-changed':
        return {
          __typename: 'CartChanged',
          messageKey: CART_CHANGED,
          changes: refusal.changes,
          checkout: await shownCheckout(this.seenCarts)(context),
        };
      case 'already-submitted':
        return { __typename: 'AlreadySubmitted', orderId: refusal.orderId, messageKey: ALREADY_SUBMITTED };
      case 'payment-refused':
        return {
          __typename: 'PaymentRefused',
          messageKey: refusal.message,
          checkout: await shownCheckout(this.seenCarts)(context),
        };
      case 'not-ready':
        return { __typename: 'CheckoutNotReady', path: refusal.redirect.path, messageKey: refusal.redirect.notice };
      case 'shop-busy':
        return { __typename: 'ShopBusy', messageKey: SHOP_BUSY };
      case 'session-expired':
        return sessionExpired;
      case 'invalid-form':
        return presentFormRefusal(refusal);
    }
  }
}
