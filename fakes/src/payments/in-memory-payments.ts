import { buyerReferenceError } from '@shop/domain/payments/buyer-reference';
import type { PaymentId, PaymentMethod } from '@shop/domain/payments/payment';
import { isPrepaid, NEEDS_BUYER_REFERENCE } from '@shop/domain/payments/payment-rules';
import type { PaymentRefusal, Payments } from '@shop/domain/payments/payments.port';
import type { CartId, Shopper } from '@shop/domain/sessions/shopper';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { changeableCart, type CartRecord } from '../carts/cart-record.ts';
import { workOut } from '../carts/cart-totals.ts';
import { keepCart } from '../carts/keep-cart.ts';
import { wordingOf } from '../goods/showing.ts';
import type { Turn, View } from '../worlds/turn.ts';
import type { WorldOf } from '../worlds/world-of.ts';
import { paymentOffers, selectedPayment } from './payment-offers.ts';
import { BUTTON_LABEL, PAYMENT_WORDING, type PaymentWording, REASONS } from './payment-texts.ts';

const buttonInfoOf = (storefront: Storefront, { buttonInfo }: PaymentWording): Pick<PaymentMethod, 'buttonInfo'> =>
  buttonInfo === undefined ? {} : { buttonInfo: wordingOf(storefront, buttonInfo) };

const methodsFor = (view: View, storefront: Storefront, cart: CartRecord): readonly PaymentMethod[] => {
  const worked = workOut(view, storefront, cart, { shippingCost: true });
  const selected = selectedPayment(view, storefront, cart, worked);
  return paymentOffers(view, storefront, worked).map(({ paymentId, hindrance }) => ({
    paymentId,
    displayName: wordingOf(storefront, PAYMENT_WORDING[paymentId].name),
    description: wordingOf(storefront, PAYMENT_WORDING[paymentId].description),
    selected: paymentId === selected,
    enabled: hindrance === undefined,
    ...(paymentId === NEEDS_BUYER_REFERENCE && cart.buyerReference !== undefined ? { buyerReference: cart.buyerReference } : {}),
    icons: PAYMENT_WORDING[paymentId].icons,
    ...(hindrance === undefined ? {} : { additionalInfo: wordingOf(storefront, REASONS[hindrance]) }),
    buttonLabel: wordingOf(storefront, BUTTON_LABEL),
    ...buttonInfoOf(storefront, PAYMENT_WORDING[paymentId]),
    isPrepaid: isPrepaid(paymentId),
  }));
};

const select = (turn: Turn, shopper: Shopper, cartId: CartId, paymentId: PaymentId, buyerReference: string | undefined): Result<void, PaymentRefusal> => {
  const cart = changeableCart(turn, shopper, cartId);
  if (cart === undefined) return refused({ because: 'no-such-payment' });
  const method = methodsFor(turn, shopper.storefront, cart).find((offered) => offered.paymentId === paymentId);
  if (method === undefined) return refused({ because: 'no-such-payment' });
  if (!method.enabled) return refused({ because: 'payment-disabled' });
  const { buyerReference: _earlier, ...bare } = cart;
  if (paymentId !== NEEDS_BUYER_REFERENCE) {
    keepCart(turn, { ...bare, paymentId });
    return granted(undefined);
  }
  const message = buyerReferenceError(buyerReference);
  if (message !== undefined) return refused({ because: 'payment-refused', message });
  keepCart(turn, { ...bare, paymentId, buyerReference: normaliseText(buyerReference) });
  return granted(undefined);
};

export const inMemoryPayments = (worldOf: WorldOf): Payments => ({
  methods: async (shopper, cartId) =>
    worldOf(shopper).read((view) => {
      const cart = changeableCart(view, shopper, cartId);
      return cart === undefined ? [] : methodsFor(view, shopper.storefront, cart);
    }),
  select: async (shopper, cartId, paymentId, buyerReference) =>
    worldOf(shopper).run((turn) => select(turn, shopper, cartId, paymentId, buyerReference)),
});
