import { AMAZON_PAY, AMAZON_PAY_ACTIVATED, AMAZON_PAY_PARAMETER } from '@shop/domain/payments/express-payment';
import { setParameter } from '../../parameters/parameter-values.ts';
import { cartIdOf, continueAsGuest, deliverTo, payBy } from '../../scenarios/steps.ts';
import { atExpressProvider } from '../../scenarios/at-express-provider.ts';
import { CART_STATES } from './cart-states.ts';
import { type ProviderState, type StateContext, valueOrThrow, withShopper } from './provider-state.ts';

const withExpressOn = async (context: StateContext): Promise<StateContext> => {
  context.world.run((tx) => setParameter(tx, AMAZON_PAY_PARAMETER, AMAZON_PAY_ACTIVATED));
  const cart = valueOrThrow(await context.shop.carts.find(context.shopper, cartIdOf(context.shopper)));
  return cart.positionCount === 0 ? CART_STATES['a cart exists'](context, {}) : context;
};

/** The shopper has chosen address and account at the provider. */
const sessionApproved: ProviderState = async (context) => {
  const filled = await withExpressOn(context);
  const { url } = valueOrThrow(
    await filled.shop.expressPayments.start(filled.shopper, cartIdOf(filled.shopper), 'cart'),
  );
  return withShopper(filled, filled.shopper, {
    amazonCheckoutSessionId: await atExpressProvider(filled.world).approveSession(url),
  });
};

/** The shopper has left the provider's page without approving anything. */
const sessionCancelled: ProviderState = async (context) => {
  const filled = await withExpressOn(context);
  const { url } = valueOrThrow(
    await filled.shop.expressPayments.start(filled.shopper, cartIdOf(filled.shopper), 'cart'),
  );
  return withShopper(filled, filled.shopper, {
    amazonCheckoutSessionId: await atExpressProvider(filled.world).cancelSession(url),
  });
};

/** The cart waits for the payment, which the shopper has approved at the provider. */
const paymentApproved: ProviderState = async (context) => {
  const filled = await withExpressOn(context);
  const guest =
    filled.shopper.sessionToken === undefined ? await continueAsGuest(filled, filled.shopper) : filled.shopper;
  const buyer = await payBy(filled, await deliverTo(filled, guest), AMAZON_PAY);
  const { orderId = '' } = valueOrThrow(await filled.shop.orders.submit(buyer, cartIdOf(buyer)));
  return withShopper(filled, buyer, {
    orderId,
    amazonCheckoutSessionId: await atExpressProvider(filled.world).approvePayment(orderId),
  });
};

/** Sessions to the Amazon-style provider. */
export const EXPRESS_STATES = {
  'an express session was approved': sessionApproved,
  'an express session was cancelled': sessionCancelled,
  'an express payment was approved': paymentApproved,
} as const satisfies Readonly<Record<string, ProviderState>>;
