import type { Cart } from '@shop/domain/carts/cart';
import { allLinesOf } from '@shop/domain/carts/cart-rules';
import type { CartPosition } from '@shop/domain/carts/cart-position';
import type { LineAmounts } from '@shop/domain/orders/order-figures';
import { minus, money, plus, split, times } from '@shop/domain/shared/money';
import { amountsOf, type CalculatedLine } from '../carts/calculated-line.ts';
import type { CalculatedCart } from '../carts/cart-totals.ts';
import { vatRateIn } from '@shop/domain/shared/vat-rates';
import type { View } from '../worlds/transaction.ts';

/** A line of an order, with what it costs. */
export interface ChargedLine {
  readonly position: CartPosition;
  readonly amounts: LineAmounts;
}

/**
 * An ordered line has one price: pieces at the special price of a lightning deal are a line of their own, before the rest.
 * Promotions count only the rest; each of the two lines has its share of the vouchers.
 */
const atOnePrice = (position: CartPosition, calculated: CalculatedLine): readonly ChargedLine[] => {
  const { quantityLightning, quantityNormal, pricePerUnitLightning, ...line } = position;
  if (quantityLightning === 0 || quantityNormal === 0 || pricePerUnitLightning === undefined)
    return [{ position, amounts: amountsOf(calculated) }];
  const { promotionSaving, voucherSaving, vatRate } = calculated;
  const { oldPricePerUnit: _ordinary, basePrice: _base, ...deal } = line;
  const { netPricePerUnitLightning: _net, ...rest } = line;
  const [dealTotal, restTotal] = [
    times(pricePerUnitLightning, quantityLightning),
    times(line.pricePerUnit, quantityNormal),
  ];
  const nothing = money(0, dealTotal.currency);
  const [onDeal = nothing, onRest = nothing] = split(voucherSaving, [
    dealTotal.minor,
    minus(restTotal, promotionSaving).minor,
  ]);
  return [
    {
      position: {
        ...deal,
        quantity: quantityLightning,
        quantityLightning,
        quantityNormal: 0,
        pricePerUnit: pricePerUnitLightning,
        oldPricePerUnit: line.pricePerUnit,
        pricePerUnitLightning,
        totalPrice: dealTotal,
      },
      amounts: { price: dealTotal, saving: onDeal, vatRate },
    },
    {
      position: {
        ...rest,
        id: `${line.id}-normal`,
        isLightningDeal: false,
        quantity: quantityNormal,
        quantityLightning: 0,
        quantityNormal,
        totalPrice: restTotal,
      },
      amounts: { price: restTotal, saving: plus(promotionSaving, onRest), vatRate },
    },
  ];
};

/** Free articles are added to a cart, and cost nothing. */
const freeLine = (view: View, position: CartPosition, { place }: CalculatedCart): ChargedLine => {
  const vatRate = vatRateIn(place.country, view.goods.item(position.itemId)?.vatClass ?? 'standard');
  return { position, amounts: { price: position.totalPrice, saving: money(0, position.totalPrice.currency), vatRate } };
};

/** The lines of an order, in the order of its positions. */
export const orderedLines = (view: View, cart: Cart, calculated: CalculatedCart): readonly ChargedLine[] =>
  allLinesOf(cart)
    .filter(({ quantity }) => quantity > 0)
    .flatMap((position) => {
      const found = calculated.lines.find(({ line }) => line.id === position.id);
      return found === undefined ? [freeLine(view, position, calculated)] : atOnePrice(position, found);
    });
