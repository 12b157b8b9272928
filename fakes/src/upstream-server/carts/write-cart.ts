import type { Cart, ContactEmail } from '@shop/domain/carts/cart';
import type { CartMerge } from '@shop/domain/carts/cart-merge';
import type { TaxShare } from '@shop/domain/carts/cart-position';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { writeAddressIfAny } from '../addresses/write-address.ts';
import type {
  BzBasket,
  Cart as UpstreamCart,
  CartDetails,
  CartMerge as UpstreamMerge,
  ContactEmail as UpstreamContactEmail,
  TaxShare as UpstreamTaxShare,
} from '../generated/upstream-types.ts';
import { inCapitals, knownWord } from '../shared/known-word.ts';
import { orNull } from '../shared/or-null.ts';
import { writeMoney, writeMoneyIfAny } from '../shared/write-money.ts';
import { writeShipper } from '../shippers/write-shipper.ts';
import { writeSavedLine } from './write-saved-line.ts';
import { writePosition } from './write-position.ts';

export const writeTax = ({ rate, amount }: TaxShare, storefront: Storefront): UpstreamTaxShare => ({
  rate,
  amount: writeMoney(amount, storefront),
});

const writeEmail = ({ selected, preselected }: ContactEmail): UpstreamContactEmail => ({
  selected: orNull(selected),
  preselected: orNull(preselected),
});

const writeBasket = (cart: Cart, storefront: Storefront): BzBasket => ({
  shippers: cart.shippers.map((shipper) => writeShipper(shipper, storefront)),
  speditionsFields: cart.speditionFields.map(({ name, value, required }) => ({
    fieldName: name,
    fieldValue: value,
    required,
  })),
  contactEmails: { billing: writeEmail(cart.billingEmail), shipping: writeEmail(cart.shippingEmail) },
  orderReference: orNull(cart.orderReference),
  costCentre: orNull(cart.costCentre),
  orderComment: orNull(cart.orderComment),
  newsletterSubscribe: cart.newsletterChosen,
});

const writeAmounts = (cart: Cart, storefront: Storefront) => ({
  subtotal: writeMoney(cart.subtotal, storefront),
  total: writeMoney(cart.total, storefront),
  tax: cart.tax.map((share) => writeTax(share, storefront)),
  shippingCost: writeMoneyIfAny(cart.shippingCost, storefront),
  totals: { netValue: writeMoney(cart.netValue, storefront) },
  basketValue: writeMoney(cart.basketValue, storefront),
  promotionsSaving: writeMoney(cart.promotionsSaving, storefront),
  totalSavings: writeMoney(cart.totalSavings, storefront),
});

const writeMerge = ({ from, lines, vouchers }: CartMerge): UpstreamMerge => ({ fromCartId: from, lines, vouchers });

const writeDetails = (cart: Cart, storefront: Storefront): CartDetails => ({
  positionCount: cart.positionCount,
  articleCount: cart.articleCount,
  bzBasket: writeBasket(cart, storefront),
  ...writeAmounts(cart, storefront),
  voucherCodeStatus: cart.vouchers.map(({ saving, status, ...voucher }) => ({
    ...voucher,
    status: inCapitals(knownWord(status)),
    saving: writeMoney(saving, storefront),
  })),
  deliveryFreeMessage:
    cart.missingForFreeDelivery === undefined
      ? null
      : { missingAmount: writeMoney(cart.missingForFreeDelivery, storefront) },
  selectedPaymentMethodInCart:
    cart.selectedPayment === undefined
      ? null
      : { paymentId: cart.selectedPayment, buyerReference: orNull(cart.buyerReference) },
  deliveryCountry: cart.deliveryCountry,
  freeArticles: cart.freeArticles.map((position) => writePosition(position, storefront)),
  catalogs: cart.catalogs.map((position) => writePosition(position, storefront)),
  positions: cart.positions.map((position) => writePosition(position, storefront)),
  savedLines: cart.savedLines.map((line) => writeSavedLine(line, storefront)),
  merge: cart.merge === undefined ? null : writeMerge(cart.merge),
});

export const writeCart = (cart: Cart, storefront: Storefront): UpstreamCart => ({
  id: cart.id,
  billingAddress: writeAddressIfAny(cart.billingAddress),
  shippingAddress: writeAddressIfAny(cart.shippingAddress),
  attributes: { submitted: cart.submitted, submittedAs: orNull(cart.submittedAs) },
  details: writeDetails(cart, storefront),
});
