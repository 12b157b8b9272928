import type { TaxShare } from '@shop/domain/carts/cart-position';
import { type Money, minus, money, plus, sumOf } from '@shop/domain/shared/money';
import { isDeliveredFreeByPrime } from '@shop/domain/prime/membership';
import type { ShipperOption } from '@shop/domain/shippers/shipper';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { membershipOf } from '../prime/membership-of.ts';
import { isBulky, shipperOptions } from '../shippers/shipper-options.ts';
import type { View } from '../worlds/transaction.ts';
import type { CartRecord } from './cart-record.ts';
import { taxesOf } from './cart-taxes.ts';
import { type DeliveryPlace, deliveryPlaceOf } from './delivery-place.ts';
import { missingForFreeDelivery } from './free-delivery.ts';
import { type PricedLine, priceLines } from './priced-lines.ts';
import { promotionSaving } from './promotions.ts';
import { addSavings, sumOfSavings } from './saving.ts';
import { voucherSavings, voucherTimeOf, type EvaluatedVoucher } from './vouchers.ts';

/** A cart at the current prices, stock, promotions and delivery costs. */
export interface CalculatedCart {
  readonly lines: readonly PricedLine[];
  readonly place: DeliveryPlace;
  readonly shippers: readonly ShipperOption[];
  readonly vouchers: readonly EvaluatedVoucher[];
  readonly subtotal: Money;
  readonly promotionsSaving: Money;
  readonly totalSavings: Money;
  /** Of the selected carrier; 0 if none is available. */
  readonly shippingCost: Money;
  readonly tax: readonly TaxShare[];
  readonly total: Money;
  readonly missingForFreeDelivery?: Money;
  readonly isBulky: boolean;
}

/** The total includes the shipping cost only if the caller requests it. */
export const calculateCart = (view: View, storefront: Storefront, cart: CartRecord, options: { readonly shippingCost: boolean }): CalculatedCart => {
  const { currency, isB2b } = storefront;
  const lines = priceLines(view, storefront, cart);
  const sent = lines.filter(({ quantity }) => quantity > 0);
  const place = deliveryPlaceOf(view, storefront, cart);
  const promoted = promotionSaving(lines, storefront);
  const { vouchers, saving, paysDelivery } = voucherSavings(cart.voucherCodes, { lines, promoted, currency }, voucherTimeOf(view));
  const savings = addSavings(promoted, saving);
  const subtotal = sumOf(lines.map(({ total }) => total), currency);
  const totalSavings = sumOfSavings(savings, { currency });
  const goods = minus(subtotal, totalSavings);
  const bulky = isBulky(sent);
  const missing = bulky ? undefined : missingForFreeDelivery(storefront, place.country, goods);
  const isFree = missing?.minor === 0 || sent.every(({ product }) => product.isCatalog) || isDeliveredFreeByPrime(membershipOf(view, cart), sent.map(({ item }) => item));
  const shippers = shipperOptions(view, storefront, { lines: sent, place, isFree, isPaid: paysDelivery, ...(cart.shipperCode === undefined ? {} : { chosen: cart.shipperCode }) });
  const delivery = shippers.find(({ selected }) => selected)?.costs ?? money(0, currency);
  const charged = options.shippingCost ? delivery : money(0, currency);
  const tax = taxesOf({ lines, savings, shipping: charged, isNet: isB2b });
  const beforeTax = plus(goods, charged);
  return {
    lines,
    place,
    shippers,
    vouchers,
    subtotal,
    promotionsSaving: sumOfSavings(promoted, { currency }),
    totalSavings,
    shippingCost: delivery,
    tax,
    total: isB2b ? plus(beforeTax, sumOf(tax.map(({ amount }) => amount), currency)) : beforeTax,
    ...(missing === undefined || isFree || paysDelivery ? {} : { missingForFreeDelivery: missing }),
    isBulky: bulky,
  };
};
