import type { TaxShare } from '@shop/domain/carts/cart-position';
import { figuresOf } from '@shop/domain/orders/order-figures';
import { type Money, money } from '@shop/domain/shared/money';
import { isDeliveredFreeByPrime } from '@shop/domain/customers/prime-membership';
import type { ShipperOption } from '@shop/domain/shippers/shipper';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { vatRateIn } from '@shop/domain/shared/vat-rates';
import { membershipOf } from '../prime/membership-of.ts';
import { isBulky, shipperOptions } from '../shippers/shipper-options.ts';
import type { View } from '../worlds/transaction.ts';
import { amountsOf, type CalculatedLine } from './calculated-line.ts';
import type { CartRecord } from './cart-record.ts';
import { type DeliveryPlace, deliveryPlaceOf } from './delivery-place.ts';
import { missingForFreeDelivery } from '../shippers/free-delivery.ts';
import { priceLines, valueOfGoods } from './priced-lines.ts';
import { promotionSaving } from './promotions.ts';
import { sumOfSavings } from './saving.ts';
import { voucherSavings, voucherTimeOf, type EvaluatedVoucher } from './vouchers.ts';

/** A cart at the current prices, stock, promotions and delivery costs. */
export interface CalculatedCart {
  readonly lines: readonly CalculatedLine[];
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
export const calculateCart = (
  view: View,
  storefront: Storefront,
  cart: CartRecord,
  options: { readonly shippingCost: boolean },
): CalculatedCart => {
  const { currency, isB2b } = storefront;
  const priced = priceLines(view, storefront, cart);
  const sent = priced.filter(({ quantity }) => quantity > 0);
  const place = deliveryPlaceOf(view, storefront, cart);
  const promoted = promotionSaving(priced, storefront);
  const { vouchers, saving, paysDelivery } = voucherSavings(
    cart.voucherCodes,
    { lines: priced, promoted, currency },
    voucherTimeOf(view),
  );
  const nothing = money(0, currency);
  const lines = priced.map((line, at) => ({
    ...line,
    promotionSaving: promoted[at] ?? nothing,
    voucherSaving: saving[at] ?? nothing,
    vatRate: vatRateIn(place.country, line.item.vatClass),
  }));
  const bulky = isBulky(sent);
  const missing = bulky
    ? undefined
    : missingForFreeDelivery(storefront, place.country, valueOfGoods(priced, storefront));
  const isFree =
    missing?.minor === 0 ||
    sent.every(({ product }) => product.isCatalog) ||
    isDeliveredFreeByPrime(
      membershipOf(view, cart),
      sent.map(({ item }) => item),
    );
  const shippers = shipperOptions(view, storefront, {
    lines: sent,
    place,
    isFree,
    isPaid: paysDelivery,
    ...(cart.shipperCode === undefined ? {} : { chosen: cart.shipperCode }),
  });
  const delivery = shippers.find(({ selected }) => selected)?.costs ?? nothing;
  const { goods, savings, taxes, total } = figuresOf({
    lines: lines.map(amountsOf),
    shipping: options.shippingCost ? delivery : nothing,
    isNet: isB2b,
  });
  return {
    lines,
    place,
    shippers,
    vouchers,
    subtotal: goods,
    promotionsSaving: sumOfSavings(promoted, { currency }),
    totalSavings: savings,
    shippingCost: delivery,
    tax: taxes.map(({ rate, amount }) => ({ rate, amount })),
    total,
    ...(missing === undefined || isFree || paysDelivery ? {} : { missingForFreeDelivery: missing }),
    isBulky: bulky,
  };
};
