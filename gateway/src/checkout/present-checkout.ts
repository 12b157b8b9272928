import { deliveryCountriesOf } from '@shop/domain/addresses/delivery-countries';
import { defaultBillingAddress } from '@shop/domain/addresses/default-billing-address';
import { checkoutOf, stepsFor } from '@shop/domain/checkout/checkout';
import { deliverySituationOf, deliveryTypeOf } from '@shop/domain/addresses/delivery-type';
import { factsOfVisit } from '@shop/domain/checkout/facts-of-visit';
import type { Visit } from '@shop/domain/visit/visit.port';
import { withNotices } from '@shop/domain/shippers/shipper-rules';
import { presentAddress } from '../addresses/present-address.ts';
import { presentCart } from '../carts/present-cart.ts';
import { presentPaymentMethod } from '../payments/present-payment-method.ts';
import type { CheckoutType } from './checkout.types.ts';
import { presentCheckoutFacts } from './present-checkout-facts.ts';
import type { WholeCheckout } from '@shop/domain/checkout/read-whole-checkout';
import type { SeenCarts } from './seen-carts.ts';

export const presentCheckout = (whole: WholeCheckout, visit: Visit, seenCarts: SeenCarts): CheckoutType => {
  const { cart, billing, shipping, customer, paymentMethods } = whole;
  const { storefront } = visit.shopper;
  const { isB2b } = storefront;
  const facts = factsOfVisit(visit, cart, paymentMethods);
  return {
    __typename: 'Checkout',
    facts: presentCheckoutFacts(facts),
    step: checkoutOf(facts).at,
    steps: stepsFor(facts),
    cart: presentCart(cart, storefront),
    email: customer?.email,
    phone: customer?.phone,
    deliveryType: deliveryTypeOf(cart),
    billingAddress: cart.billingAddress === undefined ? undefined : presentAddress(cart.billingAddress),
    shippingAddress: cart.shippingAddress === undefined ? undefined : presentAddress(cart.shippingAddress),
    billingAddresses: billing.map(presentAddress),
    shippingAddresses: shipping.map(presentAddress),
    defaultBillingAddressId: defaultBillingAddress({ isB2b, billing, shipping })?.addressId,
    shippers: withNotices(cart.shippers, deliverySituationOf(cart)),
    speditionFields: cart.speditionFields,
    billingEmail: cart.billingEmail,
    shippingEmail: cart.shippingEmail,
    orderReference: cart.orderReference,
    costCentre: cart.costCentre,
    orderComment: cart.orderComment,
    newsletterChosen: cart.newsletterChosen,
    paymentMethods: paymentMethods.map(presentPaymentMethod),
    selectedPaymentId: cart.selectedPayment,
    deliveryCountries: deliveryCountriesOf(storefront),
    seen: seenCarts.write(cart),
  };
};
