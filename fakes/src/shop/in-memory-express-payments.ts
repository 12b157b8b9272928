import {
  AMAZON_PAY,
  type AmazonCheckoutSessionId,
  type CheckoutType,
  type ProvidedAddresses,
} from '@shop/domain/payments/express-payment';
import type {
  CompletionRefusal,
  ExpressPayments,
  ExpressRefusal,
  SessionRefusal,
} from '@shop/domain/payments/express-payments.port';
import type { OrderId } from '@shop/domain/shared/shop-id';
import type { PaymentEnd } from '@shop/domain/payments/payment-end';
import type { CartId, Shopper } from '@shop/domain/visit/shopper';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { removeAddress } from '../addresses/address-book.ts';
import type { CartRecord } from '../carts/cart-record.ts';
import { calculateCart } from '../carts/cart-totals.ts';
import { changeableCart, ownCartRecord } from '../carts/find-cart.ts';
import { saveCart } from '../orders/save-cart.ts';
import type { PaymentOutcome } from '../payments/provider-payment.ts';
import { delayNotice } from '../orders/late-payment-notice.ts';
import { settlePayment } from '../orders/settle-payment.ts';
import { outcomeOfSource } from '../parameters/magic-values.ts';
import { beginSession, idIn, publicIdOf, sessionNamed } from '../providers/amazon/amazon-session.ts';
import { billingAddressAt, providedAddress } from '../providers/amazon/provided-addresses.ts';
import { entryPath } from '../providers/provider.ts';
import { signedInUser } from '../sessions/current-user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { remove, type Transaction, type View } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import { type PaymentSubject, paymentSubject } from '../payments/payment-subject.ts';
import { paymentOffers } from '../payments/payment-offers.ts';

const NO_SUCH_SESSION = refused({ because: 'no-such-session' as const });

const start = (
  tx: Transaction,
  shopper: Shopper,
  cartId: CartId,
  checkoutType: CheckoutType,
): Result<{ readonly url: string }, ExpressRefusal> => {
  const cart = changeableCart(tx, shopper, cartId);
  if (cart === undefined) return refused({ because: 'cart-not-found' });
  const { storefront } = shopper;
  const calculated = calculateCart(tx, storefront, cart, { shippingCost: true });
  const offered = paymentOffers(tx, storefront, calculated).some(
    ({ paymentId, hindrance }) => paymentId === AMAZON_PAY && hindrance === undefined,
  );
  if (!offered || calculated.lines.every(({ quantity }) => quantity === 0))
    return refused({ because: 'express-unavailable' });
  const sessionId = beginSession(tx, { cartId, checkoutType, storefrontId: storefront.id });
  return granted({
    url: `${entryPath('amazon')}?amazonCheckoutSessionId=${encodeURIComponent(publicIdOf(tx, sessionId))}`,
  });
};

const addresses = (
  view: View,
  shopper: Shopper,
  sessionId: AmazonCheckoutSessionId,
): Result<ProvidedAddresses, SessionRefusal> => {
  const session = sessionNamed(view, sessionId)?.session;
  if (session === undefined || changeableCart(view, shopper, session.cartId) === undefined) return NO_SUCH_SESSION;
  const { status, email, address, storefrontId } = session;
  if (status === 'cancelled') return refused({ because: 'session-cancelled' });
  if (status !== 'approved' || email === undefined || address === undefined) return NO_SUCH_SESSION;
  const { homeCountry } = STOREFRONTS[storefrontId];
  return granted({
    email,
    billingAddress: billingAddressAt(homeCountry),
    shippingAddress: providedAddress(address, homeCountry),
  });
};

/** What a shopper is told whose payment ended. */
const MESSAGES: Readonly<Record<PaymentEnd, MessageKey>> = {
  declined: 'shop.payment.declined',
  cancelled: 'shop.payment.cancelled',
  failed: 'shop.payment.error',
  abandoned: 'shop.payment.abandoned',
  outdated: 'shop.payment.outdated',
};

const completion = (
  orderId: OrderId,
  outcome: PaymentOutcome,
): Result<{ readonly orderId: OrderId }, CompletionRefusal> =>
  outcome === 'paid' ? granted({ orderId }) : refused({ because: 'payment-refused', message: MESSAGES[outcome] });

/** Takes the money that was approved, at once or by a notice that is late. The shopper is back already. */
const capture = (
  tx: Transaction,
  orderId: OrderId,
  source: string,
): Result<{ readonly orderId: OrderId }, CompletionRefusal> => {
  const outcome = outcomeOfSource(source);
  if (outcome === 'paid-late') {
    delayNotice(tx, orderId);
    return granted({ orderId });
  }
  const captured = outcome === 'paid-unreturned' ? 'paid' : outcome;
  settlePayment(tx, orderId, captured);
  return completion(orderId, captured);
};

/** An order is paid with its own cart, a subscription with any cart of its customer. */
const isPaidWith = (subject: PaymentSubject | undefined, cart: CartRecord | undefined): boolean =>
  subject !== undefined &&
  cart !== undefined &&
  (subject.cartId === undefined ? subject.userId === cart.userId : subject.cartId === cart.id);

/** The order or subscription of this cart that a session pays. Without the shopper's approval there is none. */
const complete = (
  tx: Transaction,
  shopper: Shopper,
  cartId: CartId,
  sessionId: AmazonCheckoutSessionId,
): Result<{ readonly orderId: OrderId }, CompletionRefusal> => {
  const orderId = idIn(tx, sessionId) ?? '';
  const payment = lookUp(tx.state.providerPayments, orderId);
  if (payment === undefined || !isPaidWith(paymentSubject(tx, orderId), ownCartRecord(tx, shopper, cartId)))
    return NO_SUCH_SESSION;
  if (payment.status !== 'open') return completion(orderId, payment.status);
  const approval = lookUp(tx.state.amazonApprovals, orderId);
  return approval === undefined ? NO_SUCH_SESSION : capture(tx, orderId, approval.source);
};

const abort = (
  tx: Transaction,
  shopper: Shopper,
  cartId: CartId,
): Result<void, { readonly because: 'cart-not-found' }> => {
  const cart = changeableCart(tx, shopper, cartId);
  if (cart === undefined) return refused({ because: 'cart-not-found' });
  const {
    amazonSessionId,
    paymentId: _payment,
    billingAddressId,
    shippingAddressId,
    shipperCode: _shipper,
    ...rest
  } = cart;
  if (amazonSessionId === undefined) return granted(undefined);
  saveCart(tx, rest);
  remove(tx, 'amazonSessions', amazonSessionId);
  // A guest's address book belongs to this checkout alone.
  if (signedInUser(tx, shopper)?.kind === 'guest')
    for (const id of [billingAddressId, shippingAddressId]) if (id !== undefined) removeAddress(tx, cart.userId, id);
  return granted(undefined);
};

export const inMemoryExpressPayments = (world: World): ExpressPayments => ({
  start: async (shopper, cartId, checkoutType) => world.run((tx) => start(tx, shopper, cartId, checkoutType)),
  addresses: async (shopper, sessionId) => world.read((view) => addresses(view, shopper, sessionId)),
  complete: async (shopper, cartId, sessionId) => world.run((tx) => complete(tx, shopper, cartId, sessionId)),
  abort: async (shopper, cartId) => world.run((tx) => abort(tx, shopper, cartId)),
});
