import type { TaxShare } from '@shop/domain/carts/cart-position';
import { type Money, minus, money, percentOf, plus, split, sumOf, taxIn } from '@shop/domain/shared/money';
import type { PricedLine } from './priced-lines.ts';
import type { Saving } from './saving.ts';

/**
 * VAT by rate, each rounded once: contained in gross prices, added to net ones. Delivery shares the rates of the goods
 * by their values (Abschn. 3.10 UStAE: an ancillary service follows the supply).
 */
export const taxesOf = (cart: {
  readonly lines: readonly PricedLine[];
  readonly savings: Saving;
  readonly shipping: Money;
  readonly isNet: boolean;
}): readonly TaxShare[] => {
  const { lines, savings, shipping, isNet } = cart;
  const { currency } = shipping;
  const rates = [...new Set(lines.map(({ price }) => price.vatRate))].toSorted((a, b) => b - a);
  const goods = rates.map((rate) =>
    sumOf(
      lines.flatMap(({ price, total }, at) => (price.vatRate === rate ? [minus(total, savings[at] ?? money(0, currency))] : [])),
      currency,
    ),
  );
  const delivery = split(shipping, goods.map(({ minor }) => minor));
  return rates.map((rate, at) => {
    const base = plus(goods[at] ?? money(0, currency), delivery[at] ?? money(0, currency));
    return { rate, amount: isNet ? percentOf(base, rate) : taxIn(base, rate) };
  });
};
