import type { TaxShare } from '@shop/domain/carts/cart-position';
import { minus, type Money, money, percentOf, plus, split, sumOf, taxIn } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { OrderRecord } from '../orders/order-record.ts';

/** Money that goes back to the buyer. Business prices are net: there the tax is added to them. */
export interface Refund {
  readonly goods: Money;
  /** The delivery costs, once everything that was paid for is returned. */
  readonly shipping: Money;
  readonly tax: readonly TaxShare[];
  readonly total: Money;
}

/** Pieces of a line, by the number of the line. */
export type PiecesOf = (lineNo: number) => number;

interface PaidLine {
  readonly lineNo: number;
  readonly quantity: number;
  /** With its share of the order's savings. */
  readonly paid: Money;
  readonly vatRate: number;
}

const paidLines = ({ confirmation, shipments }: OrderRecord): readonly PaidLine[] => {
  const { positions, totalSavings } = confirmation;
  const savings = split(totalSavings, positions.map(({ totalPrice }) => totalPrice.minor));
  const rates = new Map(shipments.flatMap(({ lines }) => lines).map(({ lineNo, vatRate }) => [lineNo, vatRate]));
  return positions.map(({ quantity, totalPrice }, at) => ({
    lineNo: at + 1,
    quantity,
    paid: minus(totalPrice, savings[at] ?? money(0, totalPrice.currency)),
    vatRate: rates.get(at + 1) ?? 0,
  }));
};

const taxOf = (base: Money, vatRate: number, isNet: boolean): Money => (isNet ? percentOf(base, vatRate) : taxIn(base, vatRate));

/** What is refunded once these pieces are returned, from the first one on: so refunds of parts add up to the cent. */
const refundedSince = (order: OrderRecord, returned: PiecesOf): Refund => {
  const { currency, isB2b } = STOREFRONTS[order.storefrontId];
  const { shippingCost, tax, total } = order.confirmation;
  const lines = paidLines(order).filter(({ quantity }) => quantity > 0);
  const isEverything = lines.every(({ lineNo, quantity, paid }) => paid.minor === 0 || returned(lineNo) >= quantity);
  const shares = lines.map(({ lineNo, quantity, paid, vatRate }) => ({
    vatRate,
    amount: money(Math.round((paid.minor * Math.min(returned(lineNo), quantity)) / quantity), currency),
  }));
  const goods = sumOf(shares.map(({ amount }) => amount), currency);
  if (isEverything) return { goods, shipping: shippingCost, tax, total };
  const rates = [...new Set(shares.map(({ vatRate }) => vatRate))].toSorted((a, b) => b - a);
  const taxes = rates.map((rate) => ({ rate, amount: taxOf(sumOf(shares.filter(({ vatRate }) => vatRate === rate).map(({ amount }) => amount), currency), rate, isB2b) }));
  return { goods, shipping: money(0, currency), tax: taxes, total: isB2b ? plus(goods, sumOf(taxes.map(({ amount }) => amount), currency)) : goods };
};

/** What a return refunds: the paid price of its pieces with their share of vouchers and promotions, and the tax in it. */
export const refundOf = (order: OrderRecord, { before, after }: { readonly before: PiecesOf; readonly after: PiecesOf }): Refund => {
  const [earlier, later] = [refundedSince(order, before), refundedSince(order, after)];
  const taxBefore = (rate: number): Money => earlier.tax.find((share) => share.rate === rate)?.amount ?? money(0, later.total.currency);
  return {
    goods: minus(later.goods, earlier.goods),
    shipping: minus(later.shipping, earlier.shipping),
    tax: later.tax.map(({ rate, amount }) => ({ rate, amount: minus(amount, taxBefore(rate)) })).filter(({ amount }) => amount.minor !== 0),
    total: minus(later.total, earlier.total),
  };
};
