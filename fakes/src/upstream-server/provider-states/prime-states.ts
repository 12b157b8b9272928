import { PAYMENT_ENDS } from '@shop/domain/payments/payment-end';
import { settlePayment } from '../../orders/settle-payment.ts';
import { primePlans } from '../../prime/prime-plans.ts';
import { parseInput } from '../../qa/read-input.ts';
import { fields, oneOf, optional, text } from '../../schemas/schemas.ts';
import { signedIn } from './customer-states.ts';
import { type ProviderState, valueOrThrow, withShopper } from './provider-state.ts';

const MAX_ID = 64;

/** The idempotency key of the subscription. */
const ATTEMPT = 'attempt-that-subscribed';

/** The customer has subscribed; they are a member, or their provider has reported nothing yet or that the payment ended. */
const subscribed: ProviderState = async (context, params) => {
  const { paymentId = 'RECHNUNG', outcome } = parseInput(
    fields({ paymentId: optional(text(MAX_ID)), outcome: optional(oneOf(PAYMENT_ENDS)) }),
    params,
  );
  const customer = await signedIn(context);
  const { shop, shopper, world } = customer;
  const { abo, price } = primePlans(shopper.storefront)[0];
  const { subscriptionId } = valueOrThrow(await shop.prime.subscribe(shopper, { abo, price, paymentId }, ATTEMPT));
  if (outcome !== undefined) world.run((tx) => settlePayment(tx, subscriptionId, outcome));
  return withShopper(customer, shopper, { subscriptionId, idempotencyKey: ATTEMPT });
};

export const PRIME_STATES = { 'a customer subscribed to Prime': subscribed } as const satisfies Readonly<
  Record<string, ProviderState>
>;
