import { buyerReferenceError, readBuyerReference } from '@shop/domain/payments/buyer-reference';
import type { PaymentId, PaymentMethod } from '@shop/domain/payments/payment';
import { isPrepaid, NEEDS_BUYER_REFERENCE } from '@shop/domain/payments/payment-rules';
import type { PaymentRefusal, Payments } from '@shop/domain/payments/payments.port';
import type { CartId, Shopper } from '@shop/domain/visit/shopper';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { CartRecord } from '../carts/cart-record.ts';
import { changeableCart } from '../carts/find-cart.ts';
import { calculateCart } from '../carts/cart-totals.ts';
import { saveCart } from '../orders/save-cart.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { Transaction, View } from '../worlds/transaction.ts';
import type { World } from '../worlds/world.ts';
import { paymentOffers, selectedPayment } from '../payments/payment-offers.ts';
import { hindranceText, methodTexts } from '../payments/method-texts.ts';
import { wordingFor } from '../payments/payment-texts.ts';

const methodsFor = (view: View, storefront: Storefront, cart: CartRecord): readonly PaymentMethod[] => {
  const calculated = calculateCart(view, storefront, cart, { shippingCost: true });
  const selected = selectedPayment(view, storefront, cart, calculated);
  const owner = lookUp(view.state.users, cart.userId);
  const termsOfPayment = owner?.kind === 'customer' ? owner.termsOfPayment : undefined;
  return paymentOffers(view, storefront, calculated).map(({ paymentId, hindrance }) => ({
    paymentId,
    ...methodTexts(storefront, paymentId, wordingFor(paymentId, storefront, termsOfPayment)),
    selected: paymentId === selected,
    enabled: hindrance === undefined,
    ...(paymentId === NEEDS_BUYER_REFERENCE && cart.buyerReference !== undefined
      ? { buyerReference: cart.buyerReference }
      : {}),
    ...(hindrance === undefined ? {} : { additionalInfo: hindranceText(storefront, hindrance) }),
    isPrepaid: isPrepaid(paymentId),
  }));
};

const select = (
  tx: Transaction,
  shopper: Shopper,
  cartId: CartId,
  paymentId: PaymentId,
  buyerReference: string | undefined,
): Result<void, PaymentRefusal> => {
  const cart = changeableCart(tx, shopper, cartId);
  if (cart === undefined) return refused({ because: 'no-such-payment' });
  const method = methodsFor(tx, shopper.storefront, cart).find((offered) => offered.paymentId === paymentId);
  if (method === undefined) return refused({ because: 'no-such-payment' });
  if (!method.enabled) return refused({ because: 'payment-disabled' });
  const { buyerReference: _earlier, ...bare } = cart;
  if (paymentId !== NEEDS_BUYER_REFERENCE) {
    saveCart(tx, { ...bare, paymentId });
    return granted(undefined);
  }
  const message = buyerReferenceError(buyerReference);
  if (message !== undefined) return refused({ because: 'payment-refused', message });
  saveCart(tx, { ...bare, paymentId, buyerReference: readBuyerReference(buyerReference) });
  return granted(undefined);
};

export const inMemoryPayments = (world: World): Payments => ({
  methods: async (shopper, cartId) =>
    world.read((view) => {
      const cart = changeableCart(view, shopper, cartId);
      return cart === undefined ? [] : methodsFor(view, shopper.storefront, cart);
    }),
  select: async (shopper, cartId, paymentId, buyerReference) =>
    world.run((tx) => select(tx, shopper, cartId, paymentId, buyerReference)),
});
