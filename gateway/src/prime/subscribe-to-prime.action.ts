import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { subscribeOnce, type SubscribeOnceRefusal } from '@shop/domain/prime/subscribe-once';
import type { SubscribeOutcome } from '@shop/domain/prime/subscribe-to-prime';
import { fieldErrorsOf, invalidForm } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { CURRENCIES, type Currency, money } from '@shop/domain/shared/money';
import { PRIME, PRIME_CHECKOUT } from '@shop/domain/shared/paths';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { IsIn, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { ORDER_BUTTON_PORTS, type OrderButtonPortsFor } from '../payments/order-button-ports.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import type { RequestContext } from '../request/request-context.ts';
import { presentPrimeRefusal, presentSubscription, primeRefusal } from './present-prime.ts';
import { PrimeSubscriptionResult, type PrimeSubscriptionResultType, SubscribeToPrimeInput } from './prime.types.ts';

@ArgsType()
class SubscribeToPrimeArgs {
  @ValidateNested()
  @Type(() => SubscribeToPrimeInput)
  @Field(() => SubscribeToPrimeInput)
  readonly input: SubscribeToPrimeInput;
}

class SubscribeToPrimeForm {
  @IsShopId() readonly abo: string;
  @IsText() readonly paymentId: string = '';
  /** Of the first term, as it was shown, in minor units. */
  @IsText() readonly price: string;
  @IsIn(CURRENCIES) readonly currency: Currency;
}

/** An amount that pages show, as they write it into the form. */
const MINOR_UNITS = /^\d{1,15}$/u;

const REQUIRED: MessageKey = 'vue.checkout.paymentStep.errorNoPaymentSelected';

const replyOfOutcome = (outcome: SubscribeOutcome): FormReply => {
  switch (outcome.happened) {
    case 'member-joined':
      return { path: PRIME, toasts: [{ kind: 'success', messageKey: 'shop.prime.joined' }] };
    case 'redirect-needed':
      return { path: outcome.url };
    case 'card-payment-needed': {
      const { url, fields } = outcome.cardPayment;
      const values = { ...Object.fromEntries(fields.map(({ name, value }) => [`field.${name}`, value])), url };
      return { path: PRIME_CHECKOUT, echo: { form: 'prime-card', values, fieldErrors: [] } };
    }
  }
};

const replyOfRefusal = (refusal: SubscribeOnceRefusal, paymentId: string): FormReply => {
  const { messageKey, path } = primeRefusal(refusal);
  return path === undefined
    ? {
        path: PRIME_CHECKOUT,
        echo: formEchoOf('prime-checkout', { paymentId }, { ...invalidForm([]), general: messageKey }),
      }
    : { path, toasts: [{ kind: 'warning', messageKey }] };
};

/** Orders the membership with payment. */
@Action()
export class SubscribeToPrime {
  constructor(@Inject(ORDER_BUTTON_PORTS) private readonly portsFor: OrderButtonPortsFor) {}

  @Mutation(() => PrimeSubscriptionResult, {
    description: 'Orders a membership, once however often this is called for a checkout that was started.',
  })
  async subscribeToPrime(
    @Context() context: GraphqlContext,
    @Args() { input: { abo, paymentId, price } }: SubscribeToPrimeArgs,
  ): Promise<PrimeSubscriptionResultType> {
    const { visitor, orderingShop } = context;
    const order = { abo, paymentId, price: money(price.amount, price.currency) };
    const outcome = await subscribeOnce(this.portsFor(orderingShop, context), visitor)(order);
    return outcome.ok ? presentSubscription(outcome.value) : presentPrimeRefusal(outcome.refusal);
  }

  @FormRoute('prime-subscribe', PRIME_CHECKOUT)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() { abo, paymentId, price, currency }: SubscribeToPrimeForm,
  ): Promise<FormReply> {
    if (!SHOP_ID.test(paymentId)) {
      const notChosen = invalidForm(fieldErrorsOf({ paymentId: REQUIRED }));
      return { path: PRIME_CHECKOUT, echo: formEchoOf('prime-checkout', { paymentId }, notChosen) };
    }
    const order = { abo, paymentId, price: money(MINOR_UNITS.test(price) ? Number(price) : 0, currency) };
    const outcome = await subscribeOnce(this.portsFor(context.orderingShop(), context), visitor)(order);
    return outcome.ok ? replyOfOutcome(outcome.value) : replyOfRefusal(outcome.refusal, paymentId);
  }
}
